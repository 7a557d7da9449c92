"""The bot on real sockets: its transport, and `duskbid run` as a process, before a stand-in for Discord's API.

Here belongs what a Discord in memory cannot show: dropped lines, rate limits, nonces, killed processes. The stand-in
knows the routes that these tests use and no more; a test holds it against Discord's own description of its API.
"""
