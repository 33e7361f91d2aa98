"""The picture of the table as data: where each card is."""
