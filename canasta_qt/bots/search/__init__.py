"""Bots that search sampled deals."""
