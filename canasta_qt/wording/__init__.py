"""Sentences about the game for people: events, refusals, advice, scores, rules."""
