"""Rulesets as data: parameters and their values, built-in rulesets, contradictions, and
rulesets as text."""
