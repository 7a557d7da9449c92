"""A whole server on this machine, in the browser: the real bot on a Discord in memory, with robots in the empty seats.

May import everything below the command line, discord.py and simcord (extra `play`). Start reading at `show`, which
puts it all together: `world` is the server and its people, `stage` what one person looks at, `proxy` the page.
"""
