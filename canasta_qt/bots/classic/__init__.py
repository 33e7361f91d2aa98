"""The fast rule policy, for Classic only."""
