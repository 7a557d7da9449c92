"""Errors that a person meets. Imports nothing, so that every layer may raise them."""


class UserError(Exception):
    """An error that a person can mend; its text is one clear line, and the command line ends with `exit_code`."""

    exit_code = 2
