"""Move analysis and hand review."""
