"""Inputs by chance for everything that reads."""
