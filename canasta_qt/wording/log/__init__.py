"""Log of a game in words, with one line for each turn."""
