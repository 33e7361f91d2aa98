"""One module for each family of rulesets, with the texts they follow."""
