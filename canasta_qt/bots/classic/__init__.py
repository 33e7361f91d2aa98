"""The fast rule policy: decides without a search, in Classic only."""
