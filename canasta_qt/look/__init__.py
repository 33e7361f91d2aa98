"""Colours, sizes, durations, icons and keys of the program."""
