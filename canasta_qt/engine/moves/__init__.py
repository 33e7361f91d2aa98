"""The rules of drawing, taking, melding, discarding and going out, as functions of a
position."""
