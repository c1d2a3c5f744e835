"""The keypad over a net of mock pins: real scans, real rest, contacts that bounce and make ghosts."""

from random import Random

import pytest

from clock.devices.keypad import SCAN_MS
from clock.press import Control, Press, Release, Source
from clock.settings.wiring import KeypadWiring, Wiring
from clock.troubles import Device, Missing, PinInUse, Stuck
from clock.values import Struct
from tests.chance import chance
from tests.devices.fingers import LONGEST_BOUNCE_MS, bounce
from tests.devices.wall import Wall

KEYS = tuple(key for row in KeypadWiring().keys for key in row)
ROWS, COLUMNS = KeypadWiring().rows, KeypadWiring().columns

SMALL = Wiring(keypad=KeypadWiring(columns=COLUMNS[:3], keys=tuple(row[:3] for row in KeypadWiring().keys)))


def at_rest(wiring: Wiring | None = None, lag_us: int = 0) -> Wall:
    """Return a wall that has come to rest, at 200 ms."""
    wall = Wall(wiring, lag_us)
    wall.run(200)
    assert wall.resting
    return wall


@pytest.mark.parametrize("wiring", [Wiring(), SMALL], ids=["4x4", "4x3"])
def test_every_key_is_its_own(wiring: Wiring) -> None:
    """Each key of either keypad, pressed alone, gives its press and its release and no other."""
    for key in (key for row in wiring.keypad.keys for key in row):
        wall = at_rest(wiring)
        wall.push(key, 300, 400)
        wall.run(1000)

        assert wall.presses == [Press(key, 300, Source.KEYPAD), Release(key, 400, Source.KEYPAD)]


def test_a_key_map_of_ones_own() -> None:
    """Cells may stand anywhere: here the telephone's and the calculator's layouts are swapped."""
    turned = tuple(reversed(KeypadWiring().keys))
    wall = at_rest(Wiring(keypad=KeypadWiring(keys=turned)))
    wall.at(300, lambda: wall.net.join(ROWS[0], COLUMNS[0]))
    wall.at(400, lambda: wall.net.part(ROWS[0], COLUMNS[0]))
    wall.run(500)

    assert wall.pressed == [Control.STAR]


def test_at_rest_it_costs_nothing() -> None:
    """All rows are low together, and nothing is due until an edge comes; it goes to rest again by itself."""
    wall = at_rest()
    turns = wall.turns
    wall.run(60_000)
    assert wall.turns == turns
    assert not any(wall.high(row) for row in ROWS)
    assert all(wall.high(column) for column in COLUMNS)

    wall.push(Control.FIVE, 60_100, 60_200)
    wall.run(61_000)
    assert wall.pressed == [Control.FIVE]
    assert wall.resting
    assert wall.turns - turns < (100 + 25 + 50) / SCAN_MS + 10


def test_a_key_that_goes_down_as_the_keypad_comes_to_rest_is_seen() -> None:
    """Between the last scan and the wait for an edge there is a moment in which an edge is told to nobody."""
    wall = Wall()
    rests_ms = 0
    while not wall.resting:
        rests_ms += 1
        wall.run(rests_ms)
    scanned_us = len(ROWS) * KeypadWiring().settle_us
    for late_us in range(0, 2 * KeypadWiring().settle_us, 10):
        again = Wall()
        again.push(Control.FIVE, rests_ms + (scanned_us + late_us) / 1000, rests_ms + 100)
        again.run(500)
        assert again.pressed == [Control.FIVE]


