"""Tests of the tycoon engine; start at `variants`, which plays matches under random house rules."""
