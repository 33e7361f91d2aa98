"""Levels against each other."""
