"""Graphics items of the table."""
