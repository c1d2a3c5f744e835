"""The net of mock pins is itself a program, so it is tested like one."""

import pytest
from gpiozero import GPIODevice, InputDevice, OutputDevice, PinFixedPull

from tests.devices.matrix import GROUND, SUPPLY, LibraryError, MatrixFactory, MatrixPin, Net, Short

ROWS, COLUMNS = (5, 6, 13), (16, 20, 21)


class Bench:
    """A net whose time is set by hand, with pulled-up inputs on some pins."""

    def __init__(self, *numbers: int, lag_us: int = 0) -> None:
        self.us = 0
        self.net = Net(lambda: self.us, lag_us)
        self.factory = MatrixFactory(self.net)
        self.pins: dict[int, MatrixPin] = {number: self.factory.pin(number) for number in numbers}
        for pin in self.pins.values():
            pin.input_with_pull("up")

    def low_columns(self, row: int) -> set[int]:
        """Drive a row low, and return the columns that follow it."""
        self.pins[row].output_with_state(False)
        low = {column for column in COLUMNS if not self.pins[column].state}
        self.pins[row].input_with_pull("up")
        return low


def scanned(bench: Bench) -> set[tuple[int, int]]:
    """Return the keys that a scan of all rows sees."""
    return {(row, column) for row in ROWS for column in bench.low_columns(row)}


def test_a_pin_is_at_the_level_of_its_pull() -> None:
    """An input that nothing is joined to is pulled."""
    bench = Bench(5)
    pin = bench.pins[5]

    assert pin.state is True
    pin.pull = "down"
    assert pin.state is False


def test_a_contact_to_ground_beats_the_pull() -> None:
    """A button between its pin and ground or supply."""
    bench = Bench(5, 6)
    bench.pins[6].pull = "down"
    bench.net.join(5, GROUND)
    bench.net.join(6, SUPPLY)

    assert (bench.pins[5].state, bench.pins[6].state) == (False, True)
    bench.net.part(5, GROUND)
    bench.net.part(6, SUPPLY)
    assert (bench.pins[5].state, bench.pins[6].state) == (True, False)


def test_two_buttons_to_ground_do_not_join_their_pins() -> None:
    """Ground leads no further: it is the same wire for everybody."""
    bench = Bench(5, 6)
    bench.net.join(5, GROUND)
    bench.net.join(6, GROUND)
    bench.net.part(6, GROUND)

    assert bench.pins[6].state is True


def test_a_resistor_outside_holds_a_floating_pin() -> None:
    """Without one nobody can say at what level it is."""
    bench = Bench(5)
    bench.pins[5].pull = "floating"

    with pytest.raises(AssertionError, match="nobody can say"):
        assert bench.pins[5].state
    bench.net.resistors[5] = True
    assert bench.pins[5].state is True


@pytest.mark.parametrize(
    ("keys", "seen"),
    [
        ([], []),
        ([(5, 16)], []),
        ([(5, 16), (6, 20)], []),
        ([(5, 16), (5, 20), (6, 16)], [(6, 20)]),
        ([(5, 16), (5, 20), (6, 21)], []),
        ([(5, 16), (6, 16), (6, 20), (13, 20)], [(5, 20), (13, 16)]),
    ],
)
def test_three_corners_of_a_rectangle_make_a_ghost(
    keys: list[tuple[int, int]], seen: list[tuple[int, int]]
) -> None:
    """Case 124: the matrix shows the keys that are down, and the ghosts beside them."""
    bench = Bench(*ROWS, *COLUMNS)
    for key in keys:
        bench.net.join(*key)

    assert scanned(bench) == {*keys, *seen}


def test_driving_a_pin_high_against_a_low_one_is_a_short() -> None:
    """Two keys in one column join two rows; driven to different levels they would hurt the box."""
    bench = Bench(5, 6, 16)
    bench.net.join(5, 16)
    bench.net.join(6, 16)
    bench.pins[5].output_with_state(False)

    with pytest.raises(Short):
        bench.pins[6].output_with_state(True)
    assert bench.pins[6].driven == [False, True]


def test_closing_a_contact_between_high_and_low_is_a_short() -> None:
    """It is found as it happens, also when nobody reads a pin."""
    bench = Bench(5, 6)
    bench.pins[5].output_with_state(False)
    bench.pins[6].output_with_state(True)

    with pytest.raises(Short):
        bench.net.join(5, 6)


def test_edges_are_told_once_a_change() -> None:
    """A pin that is watched calls back when what it is joined to changes its level."""
    bench = Bench(5, 16)
    told: list[tuple[float, int]] = []

    def changed(ticks: float, state: int) -> None:
        told.append((ticks, state))

    bench.pins[16].when_changed = changed
    bench.us = 1_500_000
    bench.net.join(5, 16)
    assert told == []
    bench.pins[5].output_with_state(False)
    bench.pins[5].state = False
    bench.us = 2_000_000
    bench.net.part(5, 16)
    bench.pins[16].when_changed = None
    bench.net.join(5, 16)

    assert told == [(1.5, 0), (2.0, 1)]


def test_a_cable_lags_behind() -> None:
    """A row pulls its columns down at once, and lets them go only after the lag."""
    bench = Bench(5, 16, lag_us=40)
    bench.net.join(5, 16)
    bench.us = 1000
    bench.pins[5].output_with_state(False)

    assert bench.pins[16].state is False
    bench.us = 2000
    bench.pins[5].input_with_pull("up")
    bench.us = 2039
    assert bench.pins[16].state is False
    bench.us = 2040
    assert bench.pins[16].state is True


def test_pins_of_another_program_are_busy() -> None:
    """The library says so in its own error, and the pin is free again when the other program is gone."""
    bench = Bench()
    bench.factory.busy.add(16)

    with pytest.raises(LibraryError, match="busy"):
        GPIODevice(16, pin_factory=bench.factory)
    bench.factory.busy.clear()
    with InputDevice(16, pull_up=True, pin_factory=bench.factory) as device:
        assert device.value == 0


def test_a_broken_pin_raises() -> None:
    """Reading and driving fail in the library's own error."""
    bench = Bench(5)
    bench.pins[5].broken = True

    with pytest.raises(LibraryError):
        assert bench.pins[5].state
    with pytest.raises(LibraryError):
        bench.pins[5].output_with_state(False)


def test_pins_keep_to_the_board() -> None:
    """GPIO2 has its pull-up on the board, and an output has no pull."""
    bench = Bench(5)

    with pytest.raises(PinFixedPull):
        InputDevice(2, pull_up=False, pin_factory=bench.factory)
    with OutputDevice(5, pin_factory=bench.factory) as device, pytest.raises(PinFixedPull):
        device.pin.pull = "up"
