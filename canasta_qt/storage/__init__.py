"""Files of the program: games, custom rulesets, score pads, and their paths."""
