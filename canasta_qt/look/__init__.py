"""Colours, sizes, layers, durations, icons and keys of the program, by name."""
