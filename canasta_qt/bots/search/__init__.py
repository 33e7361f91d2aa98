"""Bots that search: options are played in worlds, and the resulting positions
evaluated."""
