"""Measurement of the bots: strength, speed, legality; not part of the game."""
