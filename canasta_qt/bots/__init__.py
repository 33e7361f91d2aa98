"""Bots: rule policies, levels, search, and requests to bots as JSON."""
