"""A tournament clock that runs a poker night from the first deal to the winner."""

VERSION = "0.1.0"
"""What this clock is called among those to come; the package takes it from here."""
