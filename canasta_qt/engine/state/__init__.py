"""The position, actions on it, events, refusals and the rules of one table."""
