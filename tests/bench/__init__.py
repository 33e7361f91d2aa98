"""Benchmarks of the window, run by `canasta-qt bench` in a checkout."""
