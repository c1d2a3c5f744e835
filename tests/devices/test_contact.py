"""One contact: bounce, noise, lost edges and holds, in time that is an argument."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.devices.contact import EDGE_DELAY_MS, LOOK_MS, STUCK_MS, Change, Contact

PRESS_MS, RELEASE_MS = 15, 25


def contact(*, closed: bool = False) -> Contact:
    """Return a contact at 0 ms with the usual times."""
    return Contact(closed=closed, now_ms=0, press_ms=PRESS_MS, release_ms=RELEASE_MS)


def played(button: Contact, edges: list[int], until_ms: int, *, closed: bool = False) -> list[Change]:
    """Return what a contact says that turns at these times, and is looked at whenever it wants to be."""
    changes: list[Change | None] = []
    level = closed
    for at_ms in [*edges, until_ms]:
        while button.look_ms is not None and button.look_ms < at_ms:
            changes.append(button.look(closed=level, now_ms=button.look_ms))
        if at_ms != until_ms:
            level = not level
            changes.append(button.edge(closed=level, at_ms=at_ms))
    return [change for change in changes if change is not None]


def test_a_press_and_its_release_are_at_their_edges() -> None:
    """A hold is as long as the contact was closed, whatever the debounce takes."""
    assert played(contact(), [100, 900], 2000) == [Change(True, 100), Change(False, 900)]


def test_a_spike_is_no_press() -> None:
    """Case 133: low for 4 ms on a long cable is noise; so is anything shorter than the setting."""
    for length_ms in (1, 4, PRESS_MS - 1):
        assert played(contact(), [100, 100 + length_ms], 1000) == []


def test_a_press_that_is_over_before_anybody_looks_counts() -> None:
    """Case 132: closed for 30 ms, and read 40 ms after its edge: the edges tell, not the level by then."""
    button = contact()

    assert button.edge(closed=True, at_ms=0) is None
    # The handler is late; by now the pin reads open, and the edge that says so is right behind.
    assert button.look(closed=False, now_ms=40) is None
    assert button.edge(closed=False, at_ms=30) == Change(True, 0)
    assert button.look(closed=False, now_ms=60) == Change(False, 30)


def test_an_edge_on_its_way_makes_no_press_of_a_spike() -> None:
    """A level that contradicts the edges is no proof that the contact was closed until now."""
    button = contact()
    button.edge(closed=True, at_ms=0)

    assert button.look(closed=False, now_ms=PRESS_MS) is None
    assert button.edge(closed=False, at_ms=4) is None
    assert button.look(closed=False, now_ms=100) is None


def test_a_lost_release_is_healed() -> None:
    """The edge of a release that never came is found by looking at the level."""
    button = contact()
    button.edge(closed=True, at_ms=0)
    assert button.look(closed=True, now_ms=PRESS_MS) == Change(True, 0)
    looks: list[int] = []
    changes: list[Change | None] = []
    while button.look_ms is not None:
        looks.append(button.look_ms)
        changes.append(button.look(closed=False, now_ms=button.look_ms))

    assert looks[0] == PRESS_MS + LOOK_MS
    assert changes[-1] == Change(False, PRESS_MS + LOOK_MS)
    assert looks[-1] <= PRESS_MS + LOOK_MS + EDGE_DELAY_MS + RELEASE_MS


def test_a_lost_press_is_healed() -> None:
    """The last edge of a bouncing press may be lost too; one look after every edge finds it."""
    button = contact()
    button.edge(closed=True, at_ms=100)
    button.edge(closed=False, at_ms=102)
    changes: list[Change] = []
    while button.look_ms is not None and not changes:
        change = button.look(closed=True, now_ms=button.look_ms)
        changes += [change] if change else []

    assert changes == [Change(True, 102 + RELEASE_MS)]


def test_at_rest_nobody_looks() -> None:
    """An open contact costs nothing."""
    button = contact()
    assert played(button, [100, 200, 300, 304], 1000) != []

    assert button.look_ms is None


def test_a_contact_that_is_closed_at_the_start_is_stuck() -> None:
    """It is ignored until it has been open, and then counts as any other."""
    button = contact(closed=True)
    assert button.stuck
    assert played(button, [5000], 6000, closed=True) == []
    assert not button.stuck

    button.edge(closed=True, at_ms=7000)
    assert button.look(closed=True, now_ms=7000 + PRESS_MS) == Change(True, 7000)


def test_a_contact_that_stays_closed_gets_stuck() -> None:
    """What nobody holds for so long is let up, and told."""
    button = contact()
    changes = played(button, [1000], 1000 + 2 * STUCK_MS)

    assert button.stuck
    assert [change.down for change in changes] == [True, False]
    assert changes[1].at_ms - 1000 - STUCK_MS <= LOOK_MS


def test_opening_for_a_moment_is_no_release() -> None:
    """A contact that opens for less than the setting is still held, and a hold is not cut in two."""
    for open_ms in (1, 4, RELEASE_MS - 1):
        changes = played(contact(), [0, 400, 400 + open_ms, 900], 2000)
        assert changes == [Change(True, 0), Change(False, 900)]

    changes = played(contact(), [0, 400, 400 + RELEASE_MS, 900], 2000)
    assert [change.down for change in changes] == [True, False] * 2


@pytest.mark.parametrize(
    ("times", "presses"),
    [
        ([0, 10, 18, 80], 1),
        ([0, 60, 95, 150], 2),
        ([0, 6, 12, 100, 160, 168, 171, 250], 2),
    ],
)
def test_worn_contacts(times: list[int], presses: int) -> None:
    """Case 122: closing again after 18 ms is bounce; after a finger's time, 95 ms or 160, it is a press."""
    changes = played(contact(), times, 1000)

    assert [change.down for change in changes] == [True, False] * presses


@given(st.lists(st.integers(1, 400), max_size=60))
def test_presses_and_releases_take_turns(gaps: list[int]) -> None:
    """Whatever a contact does, each press is followed by its release, in the order of time."""
    edges = [sum(gaps[: count + 1]) for count in range(len(gaps))]
    button = contact()
    end_ms = (edges[-1] if edges else 0) + 1000
    if len(edges) % 2:
        edges.append(end_ms)
    changes = played(button, edges, end_ms + 1000)

    assert [change.down for change in changes] == [True, False] * (len(changes) // 2)
    assert [change.at_ms for change in changes] == sorted(change.at_ms for change in changes)
    assert button.look_ms is None


@given(st.lists(st.tuples(st.booleans(), st.integers(-50, 400), st.booleans()), max_size=60))
def test_no_order_of_edges_and_looks_breaks_it(happenings: list[tuple[bool, int, bool]]) -> None:
    """Edges that are late, doubled or lost, and levels that contradict them, leave no press hanging."""
    button, now_ms = contact(), 1000
    downs: list[bool] = []
    for is_edge, gap_ms, closed in happenings:
        now_ms += max(0, gap_ms)
        at_ms = now_ms + min(0, gap_ms)
        change = (
            button.edge(closed=closed, at_ms=at_ms) if is_edge else button.look(closed=closed, now_ms=now_ms)
        )
        downs += [change.down] if change else []
    for _ in range(100):
        now_ms += LOOK_MS
        change = button.look(closed=False, now_ms=now_ms)
        downs += [change.down] if change else []

    assert downs == [True, False] * (len(downs) // 2)
    assert not button.stuck
