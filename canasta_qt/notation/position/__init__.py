"""Positions as one line of text: the fields, and reading and writing of lines."""
