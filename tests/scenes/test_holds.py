"""Holds are reckoned from the times of presses and releases, however late these are read."""

from clock.press import Control, Press, Release
from clock.scenes.holds import Holds, Wish, Wished


def press(control: Control, at_ms: int) -> Press:
    """Return a press."""
    return Press(control, at_ms)


def test_pause_wishes_at_once_and_when_held() -> None:
    """PAUSE toggles as it goes down, and after three seconds asks for the safe menu, once."""
    holds = Holds(hold_skip=True)
    assert holds.take(press(Control.PAUSE, 1_000)) == [Wished(Wish.TOGGLE, 1_000)]
    assert holds.next_ms == 4_000
    assert holds.look(3_999) == []
    assert holds.look(4_000) == [Wished(Wish.SAFE_MENU, 4_000)]
    assert holds.look(60_000) == []
    assert holds.next_ms is None


def test_a_late_look_tells_when_it_was() -> None:
    """A hold that is noticed late happened when it was long enough."""
    holds = Holds(hold_skip=True)
    holds.take(press(Control.SKIP, 1_000))
    assert holds.look(9_000) == [Wished(Wish.SKIP, 1_800)]


def test_a_release_decides() -> None:
    """A release after long enough counts, one before does not, though both were read together."""
    for released_ms, wished in ((1_799, []), (1_800, [Wished(Wish.SKIP, 1_800)])):
        holds = Holds(hold_skip=True)
        holds.take(press(Control.SKIP, 1_000))
        assert holds.take(Release(Control.SKIP, released_ms)) == wished
        assert holds.look(9_000) == []


def test_both_at_once() -> None:
    """Two buttons held together both come to their end, in the order of time."""
    holds = Holds(hold_skip=True)
    holds.take(press(Control.PAUSE, 0))
    holds.take(press(Control.SKIP, 100))
    assert holds.look(5_000) == [Wished(Wish.SKIP, 900), Wished(Wish.SAFE_MENU, 3_000)]


def test_a_second_press_begins_anew() -> None:
    """A release that was lost, as with a cable that came out, does not make a button deaf."""
    holds = Holds(hold_skip=True)
    holds.take(press(Control.PAUSE, 0))
    assert holds.take(press(Control.PAUSE, 2_000)) == [Wished(Wish.TOGGLE, 2_000)]
    assert holds.look(4_000) == []
    assert holds.look(5_000) == [Wished(Wish.SAFE_MENU, 5_000)]


def test_a_stuck_button_opens_the_menu_once() -> None:
    """A button that is stuck does not open the menu again and again."""
    holds = Holds(hold_skip=True)
    holds.take(press(Control.PAUSE, 0))
    holds.look(3_000)
    assert [holds.look(second * 1_000) for second in range(4, 100)] == [[]] * 96


def test_skip_by_pressing() -> None:
    """Where SKIP acts at once there is nothing to hold."""
    holds = Holds(hold_skip=False)
    assert holds.take(press(Control.SKIP, 0)) == [Wished(Wish.SKIP, 0)]
    assert holds.next_ms is None
    assert holds.skip_share(400) == 0.0
    assert holds.skip_is_down


def test_the_ring_fills() -> None:
    """The share of the hold runs from 0 to 1, and is gone when SKIP has acted or was let go."""
    holds = Holds(hold_skip=True)
    holds.take(press(Control.SKIP, 1_000))
    assert [holds.skip_share(at_ms) for at_ms in (1_000, 1_200, 1_800)] == [0.0, 0.25, 1.0]
    holds.look(1_800)
    assert holds.skip_share(1_900) == 0.0


def test_a_release_without_a_press() -> None:
    """A release whose press went to something else means nothing."""
    assert Holds(hold_skip=True).take(Release(Control.SKIP, 5_000)) == []
