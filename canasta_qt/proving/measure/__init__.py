"""Benchmarks, soak test, random house rules, and training."""
