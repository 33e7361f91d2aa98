"""Sentences about actions, their reasons, their comparison, and mistakes."""
