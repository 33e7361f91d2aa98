"""Drawing, taking, melding, discarding and going out."""
