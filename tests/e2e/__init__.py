"""The real bot in a simulated Discord: tests that read like a chat. Start reading at `chat`.

`simworld` is the one module that knows simcord's private names.
"""
