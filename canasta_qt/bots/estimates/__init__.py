"""Estimates used by both rule policies, traits of rulesets, and tuned values."""
