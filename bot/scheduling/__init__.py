"""Scheduling: what `bot.services.ports.Alarm` promises, on APScheduler, or on any other clock. It holds no truth.

May import `bot.services` and below, and APScheduler, which is used nowhere else. Start reading at `bell`.
"""
