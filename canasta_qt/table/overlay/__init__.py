"""Boxes over the table."""
