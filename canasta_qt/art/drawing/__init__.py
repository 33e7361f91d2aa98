"""SVG shapes, suits, colours and textiles."""
