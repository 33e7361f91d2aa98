"""Random inputs for every reader of outside text."""
