"""A ruleset on one to two pages."""
