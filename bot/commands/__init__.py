"""What the commands of the command line do, one module each; may import everything below. Start at `bot.cli`."""
