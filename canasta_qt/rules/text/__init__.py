"""Rulesets and parameter values as text."""
