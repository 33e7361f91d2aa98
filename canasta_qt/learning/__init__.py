"""Lessons, practice positions, the deal of the day, grades of answers, and progress."""
