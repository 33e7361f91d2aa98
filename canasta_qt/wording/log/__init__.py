"""One line for each turn."""
