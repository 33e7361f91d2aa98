"""Start of the program: options, single instance, first paint, and composition of all
parts."""
