"""Tests of rites alone: its rulings, ranking, generation, robot, secrets."""
