"""What a picture of the television shows."""

from pathlib import Path

import pygame

from clock.display import theme

FAR = 24  # how far a colour may be off, of 255: two ways of drawing the same edge differ as much
SHARE = 0.004  # of all pixels; the clock's least word covers more


class Picture:
    """A photograph of the screen, or the picture of a rehearsal."""

    def __init__(self, path: Path) -> None:
        """Read it from a PNG file."""
        self.path = path
        self.surface = pygame.image.load(path)

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height in pixels."""
        return self.surface.get_size()

    @property
    def _edge(self) -> tuple[int, int, int]:
        """Return the colour of the middle of the left edge: cloth, on which nothing ever stands."""
        _, height = self.size
        red, green, blue, _ = self.surface.get_at((2, height // 2))
        return red, green, blue

    def is_black(self) -> bool:
        """Say whether there is nothing at all, not a letter of a console."""
        return pygame.mask.from_threshold(self.surface, (0, 0, 0), (8, 8, 8)).count() == self._pixels

    def is_the_clock(self) -> bool:
        """Say whether a cloth of the clock fills the corners."""
        return any(self._lies_on(palette) for palette in theme.PALETTES)

    def is_running(self) -> bool:
        """Say whether a level runs."""
        return self._lies_on(theme.RUNNING)

    def is_paused(self) -> bool:
        """Say whether the night stands."""
        return self._lies_on(theme.PAUSED) or self._lies_on(theme.POWER_LOST)

    def alarms(self) -> bool:
        """Say whether an alarm stands at the top, of whatever."""
        red, green, blue, _ = self.surface.get_at((2, 2))
        return all(
            abs(seen - meant) <= 4 for seen, meant in zip((red, green, blue), theme.ALARM, strict=True)
        )

    def _lies_on(self, palette: theme.Palette) -> bool:
        return all(
            abs(seen - meant) <= 4 for seen, meant in zip(self._edge, palette.cloth.ground, strict=True)
        )

    @property
    def _pixels(self) -> int:
        width, height = self.size
        return width * height


def are_alike(seen: Picture, wanted: Picture) -> bool:
    """Say whether two pictures show the same, and keep a picture of where they do not."""
    if seen.size != wanted.size:
        return False
    off = pygame.mask.from_threshold(
        seen.surface.convert(24), (0, 0, 0), (FAR, FAR, FAR), wanted.surface.convert(24)
    )
    off.invert()
    width, height = seen.size
    if off.count() <= SHARE * width * height:
        return True
    pygame.image.save(off.to_surface(), seen.path.with_suffix(".off.png"))
    return False
