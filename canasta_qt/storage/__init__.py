"""What is kept on disk: games, settings, statistics, paths."""
