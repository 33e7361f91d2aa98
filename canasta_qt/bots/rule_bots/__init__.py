"""Bots without a search, and the reasons of their actions."""
