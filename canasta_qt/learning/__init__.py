"""Lessons, practice positions, grades and progress."""
