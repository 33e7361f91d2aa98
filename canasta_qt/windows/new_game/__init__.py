"""Dialog for a new game."""
