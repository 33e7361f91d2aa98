"""Pages of the window with a table, and the main game: setup, bots, saving, score,
count, sounds and end."""
