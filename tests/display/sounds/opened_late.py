"""Opens a card that takes its time, and counts meanwhile: `python -m tests.display.sounds.opened_late FIFO`.

The disk driver's file is a pipe that nobody reads yet, so opening it lasts until this thread opens the other
end: which it can only do if it is not held up itself. Prints how far it had counted, and what came of it.
"""

import os
import sys
from pathlib import Path
from threading import Thread

from clock.display.sounds.mixer import Mixer, open_mixer
from clock.troubles import CardFails

COUNTED = 2_000_000


def counted(pipe: Path) -> tuple[int, list[Mixer | CardFails]]:
    """Return how far this thread counts while the other one opens the card, and what that one has."""
    os.mkfifo(pipe)
    os.environ |= {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(pipe)}
    opened: list[Mixer | CardFails] = []
    opening = Thread(target=lambda: opened.append(open_mixer()))
    opening.start()
    count = 0
    while count < COUNTED:
        count += 1
    assert not opened
    reads = os.open(pipe, os.O_RDONLY)
    opening.join()
    os.close(reads)
    return count, opened


if __name__ == "__main__":
    found, (mixer,) = counted(Path(sys.argv[1]))
    sys.stdout.write(f"{found} {type(mixer).__name__}")
    sys.stdout.flush()
    # Nobody reads the pipe any more, so the card is not given back in good order.
    os._exit(0)
