"""Definitions of the rule parameters, one module for each group or two."""
