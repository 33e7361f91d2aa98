"""Bots that search sampled worlds."""
