"""House rules in words."""
