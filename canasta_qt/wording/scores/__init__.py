"""Scores, score sheets, ends of games and statistics in words."""
