"""Rule parameters, house rules and their values in words."""
