"""The scene and the cards in it."""
