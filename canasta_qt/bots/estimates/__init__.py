"""What both policies estimate about a table and a hand."""
