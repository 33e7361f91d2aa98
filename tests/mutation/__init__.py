"""Mutation runs: which small errors in a part of the program no test would notice."""
