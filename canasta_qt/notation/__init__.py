"""The game as text: positions, actions, records, transcripts."""
