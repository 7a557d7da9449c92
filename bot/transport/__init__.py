"""Transport: discord.py. It carries what people do to the services, and what the services tell back to Discord.

May import discord, `bot.presentation`, `bot.services` and below. Only cogs stand above it. Start reading at `client`;
an interaction's way is `verbs` (who handles it) → `asked` (what it says) → `replying` (commit, then answer).
"""
