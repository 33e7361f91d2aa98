"""The game as text: positions, actions, lines, records and transcripts; and the
judge."""
