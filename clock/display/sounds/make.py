"""Writes the chimes' wave files from their score: `python -m clock.display.sounds.make [FOLDER]`."""

import io
import sys
import wave
from array import array
from pathlib import Path

from clock.display.sounds.chimes import Chime
from clock.display.sounds.score import SCORE
from clock.display.sounds.tones import RATE, samples


def wave_file(chime: Chime) -> bytes:
    """Return the file of a chime: one channel of 16 bits."""
    heard = array("h", samples(SCORE[chime]))
    if sys.byteorder == "big":
        heard.byteswap()
    file = io.BytesIO()
    with wave.open(file, "wb") as written:
        written.setnchannels(1)
        written.setsampwidth(heard.itemsize)
        written.setframerate(RATE)
        written.writeframes(heard.tobytes())
    return file.getvalue()


def main(folder: Path | None) -> None:
    """Write the file of every chime into a folder, or to where the clock looks for them."""
    for chime in Chime:
        path = chime.file if folder is None else folder / chime.file.name
        path.write_bytes(wave_file(chime))


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
