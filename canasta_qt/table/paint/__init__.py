"""Brushes, fonts and the common painted item."""
