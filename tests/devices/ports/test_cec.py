"""A TV over the HDMI cable, with a program in the place of cec-ctl."""

from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest

from clock.devices.attached import Unusable
from clock.devices.ports.cec import Cec
from clock.troubles import Cause, Declined, NoAnswer, NoCecProgram, PortFails

PORT = "/dev/cec0"
LONGEST_S = 20

TV = """
echo "$@" >> "{folder}/told"
case "$*" in
*--playback*) echo "	Physical Address           : {address}" ;;
*--give-device-power-status*)
    echo "    REPORT_POWER_STATUS (0x90):"
    echo "	pwr-state: $(cat "{folder}/power") (0x00)" ;;
*--standby*) echo standby > "{folder}/power" ;;
*--image-view-on*) echo {becomes} > "{folder}/power" ;;
esac
"""


class Cable:
    """A TV at the other end of the cable, and the device that speaks to it, turned when it rings."""

    def __init__(self, folder: Path, script: str, longest_s: float = LONGEST_S, **words: str) -> None:
        self.folder = folder
        self.wants: bool | None = None
        self.rung = Event()
        (folder / "power").write_text("standby")
        (folder / "told").write_text("")
        program = folder / "cec-ctl"
        program.write_text(f"#!/bin/sh\n{script.format(folder=folder, **words)}\n")
        program.chmod(0o755)
        self.cec = Cec(PORT, lambda: self.wants, self.rung.set, str(program), longest_s)
        self.now_ms = 0

    def until(self, happened: Callable[[], bool]) -> None:
        """Turn the device whenever it rings or wants to be, until something has happened."""
        due_ms = self.cec.turn(self.now_ms)
        while not happened():
            if due_ms is None:
                assert self.rung.wait(LONGEST_S)
                self.rung.clear()
            else:
                self.now_ms = due_ms
            due_ms = self.cec.turn(self.now_ms)

    def cause(self) -> Cause:
        """Return why it cannot be used."""
        with pytest.raises(Unusable) as failed:
            self.until(lambda: False)
        return failed.value.cause

    @property
    def told(self) -> list[str]:
        """Return what the program was told, without the port."""
        lines = (self.folder / "told").read_text().splitlines()
        return [line.removeprefix(f"--device {PORT} ") for line in lines]

    @property
    def power(self) -> str:
        """Return what the TV is."""
        return (self.folder / "power").read_text().strip()


def cable(folder: Path, becomes: str = "on", address: str = "1.0.0.0") -> Cable:
    """Return a TV that is off, and becomes this when it is switched on."""
    return Cable(folder, TV, becomes=becomes, address=address)


def test_it_is_switched_on_and_shows_the_clock(tmp_path: Path) -> None:
    """Told who we are, switched on, turned to this box, and asked whether it is on."""
    tv = cable(tmp_path)
    tv.wants = True
    tv.until(lambda: tv.cec.there)

    assert tv.power == "on"
    assert tv.told == [
        "--playback --osd-name Tournament clock",
        "--to 0 --image-view-on",
        "--to 0 --active-source phys-addr=1.0.0.0",
        "--to 0 --give-device-power-status",
    ]
    assert tv.cec.turn(tv.now_ms) is None


def test_it_is_switched_off(tmp_path: Path) -> None:
    """After the night; the end of the clock waits until it has been told."""
    tv = cable(tmp_path)
    tv.wants = True
    tv.until(lambda: tv.cec.there)
    tv.wants = False
    tv.until(lambda: tv.told[-1] == "--playback --osd-name Tournament clock" and len(tv.told) == 5)
    tv.until(lambda: len(tv.told) == 6)
    tv.cec.close()

    assert tv.power == "standby"
    assert tv.told[-1] == "--to 0 --standby"


def test_it_is_switched_off_as_the_clock_ends(tmp_path: Path) -> None:
    """Told a moment before the end, it is told whole: the end waits for both steps of it."""
    tv = cable(tmp_path)
    tv.wants = True
    tv.until(lambda: tv.cec.there)
    tv.wants = False
    tv.cec.turn(tv.now_ms)
    tv.cec.close()

    assert tv.power == "standby"


def test_as_the_clock_ends_a_tv_that_is_on_stays_on(tmp_path: Path) -> None:
    """A clock that is only restarted must not have the screen go dark, nor begin anything new."""
    tv = cable(tmp_path)
    tv.wants = True
    tv.cec.turn(0)
    tv.cec.close()

    assert tv.told == ["--playback --osd-name Tournament clock"]


def test_one_that_nobody_wants_otherwise_is_only_asked(tmp_path: Path) -> None:
    """It stays as it is."""
    tv = cable(tmp_path)
    tv.until(lambda: tv.cec.there)

    assert tv.power == "standby"
    assert tv.told[1:] == ["--to 0 --give-device-power-status"]


def test_one_that_takes_its_time_is_looked_at_again(tmp_path: Path) -> None:
    """A TV on its way says so, every two seconds."""
    tv = cable(tmp_path, "to-on")
    tv.wants = True
    tv.until(lambda: tv.told.count("--to 0 --give-device-power-status") == 3)
    assert not tv.cec.there
    (tmp_path / "power").write_text("on")
    tv.until(lambda: tv.cec.there)

    assert 4000 <= tv.now_ms <= 8000


def test_one_that_does_not_obey_is_told(tmp_path: Path) -> None:
    """Brands differ; after twenty seconds it is known."""
    tv = cable(tmp_path, "standby")
    tv.wants = True

    assert tv.cause() == Declined(PORT)
    assert tv.now_ms == 18_000


@pytest.mark.parametrize(
    ("script", "cause"),
    [
        ("echo 'Physical Address : f.f.f.f'", NoAnswer(PORT)),
        (
            "echo 'Physical Address : 1.0.0.0'; echo '	Tx, Not Acknowledged (4), Max Retries'",
            NoAnswer(PORT),
        ),
        ("echo 'no such file' >&2; exit 1", PortFails(PORT, "no such file")),
        ("exit 3", PortFails(PORT, "exit 3")),
    ],
)
def test_what_is_wrong_is_told(tmp_path: Path, script: str, cause: Cause) -> None:
    """No TV at the cable, none that listens, and what the program says itself."""
    assert Cable(tmp_path, script).cause() == cause


def test_a_program_that_hangs(tmp_path: Path) -> None:
    """It is ended, and the TV counts as one that does not answer; nobody has waited for it meanwhile."""
    assert Cable(tmp_path, "exec sleep 600", longest_s=0.2).cause() == NoAnswer(PORT)


def test_without_the_program(tmp_path: Path) -> None:
    """It is named, with how to get it."""
    tv = cable(tmp_path)
    (tmp_path / "cec-ctl").unlink()

    assert tv.cause() == NoCecProgram()
