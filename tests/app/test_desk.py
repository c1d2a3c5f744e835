"""The desk: a picture stays only while all that it was made of is what it was."""

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from msgspec.structs import fields

from clock.app.desk import Desk, MadeOf
from clock.scenes.scene import Turn
from clock.scenes.sight import Sight
from clock.tournament.commands import BustOut
from clock.troubles import Device, Missing, NoPins
from tests.evening import Evening, evening

THE_SAME = {
    "tournament",
    "not_saved",
    "damage",
    "last_stop",
    "panel",
    "words",
    "troubles",
    "by_keyboard",
    "without_buttons",
}
"""Fields of a sight that are compared as they are."""

FOLLOWS: Mapping[str, tuple[str, ...]] = {
    "wall": ("minute",),
    "day_unknown": ("told",),
    "champions": ("night",),
    "night_day": ("tournament", "minute"),
    "league": ("tournament", "night", "opened_at", "minute"),
    "season": ("tournament", "night", "opened_at", "minute"),
    "faulty_file": ("tournament", "night", "opened_at", "minute"),
    "season_now": ("tournament", "night", "opened_at", "minute"),
    "drawn_ms": ("tournament",),
    "since_ms": ("top",),
    "covered": ("top",),
    "refused": ("spoken",),
    "on_slip": ("top", "spoken"),
}
"""Fields that follow from what is compared."""

CONSTANT = {"settings", "regulars", "houses", "version", "fixtures"}
"""Fields that are settled before the loop begins."""

NAMES = ("prizes", "chips")
"""Two panels, by what they are known."""

IN_TIME = {"now_ms", "skip_held"}
"""The time itself, and what is only more than nothing while no picture stays: SKIP is down."""


def test_every_part_of_a_sight_is_known_to_whoever_keeps_a_picture() -> None:
    """A field added to Sight is compared, follows from what is, or never changes: else a picture is stale."""
    compared = {*MadeOf._fields}
    looked_at = [field.name for field in fields(Sight)]

    assert sorted(looked_at) == sorted([*THE_SAME, *FOLLOWS, *CONSTANT, *IN_TIME])
    assert compared >= THE_SAME
    assert compared >= {part for parts in FOLLOWS.values() for part in parts}


def kept_after(host: Evening, change: Callable[[Evening], object]) -> tuple[bool, bool]:
    """Return whether the picture of the night stays as it is, and whether it does after a change."""
    now, sight, desk = host.time.now(), host.app.sight(), host.app._desk
    kept = desk.still(desk.picture(sight), sight, now)
    assert kept is not None
    before = desk.stays(kept, now)
    change(host)
    return before, host.app._desk.stays(kept, host.time.now())


def on(change: Callable[[Desk], object]) -> Callable[[Evening], object]:
    """Return a change of the desk as one of the evening."""
    return lambda host: change(host.app._desk)


def troubled(desk: Desk) -> None:
    """Let a device be missing."""
    desk.troubles = (Missing((Device.KEYPAD,), NoPins()),)


@pytest.mark.parametrize(
    "change",
    [
        lambda host: host.keys("*"),
        lambda host: host.app.act(BustOut((3,))),
        lambda host: host.time.wait(60),
        on(lambda desk: desk.choices.speak("de")),
        on(lambda desk: desk.choices.turn_panels(Turn.NEXT, NAMES, 0)),
        lambda host: host.app._desk.choices.tell_time(60, host.time.now()),
        on(troubled),
    ],
    ids=["menu", "act", "minute", "words", "panel", "told", "trouble"],
)
def test_a_picture_stays_until_something_is_another(
    tmp_path: Path, change: Callable[[Evening], object]
) -> None:
    """Each thing that may change makes a whole picture."""
    with evening(tmp_path) as host:
        assert kept_after(host, change) == (True, False)


def test_a_picture_stays_from_second_to_second(tmp_path: Path) -> None:
    """While nothing but the time is another, it stays."""
    with evening(tmp_path) as host:
        assert kept_after(host, lambda host: host.time.wait(1)) == (True, True)
