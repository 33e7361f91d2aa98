"""The house rules editor."""
