"""Rules that contradict each other, and rules without effect."""
