"""The strict loader: what it reads, what it refuses, and with which words; under both parsers of PyYAML."""
