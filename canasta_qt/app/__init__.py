"""Composition of the program: windows, table, controllers, storage."""
