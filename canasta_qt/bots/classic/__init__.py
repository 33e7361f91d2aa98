"""The fast rule policy, which decides without a search and plays only Classic."""
