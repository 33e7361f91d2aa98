"""Measurement of strength, speed and legality of bots; not part of the game."""
