"""A position and a line in, what the rules say out."""
