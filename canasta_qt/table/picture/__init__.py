"""Picture of the table as data: where each card is."""
