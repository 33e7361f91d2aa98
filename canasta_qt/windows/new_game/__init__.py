"""Dialog for a new game: list of games, rows of seats, and the chosen setup as
values."""
