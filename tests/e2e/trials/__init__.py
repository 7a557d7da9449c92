"""Extensions for tests of transport alone."""
