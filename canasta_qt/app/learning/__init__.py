"""What is learned at the table: the own game waits, lessons and practice come."""
