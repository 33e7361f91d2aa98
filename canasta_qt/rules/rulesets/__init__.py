"""The built-in rulesets, one module for each family; the docstring of a ruleset names
its sources."""
