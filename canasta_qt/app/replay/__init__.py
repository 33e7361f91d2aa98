"""Opening a recorded game, stepping through it, and reviewing its decisions."""
