"""Proof that bots are strong, quick and legal; no part of the game."""
