"""Sentences for people: events, refusals, scores, rules."""
