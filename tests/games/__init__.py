"""Tests of the rules: each engine, and what holds for all of them."""
