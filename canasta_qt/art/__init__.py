"""The deck, composed as SVG text, and its pixmaps."""
