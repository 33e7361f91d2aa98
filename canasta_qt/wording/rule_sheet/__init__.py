"""Rule sheet: a ruleset on one or two pages."""
