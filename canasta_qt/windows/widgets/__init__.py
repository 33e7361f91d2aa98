"""Widgets, layouts and styles shared by several windows."""
