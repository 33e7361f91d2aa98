"""Measurement of strength, speed and legality of the bots, and training; the game
itself does not use this package."""
