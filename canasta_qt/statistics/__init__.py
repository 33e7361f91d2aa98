"""Statistics of finished games: database, figures, updates."""
