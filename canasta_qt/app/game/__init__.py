"""The main game: setup, page of the window, saving, counting, sounds and end."""
