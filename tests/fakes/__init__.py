"""Fakes at the ports: what the tests put in place of the machine, the database and Discord."""
