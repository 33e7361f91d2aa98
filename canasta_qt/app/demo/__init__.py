"""Demo and smoke test."""
