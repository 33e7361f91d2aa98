"""Definitions of the rule parameters: each module has one or two of the groups A to M
of `docs/rules.md`."""
