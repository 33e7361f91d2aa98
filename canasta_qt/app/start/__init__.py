"""From the command line to the first paint and the program."""
