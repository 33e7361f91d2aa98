"""The deck as SVG text, portraits and typefaces, and their pixmaps."""
