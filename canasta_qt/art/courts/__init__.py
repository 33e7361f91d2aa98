"""Aces, courts and jokers."""
