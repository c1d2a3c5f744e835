"""The screen of `run`: opened at once where it can be, and waited for where it may still come."""

import os
import sys
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import NoReturn

import click

from clock.display.plug import kernels_plug
from clock.display.screen import State, WallScreen
from clock.display.television import DRM, Television, ask_connectors, has_card, televisions
from clock.display.window import NoScreen, is_console, open_window
from clock.moment import Time

SYSTEM_MARKS = ("NOTIFY_SOCKET", "INVOCATION_ID")
"""Variables that the system sets for what it starts by itself."""

PICTURES = "`tournament-clock rehearse SCRIPT --shots DIR`"


def wall_screen(
    size: tuple[int, int] | None, time: Time, say: Callable[[str], None]
) -> WallScreen | NoScreen:
    """Return the screen, perhaps still absent; `NoScreen` where none is there and none will come.

    `say` takes a sentence whenever that changes: it is for the box's log.
    """

    def told(state: State, where: str) -> None:
        say(_sentence(state, where))

    screen = WallScreen(
        partial(open_window, size),
        _connected,
        kernels_plug() if is_console(os.environ) else None,
        time,
        told,
    )
    missing = screen.open()
    if missing is None:
        return screen
    if not may_come(os.environ):
        screen.close()
        return missing
    told(State.ABSENT, missing.why)
    if not _is_started_by_system(os.environ):
        say(f"Without a screen {PICTURES} makes pictures.")
    return screen


def may_come(surroundings: Mapping[str, str], drm: Path = DRM) -> bool:
    """Return whether a screen that is not there may come: not to somebody who waits at a prompt in vain.

    The system starts the clock once and for all, and a television can be plugged into a card later. Without
    either, or with a desktop that does not answer, whoever typed the command is told.
    """
    return _is_started_by_system(surroundings) or (is_console(surroundings) and has_card(drm))


def leave_without(missing: NoScreen) -> NoReturn:
    """End the program with what is missing, and what to do about it."""
    click.echo(
        f"There is no screen to show the clock on ({missing.why}): connect one, or see pictures with "
        f"{PICTURES}.",
        err=True,
    )
    sys.exit(1)


def _is_started_by_system(surroundings: Mapping[str, str]) -> bool:
    return any(name in surroundings for name in SYSTEM_MARKS)


def _connected() -> tuple[Television, ...]:
    ask_connectors()
    return televisions()


def _sentence(state: State, told: str) -> str:
    """Return what has become of the screen."""
    match state:
        case State.ABSENT:
            return f"There is no screen ({told}). The night goes on, and the picture comes when there is one."
        case State.OPENING:
            return "A television was plugged in or changed; it is opened."
        case State.UP:
            return f"The picture is up, {told}."
        case State.LOST:
            return "The television is off or unplugged; the night goes on."
