"""The policy for every other game."""
