"""The rule policy for all rulesets: decides without a search."""
