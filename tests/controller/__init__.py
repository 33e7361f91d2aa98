"""Tests of the game being played: gestures, drafts, the session."""