def test_no_row_is_ever_high() -> None:
    """Two keys in a column join two rows: a row is low, or driven by nobody, also as it changes."""
    wall = at_rest()
    for number, key in enumerate(KEYS):
        together_ms = 1000 * (number // 4 + 1)
        wall.push(key, together_ms + 50 * (number % 4), together_ms + 500)
    wall.run(6000)

    assert wall.pressed == [KEYS[0], KEYS[4], KEYS[8], KEYS[12]]
    assert not any(True in wall.factory.pin(pin).driven for pin in ROWS + COLUMNS)


def test_scans_are_200_a_second_until_all_keys_have_been_up() -> None:
    """A key that is held is looked at every 5 ms, and for 50 ms after it was let go."""
    wall = at_rest()
    turns = wall.turns
    wall.push(Control.ONE, 1000, 2000)
    wall.run(2040)

    assert not wall.resting
    assert wall.turns - turns == pytest.approx(1040 / SCAN_MS, abs=4)
    wall.run(2100)
    assert wall.resting


def test_an_edge_that_came_to_nothing_is_waited_after() -> None:
    """A bouncing key may read open at the first scan; the keypad does not doze off over it."""
    wall = at_rest()
    wall.push(Control.ONE, 1000, 1000.05)
    wall.run(1045)
    assert not wall.resting
    wall.run(1060)

    assert wall.resting
    assert wall.presses == []


def test_a_press_takes_three_scans() -> None:
    """The edge wakes the keypad at once, so the press is known 15 ms after it at the latest."""
    wall = at_rest()
    wall.push(Control.SEVEN, 1000.4, 1100)
    wall.run(1015)

    assert wall.presses == [Press(Control.SEVEN, 1000, Source.KEYPAD)]


def test_held_keys_do_not_repeat() -> None:
    """Case 128: 5 held for a second is one 5."""
    wall = at_rest()
    wall.push(Control.FIVE, 1000, 2000)
    wall.run(3000)

    assert wall.pressed == [Control.FIVE]


@pytest.mark.parametrize(
    ("times", "typed"),
    [((0, 9, 18, 80), "1"), ((0, 60, 95, 150), "11"), ((0, 6, 12, 90, 160, 166, 171, 250), "11")],
)
def test_worn_membranes(times: tuple[int, ...], typed: str) -> None:
    """Case 122: closings at 0 and 18 ms are one 1; at 0 and 95 two; at 0, 12, 160, 171 player eleven."""
    wall = at_rest()
    wall.push(Control.ONE, *(1000 + at_ms for at_ms in times))
    wall.run(2000)

    assert "".join(control.value for control in wall.pressed) == typed


@pytest.mark.parametrize("length_ms", [0.2, 1, 2, 4])
def test_a_spike_never_counts(length_ms: float) -> None:
    """Case 133: whenever it comes, a contact of 4 ms is noise."""
    wall = at_rest()
    for number in range(50):
        at_ms = 1000 + 137.3 * number
        wall.push(KEYS[number % 16], at_ms, at_ms + length_ms)
    wall.run(9000)

    assert wall.presses == []
    assert wall.resting


def test_a_clean_contact_of_20_ms_is_never_missed() -> None:
    """At whatever moment of the scans or of the rest it comes."""
    wall = at_rest()
    rng = chance(20)
    at_ms, wanted = 1000.0, []
    for number in range(300):
        key = KEYS[number % 16]
        wall.push(key, at_ms, at_ms + 20)
        wanted.append(key)
        at_ms += 20 + 40 + rng.uniform(0, 60)
    wall.run(at_ms + 500)

    assert wall.pressed == wanted


@pytest.mark.parametrize("count", [5_000, pytest.param(20_000, marks=pytest.mark.slow)])
def test_bouncing_contacts_press_once(count: int) -> None:
    """Trains of up to 20 ms on press and release: exactly one press each, and the right one."""
    wall = at_rest()
    rng = chance(5000)
    at_ms, wanted = 1000.0, []
    for _ in range(count):
        key = rng.choice(KEYS)
        let_go_ms = at_ms + LONGEST_BOUNCE_MS + rng.uniform(20, 60)
        wall.push(key, *bounce(rng, at_ms), *bounce(rng, let_go_ms))
        wanted.append(key)
        at_ms = let_go_ms + LONGEST_BOUNCE_MS + rng.uniform(35, 90)
    wall.run(at_ms + 500)

    assert wall.pressed == wanted
    assert len(wall.presses) == 2 * count
    assert wall.resting


class Touch(Struct, frozen=True):
    """When a finger closes a contact, for how long that bounces, and when it is let go."""

    key: Control
    down_ms: float
    still_ms: float
    up_ms: float


def chord(rng: Random, at_ms: float, keys: int, *, clean: bool) -> list[Touch]:
    """Plan fingers on up to so many keys, which come down and go up within a short while of each other."""
    touches = []
    for key in rng.sample(KEYS, rng.randint(1, keys)):
        down_ms = at_ms + rng.choice((0.0, rng.uniform(0, 20), rng.uniform(0, 120)))
        still_ms = 0.0 if clean else rng.uniform(0, LONGEST_BOUNCE_MS)
        touches.append(Touch(key, down_ms, still_ms, down_ms + still_ms + rng.uniform(5, 150)))
    return sorted(touches, key=lambda touch: touch.down_ms)


def play(wall: Wall, rng: Random, touches: list[Touch]) -> None:
    """Plan what the contacts of these fingers do."""
    for touch in touches:
        still_ms = min(touch.still_ms, touch.up_ms - touch.down_ms)
        wall.push(
            touch.key,
            *bounce(rng, touch.down_ms, still_ms),
            *bounce(rng, touch.up_ms, min(touch.still_ms, LONGEST_BOUNCE_MS)),
        )


def surely_first(touches: list[Touch]) -> Control | None:
    """Return the key that was down alone, without bouncing, for four scans before any other came."""
    first = touches[0]
    second_ms = min((touch.down_ms for touch in touches[1:]), default=first.up_ms)
    alone_ms = min(first.up_ms, second_ms) - first.down_ms - first.still_ms
    return first.key if alone_ms >= 4 * SCAN_MS else None


def held_together(touches: list[Touch]) -> list[set[Control]]:
    """Return the keys in groups that were held down at the same time, one group after another."""
    groups: list[tuple[float, set[Control]]] = []
    for touch in sorted(touches, key=lambda touch: touch.down_ms + touch.still_ms):
        if groups and touch.down_ms + touch.still_ms <= groups[-1][0]:
            until_ms, keys = groups.pop()
            groups.append((max(until_ms, touch.up_ms), {*keys, touch.key}))
        else:
            groups.append((touch.up_ms, {touch.key}))
    return [keys for _, keys in groups]


def alone_ms(key: Control, touches: list[Touch]) -> float:
    """Return for how long a contact may have been closed while no other was held closed."""
    own = next(touch for touch in touches if touch.key is key)
    from_ms, until_ms = own.down_ms, own.up_ms + own.still_ms
    alone = 0.0
    for other in sorted(touches, key=lambda touch: touch.down_ms + touch.still_ms):
        if other is not own and other.up_ms > from_ms:
            alone += max(0.0, min(until_ms, other.down_ms + other.still_ms) - from_ms)
            from_ms = other.up_ms
    return alone + max(0.0, until_ms - from_ms)


@pytest.mark.parametrize("lag_us", [0, 45], ids=["short cable", "long cable"])
@pytest.mark.parametrize("count", [1_000, pytest.param(10_000, marks=pytest.mark.slow)])
def test_chords(count: int, lag_us: int) -> None:
    """Up to four keys at once, bouncing, with ghosts: no wrong key ever, and no first key is lost.

    A wrong key is one that nobody touched, one that was never down alone, or a second one of keys that were
    held together.
    """
    wall = at_rest(lag_us=lag_us)
    rng = chance(count)
    at_ms, sure, ghosted = 1000.0, 0, 0
    for _ in range(count):
        touches = chord(rng, at_ms, 4, clean=rng.random() < 0.3)
        play(wall, rng, touches)
        at_ms = max(touch.up_ms for touch in touches) + 2 * LONGEST_BOUNCE_MS + 40
        before = len(wall.pressed)
        wall.run(at_ms)
        pressed = wall.pressed[before:]
        first = surely_first(touches)
        sure += first is not None
        ghosted += len(touches) > 2

        assert set(pressed) <= {touch.key for touch in touches}
        assert all(alone_ms(key, touches) >= 2 * SCAN_MS - 1 for key in pressed)
        assert all(len(together.intersection(pressed)) <= 1 for together in held_together(touches))
        assert first is None or pressed[:1] == [first]

    assert sure > count / 3
    assert ghosted > count / 3
    assert wall.resting
    assert not wall.troubles


def test_a_key_held_since_the_start_is_told_and_left_out() -> None:
    """The others work beside it, those in its row and column too; let go, it works again."""
    wall = Wall()
    wall.touch(Control.FIVE, closed=True)
    wall.run(1000)
    assert wall.troubles == (Stuck((Control.FIVE,)),)
    for number, key in enumerate((Control.FOUR, Control.TWO, Control.NINE), start=1):
        wall.push(key, 1000 * number, 1000 * number + 100)
    wall.run(4000)
    assert wall.pressed == [Control.FOUR, Control.TWO, Control.NINE]

    wall.touch(Control.FIVE, closed=False)
    wall.push(Control.FIVE, 5000, 5100)
    wall.run(6000)
    assert not wall.troubles
    assert wall.pressed[3:] == [Control.FIVE]
    assert wall.resting


def test_a_key_that_is_never_let_go_is_told() -> None:
    """After half a minute nobody is holding it any more."""
    wall = at_rest()
    wall.push(Control.HASH, 1000)
    wall.run(30_000)
    assert not wall.troubles
    wall.run(31_100)

    assert wall.troubles == (Stuck((Control.HASH,)),)
    assert [type(press) for press in wall.presses] == [Press, Release]


def test_stuck_keys_are_looked_at_less_often() -> None:
    """A key that is broken for a night must not cost a night's processor time."""
    wall = Wall()
    wall.touch(Control.FIVE, closed=True)
    wall.run(1000)
    turns = wall.turns
    wall.run(11_000)

    assert wall.turns - turns <= 10_000 / 20 + 1


@pytest.mark.parametrize("stuck", [(Control.ONE, Control.FIVE), (Control.ONE, Control.NINE)])
def test_two_stuck_keys_never_make_a_wrong_one(stuck: tuple[Control, ...]) -> None:
    """A third key beside two stuck ones may make a ghost: then nothing counts, and never the ghost."""
    wall = Wall()
    for key in stuck:
        wall.touch(key, closed=True)
    wall.run(1000)
    rng = chance(3)
    at_ms = 1000.0
    for _ in range(100):
        key = rng.choice(KEYS)
        if key not in stuck:
            before = len(wall.pressed)
            wall.push(key, *bounce(rng, at_ms), *bounce(rng, at_ms + 60))
            wall.run(at_ms + 200)
            assert set(wall.pressed[before:]) <= {key}
        at_ms += 200

    assert len(set(wall.pressed)) > 5
    assert wall.troubles == (Stuck(stuck),)


def test_without_a_cable_nothing_happens_and_with_it_all_works() -> None:
    """Case 149: a keypad that is plugged in later is taken as it comes, with its keys up."""
    wall = at_rest()
    wall.run(20_000)
    assert wall.resting
    wall.push(Control.ONE, 21_000, 21_100)
    wall.run(22_000)

    assert wall.pressed == [Control.ONE]


def test_a_keypad_whose_pin_is_in_use_is_taken_as_soon_as_it_is_free() -> None:
    """Case 149: the rest works meanwhile, and the cause is told."""
    wall = Wall()
    wall.factory.busy.add(16)
    wall.push(Control.PAUSE, 1000, 1100)
    wall.push(Control.ONE, 1000, 1100)
    wall.run(20_000)
    assert wall.pressed == [Control.PAUSE]
    assert wall.troubles == (Missing((Device.KEYPAD,), PinInUse(16)),)

    wall.factory.busy.clear()
    wall.push(Control.ONE, 60_000, 60_100)
    wall.run(61_000)
    assert not wall.troubles
    assert wall.pressed == [Control.PAUSE, Control.ONE]


def test_a_long_cable_needs_its_time_to_settle() -> None:
    """On one that is slower than the setting keys may be missed, but none is ever taken for another."""
    lag_us = KeypadWiring().settle_us + 40
    short = Wall(lag_us=lag_us)
    enough = Wall(Wiring(keypad=KeypadWiring(settle_us=lag_us)), lag_us=lag_us)
    for wall in (short, enough):
        for number, key in enumerate(KEYS, start=1):
            wall.push(key, 1000 * number, 1000 * number + 100)
            before = len(wall.pressed)
            wall.run(1000 * number + 900)
            assert set(wall.pressed[before:]) <= {key}

    assert set(short.pressed) < set(KEYS)
    assert enough.pressed == list(KEYS)
