"""Delivery: what is in the outbox goes out once, in order for each destination, and panels show the newest.

May import the ports and rows of `bot.services`, the registry of games, the clock. Start reading at `worker`, which
claims destinations; `sending` brings one outbox row to its end, `panels` one panel, `members` one side's thread,
`refusals` says what becomes of a destination that refuses and `doors` who is told of it, `line` is the messenger under
limits, `nonces` why nothing is said twice.
"""
