"""Score sheet, hands and winner."""
