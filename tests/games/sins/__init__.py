"""Tests of sins beyond its cases."""
