"""Dialogs of the score pad for games with real cards."""
