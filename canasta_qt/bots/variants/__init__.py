"""The rule policy for all rulesets, which decides without a search."""
