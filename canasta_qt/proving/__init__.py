"""Measurement of strength, speed and legality of the bots, and training; no part of the
game."""
