"""Handlers of the menus."""
