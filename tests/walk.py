"""Walks through an evening that see every page, by keys and not by words, so that any language can go."""

from collections import Counter
from collections.abc import Iterator
from datetime import UTC, datetime

from clock.mishaps import NotSaving, OldNight, PowerLost, ShutDown
from clock.press import Control, Press, Source
from clock.scenes.beginning import old_night
from clock.scenes.choice import Choice
from clock.scenes.night import NightScene
from clock.scenes.shown import Shown, shown
from clock.scenes.sight import Sight
from clock.scenes.stack import Stack
from clock.tournament.levels import left_ms
from clock.tournament.state import Waiting
from clock.tournament.structure import HOUR, SECOND
from clock.tournament.suggestions import AskButton
from clock.troubles import Device, Missing, NoPins, Stuck
from clock.values import replace
from clock.words.offers import Does, Entry
from tests.evening import Evening

PANELS = 20
"""More panels than there ever are."""

A_STAY_S = 12.5
"""A little longer than a panel stays."""

AFTER_A_SLIP_S = 11

STAGES = 11
"""Enough to see two breaks."""

DIGITS = "123456789"
EVENING = datetime(2026, 10, 3, 21, 14, tzinfo=UTC)


def walked(host: Evening) -> Iterator[Shown]:
    """Walk from before the deal to the winner, and return the pictures on the way; no answer is amiss."""
    yield host.picture
    yield from _typed(host, "7*0**")
    yield from _turns(host)
    yield from _menu(host)
    yield from _typed(host, "#")
    yield from _buttons(host)
    yield from _turns(host)
    yield from _menu(host)
    yield from _bust_outs(host)
    yield from _player_clock(host)
    yield from _what_befalls(host)
    yield from _stages(host)
    yield from _to_the_winner(host)
    yield from _menu(host)


def meddled(host: Evening) -> Iterator[Shown]:
    """Open every entry of the menu in the middle of the night and answer whatever it asks, rightly or not."""
    for answers in ("1#2#3#4#", "205#"):
        yield from _menu(host, answers)
        yield from _suggestions(host)


def _typed(host: Evening, keys: str) -> Iterator[Shown]:
    for key in keys:
        host.keys(key)
        yield host.picture


def _back(host: Evening) -> None:
    """Leave whatever lies on the night."""
    while not host.app._desk.is_clear:
        host.keys("*")


def _turns(host: Evening) -> Iterator[Shown]:
    """Wait until every panel has had its turn."""
    for _ in range(PANELS):
        host.wait(A_STAY_S)
        yield host.picture


def _menu(host: Evening, answers: str = "1") -> Iterator[Shown]:
    """Open every entry of the menu and type answers.

    Not yes to what cannot be taken back, and no other language than the one that is looked at.
    """
    for first in DIGITS:
        for second in DIGITS:
            _back(host)
            yield from _typed(host, f"*{first}{second}")
            for key in answers:
                asked = (key == "#" and _asks_yes_or_no(host)) or _asks_which_language(host)
                if not host.app._desk.is_clear and not asked:
                    yield from _typed(host, key)
    _back(host)


def _asks_yes_or_no(host: Evening) -> bool:
    return host.hints.get("#") == host.app.sight().words.offers.does(Does.YES)


def _asks_which_language(host: Evening) -> bool:
    top = host.app._desk.stack.top.scene
    return isinstance(top, Choice) and top.title == host.app.sight().words.offers.entry(Entry.LANGUAGE)


