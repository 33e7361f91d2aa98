"""Games begun, saved and ended."""
