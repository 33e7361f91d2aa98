"""Contests between bots of different levels."""
