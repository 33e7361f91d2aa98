"""Estimates shared by both rule policies, and tuned values."""
