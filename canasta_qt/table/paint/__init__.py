"""Brushes, fonts, painted buttons, and the base class of painted items."""
