"""Score sheets and statistics in words."""
