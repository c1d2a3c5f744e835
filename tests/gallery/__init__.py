"""Every picture with made-up values, to be looked at: `python -m tests.gallery OUT_DIR`."""
