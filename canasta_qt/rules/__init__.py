"""Rulesets as data: parameters, values, contradictions and their text."""
