"""Advice in sentences."""
