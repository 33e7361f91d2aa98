"""Statistics of finished games: the database, its update from records, and figures."""
