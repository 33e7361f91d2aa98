"""Log: one line for each turn."""
