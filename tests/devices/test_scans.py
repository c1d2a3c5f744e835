"""What scans say: first key, ghosts, stuck keys, and when nobody is at the keypad."""

from hypothesis import given
from hypothesis import strategies as st

from clock.devices.contact import STUCK_MS
from clock.devices.scans import QUIET_MS, Crossing, Scan, Scans, Timing, Turned, shows_ghosts

TIMING = Timing(scans=3, deaf_ms=25, release_ms=25)
EVERY_MS = 5
NONE: Scan = frozenset()

ONE, TWO, THREE, FOUR, SIX = (0, 0), (0, 1), (0, 2), (1, 0), (1, 2)


def keys(*crossings: Crossing) -> Scan:
    """Return a scan of these keys."""
    return frozenset(crossings)


class Series:
    """Scans every 5 ms, and what they have made certain."""

    def __init__(self, first: Scan = NONE) -> None:
        self.now_ms = 0
        self.scans = Scans(TIMING, first, 0)
        self.turned: list[Turned] = []

    def see(self, *seen: Scan, times: int = 1) -> "Series":
        """See these scans, one after the other, each so many times."""
        for scan in seen:
            for _ in range(times):
                self.now_ms += EVERY_MS
                turned = self.scans.take(scan, self.now_ms)
                self.turned += [turned] if turned else []
        return self

    @property
    def pressed(self) -> list[Crossing]:
        """Return the keys that were pressed."""
        return [turned.key for turned in self.turned if turned.down]


def test_three_equal_scans_are_a_press() -> None:
    """Two are none; the press is at the first scan that saw the key."""
    series = Series().see(keys(ONE), times=2).see(NONE, times=10).see(keys(ONE), times=3)

    assert series.turned == [Turned(ONE, True, 65)]


def test_a_release_is_25_ms_up() -> None:
    """A key that is up for less is bouncing; its release is at the first scan that missed it."""
    series = Series().see(keys(ONE), times=3).see(NONE, times=5).see(keys(ONE)).see(NONE, times=5)
    assert len(series.turned) == 1
    series.see(NONE)

    assert series.turned[1:] == [Turned(ONE, False, 50)]


def test_a_key_is_deaf_to_itself_for_a_while() -> None:
    """A worn pad that opens for long after each press is given a longer deafness."""
    series = Series()
    series.scans = Scans(Timing(3, 100, 25), NONE, 0)
    series.see(keys(ONE), times=3).see(NONE, times=8).see(keys(ONE), times=3).see(NONE, times=40)

    assert series.pressed == [ONE]


def test_the_first_key_wins_until_all_are_up() -> None:
    """A second finger counts for nothing, also when it stays for longer than the first."""
    series = Series().see(keys(ONE), times=3).see(keys(ONE, TWO), times=20).see(keys(TWO), times=40)
    assert series.turned == [Turned(ONE, True, 5), Turned(ONE, False, 120)]
    series.see(NONE, times=6).see(keys(TWO), times=3)

    assert series.pressed == [ONE, TWO]


def test_two_keys_at_once_are_neither() -> None:
    """Nobody can say which was first; one that stays alone is the one that was meant."""
    series = Series().see(keys(ONE, TWO), times=40)
    assert series.pressed == []
    series.see(keys(TWO), times=3)

    assert series.pressed == [TWO]


def test_three_corners_of_a_rectangle() -> None:
    """Case 124: 3, 1, 4 without release gives 3, and never 6; on a phone's layout 1, 2, 4 never gives 5."""
    ghosted = keys(ONE, THREE, FOUR, SIX)
    series = Series().see(keys(THREE), times=3).see(keys(THREE, ONE), times=3).see(ghosted, times=20)
    series.see(keys(FOUR, SIX), times=20).see(NONE, times=20)
    assert series.pressed == [THREE]

    at_once = Series().see(keys(ONE, TWO, FOUR, (1, 1)), times=20).see(NONE, times=20)
    assert at_once.pressed == []


def test_one_ghost_alone_beside_stuck_keys_counts_for_nothing() -> None:
    """Two stuck keys and a third make a ghost; what is left beside the stuck ones may be it."""
    series = Series(first=keys(ONE, SIX)).see(keys(ONE, SIX, FOUR), times=20)

    assert shows_ghosts(keys(ONE, SIX, FOUR))
    assert series.pressed == []


def test_keys_that_are_down_at_the_start_are_stuck() -> None:
    """They are told and left out, and the others work; one that comes up counts again."""
    series = Series(first=keys(SIX)).see(keys(SIX), times=20)
    assert series.scans.stuck == {SIX}
    series.see(keys(SIX, ONE), times=3)
    assert series.pressed == [ONE]

    series.see(NONE, times=20)
    assert series.scans.stuck == NONE
    series.see(keys(SIX), times=3)
    assert series.pressed == [ONE, SIX]


def test_a_key_that_is_never_let_up_gets_stuck() -> None:
    """It is released for the clock, told, and the other keys work again."""
    series = Series().see(keys(SIX), times=3 + STUCK_MS // EVERY_MS)
    assert series.scans.stuck == {SIX}
    assert [turned.down for turned in series.turned] == [True, False]
    series.see(keys(SIX, ONE), times=3)

    assert series.pressed == [SIX, ONE]


def test_quiet_comes_when_all_have_been_up_for_a_while() -> None:
    """50 ms after the last key was seen; a stuck key does not count."""
    series = Series(first=keys(SIX)).see(keys(SIX, ONE), times=3).see(keys(SIX), times=9)
    assert not series.scans.quiet(series.now_ms)
    series.see(keys(SIX))
    assert series.scans.quiet(series.now_ms)

    series.scans.stir(series.now_ms)
    assert not series.scans.quiet(series.now_ms + QUIET_MS - 1)


crossings = st.tuples(st.integers(0, 3), st.integers(0, 3))


@given(st.frozensets(crossings, max_size=2))
def test_up_to_two_keys_are_never_taken_for_ghosts(scan: Scan) -> None:
    """Two crossings cannot make a third."""
    assert not shows_ghosts(scan)


@given(st.frozensets(crossings, max_size=6))
def test_every_scan_that_holds_a_ghost_is_known(pressed: Scan) -> None:
    """What a matrix without diodes shows beside the keys that are down is always a ghost that is noticed."""
    shown = set(pressed)
    while (
        new := {
            (row, column)
            for row in range(4)
            for column in range(4)
            if any(
                {(row, other), (across, other), (across, column)} <= shown
                for across in range(4)
                for other in range(4)
            )
        }
        - shown
    ):
        shown |= new

    assert shows_ghosts(shown) or shown == pressed


@given(st.lists(st.tuples(st.frozensets(crossings, max_size=5), st.integers(1, 12)), max_size=40))
def test_presses_and_releases_take_turns(seen: list[tuple[Scan, int]]) -> None:
    """Whatever the scans show: a press is of a key that was alone, and its release comes before the next."""
    series = Series()
    for scan, times in seen:
        before = len(series.pressed)
        series.see(scan, times=times)
        assert len(scan) == 1 or len(series.pressed) == before
    series.see(NONE, times=20)

    assert [turned.down for turned in series.turned] == [True, False] * (len(series.turned) // 2)
    assert all(
        press.key == release.key
        for press, release in zip(series.turned[::2], series.turned[1::2], strict=True)
    )
    assert series.scans.quiet(series.now_ms)
