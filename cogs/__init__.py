"""Extensions of the bot, one for each area: what somebody asks is parsed, given to a service, and its answer shown.

May import `bot.transport`, `bot.services`, `bot.presentation` and below; nothing imports them, they are loaded by name.
Every module without `_` before its name is an extension and has `setup`. Start reading at `voting`, the shortest; what
they share is in `_matches` (which match is meant) and `_saying` (answers shown in their match).
"""
