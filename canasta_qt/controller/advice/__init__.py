"""Hints, reviews and the adviser."""
