"""Rule sheet: a page with all rules of a ruleset, in chapters."""
