"""Tests of the command line, in this process wherever that shows the same."""
