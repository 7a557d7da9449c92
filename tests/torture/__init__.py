"""The full figures of the promises; short versions of the same checks run with all other tests."""
