"""Colours, sizes, durations and signs of the program."""
