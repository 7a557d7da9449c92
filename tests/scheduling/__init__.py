"""Alarms."""
