"""Lessons, practice positions, practice rounds and the deal of the day."""
