"""What the tests of the screen share: the sizes in use, and what a picture shows at one of them."""

import pygame

from clock.display.canvas import Canvas, Picture
from clock.display.patches import Patch

SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768))


def painted(picture: Picture, size: tuple[int, int], margin: float = 0.0) -> Canvas:
    """Return a canvas of its own on which the picture was painted."""
    canvas = Canvas.off_screen(*size, margin)
    canvas.show(picture)
    return canvas


def seen(canvas: Canvas) -> list[Patch]:
    """Return what can be read on a canvas, without what something opaque covers whole."""
    patches = canvas.patches
    return [
        patch
        for index, patch in enumerate(patches)
        if patch.lettering
        and not any(
            above.opaque and pygame.Rect(above.box).contains(patch.box) for above in patches[index + 1 :]
        )
    ]


def pixels(canvas: Canvas) -> bytes:
    """Return every pixel of a canvas."""
    return pygame.image.tobytes(canvas.surface, "RGB")
