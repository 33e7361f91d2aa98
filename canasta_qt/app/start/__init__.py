"""From the command line to the first paint, and the composition of the program."""
