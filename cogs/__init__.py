"""What people meet: commands, buttons, forms. Each handler reads what was asked, calls a service, and says the answer.

May import `bot.transport`, `bot.services`, `bot.presentation` and below. Loaded by name: every module or package here
without `_` before its name is an extension with a `setup`. Start reading at `lobby`.
"""
