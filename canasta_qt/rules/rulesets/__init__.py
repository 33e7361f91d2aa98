"""The rulesets, one module for each family; docstrings name the texts they follow."""
