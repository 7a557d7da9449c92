"""Tests of what people read: every message in every language, names, sizes, typed words."""
