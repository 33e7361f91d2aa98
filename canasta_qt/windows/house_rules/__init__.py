"""Editor of house rules."""
