"""`python -m bot` is `duskbid`."""

from bot.cli import main

if __name__ == "__main__":
    main()
