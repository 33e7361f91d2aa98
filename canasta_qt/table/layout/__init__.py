"""Rectangles from sizes and counts. No Qt."""
