"""Dialogs of the score pad for games with real cards: setup, rounds and totals, entry
of a round."""
