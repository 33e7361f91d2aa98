"""Contests between levels."""
