"""Hints, reviews of rounds, grades of answers, and the adviser that evaluates moves."""
