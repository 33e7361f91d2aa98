"""Log of a game in words, one line for each turn."""
