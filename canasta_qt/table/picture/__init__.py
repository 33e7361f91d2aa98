"""The picture as data: which card lies where."""
