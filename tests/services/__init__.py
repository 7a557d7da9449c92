"""The services with fakes at their ports."""
