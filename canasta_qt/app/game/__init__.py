"""The main game: its setup, saving, counting and end."""
