"""One module per ruleset, each with the texts it follows."""
