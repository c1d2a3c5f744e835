"""Every picture with made-up values, to be looked at: `python -m clock.display.gallery OUT_DIR`."""
