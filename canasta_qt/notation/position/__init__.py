"""A position as one line of text."""
