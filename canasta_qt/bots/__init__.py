"""Bots: rule policies, levels, search, and requests to bots in JSON."""
