"""The rules of every game as pure engines: state and action in, new state and events out.

Nothing here does I/O, reads a clock, logs or draws global chance. It may import only itself, msgspec and the
standard library's pure parts. Start reading at `api`, then at one game's `game` module.
"""
