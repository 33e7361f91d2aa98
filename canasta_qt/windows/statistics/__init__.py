"""Dialog for the statistics."""
