"""Handlers of the menu entries, and the dialogs that they open."""
