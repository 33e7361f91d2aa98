"""Finished games counted: database, figures, updates."""
