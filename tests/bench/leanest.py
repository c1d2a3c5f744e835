"""The leanest clock there could be, to count beside ours: cached figures, and nothing around them.

`python -m tests.bench.leanest WIDTHxHEIGHT SECONDS` shows a time that runs, each second a part for callgrind.
The first part is all of it: the window, a page of flat fields, and every figure written once. With `live` as
a third word each of its seconds takes a second.
"""

import os
import sys
from time import monotonic, sleep

import pygame

from tests.bench.callgrind import mark

HEIGHT = 0.404


def main(size: tuple[int, int], seconds: int, *, live: bool) -> None:
    """Show a page, then let so many seconds pass."""
    os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
    pygame.display.init()
    pygame.font.init()
    surface = pygame.display.set_mode(size)
    surface.fill((14, 62, 47))
    surface.fill((10, 47, 36), (size[0] * 2 // 3, 0, size[0] // 3, size[1]))
    pygame.display.flip()
    mark()
    font = pygame.Font(None, round(size[1] * HEIGHT / 0.7))
    cells = {}
    for figure in "0123456789":
        cell = pygame.Surface((round(size[1] * HEIGHT * 0.6), round(size[1] * HEIGHT)), 0, 32)
        cell.blit(font.render(figure, True, (247, 239, 220)), (0, 0))
        cells[figure] = cell
    mark()
    shown = "0000"
    began = monotonic()
    for second in range(seconds):
        if live:
            sleep(max(0.0, began + second + 1 - monotonic()))
        pygame.event.get()
        left = 1_500 - second
        now = f"{left // 60:02}{left % 60:02}"
        changed = [
            surface.blit(cells[figure], (place * cells[figure].get_width(), size[1] // 4))
            for place, figure in enumerate(now)
            if figure != shown[place]
        ]
        pygame.display.update(changed)
        shown = now
        mark()


if __name__ == "__main__":
    wide, _, high = sys.argv[1].partition("x")
    main((int(wide), int(high)), int(sys.argv[2]), live="live" in sys.argv)
