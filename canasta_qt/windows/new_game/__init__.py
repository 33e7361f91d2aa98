"""The sheet for a new game."""
