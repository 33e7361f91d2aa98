"""Files of the program: games, custom rulesets, paths."""
