"""The graphics scene of the table, its card items and its fixed items."""
