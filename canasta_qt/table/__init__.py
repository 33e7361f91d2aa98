"""The card table as a graphics scene."""
