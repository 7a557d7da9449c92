"""The rehearsal in a real browser, and its world without one."""
