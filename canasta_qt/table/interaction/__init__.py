"""Gestures at the table: mouse, keyboard and focus, and the texts and marks that answer
them."""
