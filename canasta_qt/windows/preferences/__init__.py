"""Preferences."""
