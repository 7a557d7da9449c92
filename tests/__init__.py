"""All tests; tests/architecture keeps the shape of the project itself."""
