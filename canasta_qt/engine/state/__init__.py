"""The position, melds, actions, events and refusals as values, and the terms of a
game."""
