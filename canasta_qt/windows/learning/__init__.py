"""Start page, lists of lessons, and dialogs for answers and the deal of the day."""
