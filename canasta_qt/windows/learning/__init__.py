"""What is learned: the start page, lists, the card of what is known."""
