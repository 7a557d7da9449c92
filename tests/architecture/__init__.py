"""Tests about the project: sizes, imports, documents, the wheel."""
