"""What may be played: rulesets as data, without behaviour."""
