"""Animation of events."""
