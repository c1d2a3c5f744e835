"""The rules of the night."""
