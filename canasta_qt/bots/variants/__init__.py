"""The rule policy for all variants."""
