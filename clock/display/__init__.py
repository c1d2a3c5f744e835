"""What is on the screen: the look, the drawn pieces and the window. pygame lives here and nowhere else."""

import os

# pygame greets on standard output, which belongs to the JSON that was asked for.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
