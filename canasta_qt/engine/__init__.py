"""How it is played: pure functions on a compact position."""
