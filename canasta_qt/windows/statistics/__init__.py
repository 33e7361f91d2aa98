"""The statistics sheet."""
