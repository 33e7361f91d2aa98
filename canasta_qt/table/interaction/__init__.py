"""Mouse, keyboard, focus and drag."""
