"""A game as a file: record, replay, transcript."""
