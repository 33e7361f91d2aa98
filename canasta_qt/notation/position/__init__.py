"""Positions as one line of text."""
