"""The pictures of the night: frozen values that hold all one shows, in words and numbers, and draw it."""
