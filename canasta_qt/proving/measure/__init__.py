"""Speed, soak tests and training."""
