"""Effects of clicks, drags and keys."""
