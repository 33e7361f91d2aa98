"""Layout of the table: rectangles computed from sizes and numbers of cards, without
Qt."""
