"""Bots that play by rules of thumb, and why they act."""