def _buttons(host: Evening) -> Iterator[Shown]:
    """Start, hold SKIP half way, pause, and open the safe menu."""
    host.control(Control.PAUSE)
    yield host.picture
    host.wait(1)
    yield host.picture
    host.app.press(Press(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
    host.time.wait(0.5)
    host.app.frame()
    yield host.picture
    host.control(Control.SKIP, Source.BUTTONS)
    host.hold(Control.PAUSE, 3.2)
    yield host.picture
    _back(host)
    host.control(Control.PAUSE)
    yield host.picture
    host.control(Control.PAUSE)


def _bust_outs(host: Evening) -> Iterator[Shown]:
    """Put players out in every way there is, be refused, and take it back."""
    for keys in ("1#2#", "B", "1#", "77#", "3A4#5#4#", "D#", "D", "00#", "5#00#", "6#7#6#"):
        yield from _typed(host, keys)
        host.wait(1)
        yield host.picture
    yield from _suggestions(host)


def _player_clock(host: Evening) -> Iterator[Shown]:
    """Call the clock on nobody and on somebody, let it run down, and stop it."""
    for keys in ("C", "2C"):
        yield from _typed(host, keys)
        for seconds in (1, 52, 8):
            host.wait(seconds)
            yield host.picture
        host.wait(AFTER_A_SLIP_S)
    yield from _typed(host, "CC")


def _suggestions(host: Evening) -> Iterator[Shown]:
    """Look at all that is suggested: it is put aside, brought back by the menu, and then accepted."""
    host.wait(AFTER_A_SLIP_S)
    _back(host)
    if host.tournament.suggestions and not host.tournament.aside:
        yield from _typed(host, "**34")
        host.wait(AFTER_A_SLIP_S)
    while host.tournament.suggestions and not host.tournament.finished:
        yield host.picture
        before = host.tournament.suggestions
        yield from _typed(host, "1#" if isinstance(before[0], AskButton) else "##")
        host.wait(AFTER_A_SLIP_S)
        _back(host)
        if host.tournament.suggestions == before:
            yield from _typed(host, "*")
    if not host.tournament.clock.running and not host.tournament.finished:
        host.control(Control.PAUSE)


def _what_befalls(host: Evening) -> Iterator[Shown]:
    """Show how the night looks while something is wrong, and when it is taken up again after hours."""
    host.control(Control.PAUSE)
    sight = host.app.sight()
    for seen in (*_wrong(sight), *_waiting(sight)):
        yield shown(Stack(NightScene(), seen.now_ms), seen)
    for age in (None, 13 * HOUR, 49 * HOUR):
        yield shown(Stack(old_night(OldNight(age), sight), sight.now_ms), sight)
    host.control(Control.PAUSE)


def _wrong(sight: Sight) -> Iterator[Sight]:
    for why in NotSaving:
        yield replace(sight, not_saved=why)
    for at in (EVENING, None):
        yield replace(sight, last_stop=PowerLost(at))
        yield replace(sight, last_stop=ShutDown(at))
    for trouble in (Missing(tuple(Device), NoPins()), Stuck((Control.PAUSE, Control.FIVE))):
        yield replace(sight, troubles=(trouble,))


def _waiting(sight: Sight) -> Iterator[Sight]:
    for why in Waiting:
        clock = replace(sight.tournament.clock, waiting=why)
        yield replace(sight, tournament=replace(sight.tournament, clock=clock))


def _stages(host: Evening) -> Iterator[Shown]:
    """Go through the levels and breaks: the last minute of each, and the beginning of the next."""
    for _ in range(STAGES):
        left_s = left_ms(host.tournament, host.time.boot_ms) / SECOND
        for seconds in (left_s - 40, 35, 6, A_STAY_S):
            host.wait(max(0.1, seconds))
            yield host.picture
        yield from _what_befalls(host)
        if not host.tournament.clock.running:
            host.control(Control.PAUSE)


def _to_the_winner(host: Evening) -> Iterator[Shown]:
    """Put everyone out but one, always at the smallest table, and accept what that brings."""
    while not host.tournament.finished:
        seated = host.tournament.seated()
        sizes = Counter(seat.table for seat in seated)
        smallest = min(sizes, key=lambda table: sizes[table])
        number = min(player for seat, player in seated.items() if seat.table == smallest)
        yield from _typed(host, f"{number}##")
        host.wait(1)
        yield host.picture
        yield from _typed(host, "#")
        yield from _suggestions(host)
    yield host.picture
