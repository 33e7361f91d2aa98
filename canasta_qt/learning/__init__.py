"""What somebody learns from: practice positions and lessons, read from files."""
