"""The quick policy, for Classic."""
