"""Contests between two bots, over duplicate deals or whole games."""
