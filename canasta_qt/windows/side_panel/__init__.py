"""Score card and log."""
