"""`doctor`: sentences with what to do, and an exit code that tells whether anything is to be mended."""

from pathlib import Path
from threading import Event

import pytest
from click.testing import CliRunner

from clock.__main__ import main
from clock.moment import Moment
from clock.press import Control
from clock.settings.ports import Port, PortWiring, TelevisionWiring, Tongue
from clock.settings.sound import Sound, Sounding
from clock.settings.wiring import Wiring
from clock.troubles import (
    CardFails,
    Cause,
    Device,
    Missing,
    NoAnswer,
    NoCard,
    NoEspeak,
    NoPins,
    NoPort,
    PinInUse,
    PortInUse,
    Silent,
    Speechless,
    Stuck,
    Trouble,
)
from clock.values import replace
from clock.verbs.doctor import LONGEST_LOOK_MS, devices_found, look_until_known, sound_found
from tests.devices.wall import Wall


def test_a_ledger_that_is_none_is_told_with_what_to_do(tmp_path: Path) -> None:
    """Every line is a sentence; what is wrong gives exit 1."""
    (tmp_path / "data").write_text("a file in the way")
    told = CliRunner().invoke(main, ["doctor", "--data", str(tmp_path / "data" / "deeper")])

    lines = told.output.splitlines()
    assert told.exit_code == 1
    assert all(line.rstrip().endswith((".", "?")) for line in lines)
    assert any(line.startswith("mend it") for line in lines)
    assert any("Python is" in line for line in lines)
    assert any("typefaces" in line for line in lines)


def test_a_data_folder_of_no_night_is_well(tmp_path: Path) -> None:
    """A folder that is not there yet will be made, and says so."""
    told = CliRunner().invoke(main, ["doctor", "--data", str(tmp_path / "new")])

    assert f"There is no night in {tmp_path / 'new'} yet." in told.output
    assert f"are free in {tmp_path}" in told.output


def test_what_hangs_on_the_pins_is_told() -> None:
    """What is there in one line, what is wrong in a line each, with what to do."""
    found = list(
        devices_found(
            (Device.PAUSE_BUTTON, Device.KEYPAD),
            (Missing((Device.SKIP_BUTTON,), PinInUse(27)), Stuck((Control.FIVE,))),
        )
    )

    assert [finding.well for finding in found] == [True, False, False]
    assert found[0].sentence == "Connected: PAUSE button and keypad."
    assert found[1].sentence.startswith("SKIP button: pin 27 is in use by another program. Stop ")


def test_pins_that_the_clock_itself_has_are_well() -> None:
    """Looked over while it runs, every pin is in use."""
    (found,) = devices_found(
        (), (Missing((Device.PAUSE_BUTTON,), PinInUse(17)), Missing((Device.KEYPAD,), PinInUse(5)))
    )

    assert found.well
    assert "while the clock runs" in found.sentence


def test_what_is_unplugged_while_the_clock_has_the_rest_is_told_alone() -> None:
    """One device that is away does not make those that the clock has at work another program's."""
    held, missing = devices_found(
        (),
        (
            Missing((Device.PAUSE_BUTTON,), PinInUse(17)),
            Missing((Device.BUTTON_BOX,), PortInUse("usb-box")),
            Missing((Device.REPEATER,), NoPort("usb-display")),
        ),
    )

    assert (held.well, missing.well) == (True, False)
    assert "while the clock runs" in held.sentence
    assert "usb-display" in missing.sentence


def test_ports_that_the_clock_itself_has_are_well() -> None:
    """The TV's and the box's too."""
    in_use = Missing((Device.BUTTON_BOX,), PortInUse("usb-box"))
    (found,) = devices_found((), (Missing((Device.PAUSE_BUTTON,), PinInUse(17)), in_use))
    assert found.well

    (alone,) = devices_found((), (Missing((Device.TELEVISION,), NoAnswer("usb-tv")),))
    assert (alone.well, alone.sentence.startswith("TV: no answer at usb-tv. Switch it on")) == (False, True)


def test_a_port_that_hangs_is_told() -> None:
    """Of a device of which nothing can be known, that is said."""
    there, hangs = devices_found((Device.KEYPAD,), (), (Device.REPEATER,))

    assert there.well
    assert not hangs.well
    assert hangs.sentence.startswith(
        "Clock in the second room: its port hangs. Pull its plug and put it in again"
    )


class Ticking(Event):
    """A ring on the wall's time: whoever waits for it lets that pass."""

    def __init__(self, wall: Wall) -> None:
        super().__init__()
        self.wall = wall

    def wait(self, timeout: float | None = None) -> bool:
        """Let the time pass."""
        assert timeout is not None
        self.wall.us += max(1000, round(timeout * 1_000_000))
        return True

    def now(self) -> Moment:
        """Return the wall's time."""
        return Moment("boot", self.wall.us // 1000)


@pytest.mark.parametrize(("answers", "cause"), [(True, None), (False, NoAnswer("usb-tv"))])
def test_devices_that_need_a_moment_get_it(answers: bool, cause: Cause | None) -> None:
    """A TV is asked whether it is on, and waited for; one that says nothing is known by that."""
    port = Port("/dev/serial/by-id/usb-tv")
    wall = Wall(replace(Wiring(), ports=PortWiring(television=TelevisionWiring(Tongue.LG, port))))
    wall.lines.plugged.add(port)
    time = Ticking(wall)
    wall.devices.turn(0)
    if answers:
        wall.lines.at(port).say(b"a 01 OK00x")
    look_until_known(wall.devices, time, time)

    assert wall.devices.unknown() == ()
    assert (Device.TELEVISION in wall.devices.up()) is answers
    assert [trouble.cause for trouble in wall.devices.troubles() if isinstance(trouble, Missing)] == (
        [] if cause is None else [cause]
    )
    assert wall.us // 1000 < LONGEST_LOOK_MS


def test_a_machine_without_pins_is_well() -> None:
    """A desktop needs none."""
    (found,) = devices_found((), (Missing(tuple(Device), NoPins()),))

    assert found.well


@pytest.mark.parametrize(
    ("sound", "troubles", "said"),
    [
        (Sound(Sounding.OFF), (), ["well: The sound is off"]),
        (Sound(), (), ["well: The sound card can be opened."]),
        (Sound(), (Silent(NoCard()),), ["well: No sound: there is no sound card. Connect"]),
        (Sound(Sounding.ON), (Silent(NoCard()),), ["mend: No sound: there is no sound card. Connect"]),
        (Sound(), (Silent(CardFails("busy")),), ["mend: No sound: the sound card fails (busy). Switch"]),
        (Sound(voice=True), (), ["well: The sound card can be opened.", "well: espeak-ng is installed"]),
        (
            Sound(voice=True),
            (Speechless(NoEspeak()),),
            ["well: The sound card can be opened.", "mend: No voice: espeak-ng is not installed. Install"],
        ),
    ],
)
def test_the_sound_is_told(sound: Sound, troubles: tuple[Trouble, ...], said: list[str]) -> None:
    """A box without a card lacks one only where the settings say so; a voice that is wanted must be there."""
    found = [
        f"{'well' if finding.well else 'mend'}: {finding.sentence}"
        for finding in sound_found(sound, troubles)
    ]

    assert len(found) == len(said)
    assert all(sentence.startswith(start) for sentence, start in zip(found, said, strict=True))
