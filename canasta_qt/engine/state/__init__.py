"""The position, what is done to it, what came of it, and why not."""
