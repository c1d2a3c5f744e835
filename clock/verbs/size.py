"""A size on the command line: so many pixels wide and high."""

import re

import click


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
        if match is None:
            self.fail(f"{value} is no size; write for example 1280x720", param, ctx)
        return int(match[1]), int(match[2])
