"""The count of a finished round."""
