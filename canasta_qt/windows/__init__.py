"""Everything in the window that is not the table."""
