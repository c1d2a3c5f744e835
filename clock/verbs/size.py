"""A size on the command line: so many pixels wide and high."""

import re

import click

LEAST, MOST = 100, 16_384
"""In pixels, each way. What is larger cannot be drawn: the screen's library ends the program instead."""


class Size(click.ParamType[tuple[int, int]]):
    """A size, WIDTHxHEIGHT in pixels."""

    name = "WxH"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, int]:
        """Return width and height."""
        if isinstance(value, tuple):
            return value
        match = re.fullmatch(r"(\d{3,5})x(\d{3,5})", str(value))
        size = (int(match[1]), int(match[2])) if match is not None else (0, 0)
        if not all(LEAST <= pixels <= MOST for pixels in size):
            self.fail(f"{value} is no size; write for example 1280x720, {MOST} at most each way", param, ctx)
        return size
