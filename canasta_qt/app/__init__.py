"""Puts the program together."""
