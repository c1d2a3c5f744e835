"""What the tests of the screen share: the sizes in use, and what a picture shows at one of them."""

import pygame

from clock.display.canvas import Canvas, Picture
from clock.display.patches import Kind, Patch, put

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


AIR = 0.001
"""How much of its own ground lies about a letter at the least, in heights of the screen."""

INKED = 80
"""So many of the 255 steps from the ground on a point belongs to a letter and not to its soft edge."""


def words_seen(picture: Picture, size: tuple[int, int] = (1920, 1080)) -> list[str]:
    """Return the words of a picture, lowest first."""
    return [patch.words for patch in seen(painted(picture, size))]


def crossed(canvas: Canvas) -> list[str]:
    """Return the words that something drawn reaches which is not the flat colour they are written on.

    It may be a chip's ring, a card's edge, a line, a table, a seat or another panel's field, above or below.
    """
    stage = _without_lettering(canvas)
    air = max(1, round(AIR * canvas.unit))
    about = pygame.mask.Mask((2 * air + 1, 2 * air + 1), fill=True)
    return [patch.words for patch in seen(canvas) if _reached(patch, stage, air, about)]


def _without_lettering(canvas: Canvas) -> pygame.Surface:
    """Return what a canvas shows without anything that is to be read."""
    stage = pygame.Surface(canvas.surface.get_size(), 0, 32)
    for patch in canvas.patches:
        if patch.lettering:
            continue
        put(stage, patch)
    return stage


def _reached(patch: Patch, stage: pygame.Surface, air: int, about: pygame.mask.Mask) -> bool:
    """Return whether another colour than its ground lies under a patch or within `air` pixels of its ink."""
    assert patch.ink is not None
    assert isinstance(patch.drawn, pygame.Surface)
    box = pygame.Rect(patch.box).inflate(2 * air, 2 * air)
    here = box.clip(stage.get_rect())
    foreign = pygame.mask.from_threshold(stage.subsurface(here), patch.ink.ground, (1, 1, 1, 255))
    foreign.invert()
    under = pygame.mask.Mask(patch.box[2:], fill=True)
    if foreign.overlap(under, (patch.box[0] - here.x, patch.box[1] - here.y)) is not None:
        return True
    if patch.kind is Kind.FIGURE:
        return False
    ink = _letters(patch.drawn).convolve(about)
    return foreign.overlap(ink, (box.x - here.x, box.y - here.y)) is not None


def _letters(words: pygame.Surface) -> pygame.mask.Mask:
    """Return the letters of words without their soft edges."""
    told, flat = words.copy(), pygame.Surface(words.get_size(), 0, 32)
    told.set_palette([(0, 0, 0)] * INKED + [(255, 255, 255)] * (256 - INKED))
    flat.blit(told, (0, 0))
    return pygame.mask.from_threshold(flat, (255, 255, 255), (1, 1, 1, 255))


def pixels(canvas: Canvas) -> bytes:
    """Return every pixel of a canvas."""
    return pygame.image.tobytes(canvas.surface, "RGB")
