"""The game being played: session, gestures, bots, advice, lessons and replays."""
