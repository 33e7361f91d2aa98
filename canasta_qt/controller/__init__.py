"""The game being played: session, drafts, gestures, bots."""
