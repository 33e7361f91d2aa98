"""The deck as SVG text, portraits, typefaces, and their pixmaps."""
