"""What is on the screen: the look, the drawn pieces and the window. pygame lives here and nowhere else."""

import os
import sys

UNUSED = (
    "_debug",
    "imageext",
    "mixer",
    "mixer_music",
    "pixelarray",
    "pkgdata",
    "scrap",
    "system",
    "typing",
)
"""Parts of pygame that are not used here; with the libraries beneath them they take five megabytes.

Without `imageext` no file of a picture can be read, and without `pkgdata` there is no font but our own.
"""

# pygame greets on standard output, which belongs to the JSON that was asked for.
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

# A module that is None cannot be imported, and pygame goes on without a part that cannot.
for part in UNUSED:
    sys.modules.setdefault(f"pygame.{part}", None)  # type: ignore[arg-type]  # it may be, says Python's reference
