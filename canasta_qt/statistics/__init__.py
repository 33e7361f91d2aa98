"""Statistics of finished games: database, figures, update."""
