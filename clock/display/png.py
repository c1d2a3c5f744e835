"""PNG, the form in which a picture is kept as a file."""

import struct
import zlib

import pygame

SIGNATURE = b"\x89PNG\r\n\x1a\n"
DEPTH, TRUE_COLOUR = 8, 2
AS_IT_IS = b"\0"
"""Before each row of points: they are written as they are, and not as differences from others."""


def as_png(surface: pygame.Surface) -> bytes:
    """Return a surface as the content of a PNG file.

    pygame would write one too, but with libraries for all the kinds of pictures there are: two megabytes
    that every clock would carry, for what only a rehearsal does.
    """
    wide, high = surface.get_size()
    points = pygame.image.tobytes(surface, "RGB")
    rows = b"".join(AS_IT_IS + points[row * wide * 3 : (row + 1) * wide * 3] for row in range(high))
    header = struct.pack(">IIBBBBB", wide, high, DEPTH, TRUE_COLOUR, 0, 0, 0)
    return of_chunks((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))


def of_chunks(*chunks: tuple[bytes, bytes]) -> bytes:
    """Return the content of a PNG file of these chunks, each with its name."""
    return SIGNATURE + b"".join(
        struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))
        for name, content in chunks
    )
