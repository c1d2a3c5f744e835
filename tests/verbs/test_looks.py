"""What the doctor looks at: each state of screen, box and disk gives its sentence, and says if it is well."""

import os
import shutil
from collections.abc import Iterable, Mapping
from datetime import UTC, datetime
from pathlib import Path

import pytest

from clock.display.loaded import screen_drivers
from clock.display.typefaces import Typefaces
from clock.ledger import back_up
from clock.moment import Moment
from clock.tournament.commands import Register
from clock.values import replace
from clock.verbs.looks.box import look_at_box, look_at_power, look_at_time, look_at_unit, unit_state
from clock.verbs.looks.finding import Finding
from clock.verbs.looks.kept import look_at_backups, look_at_disk, look_at_ledger
from clock.verbs.looks.screen import (
    DEVICES,
    LIBRARIES,
    Surroundings,
    look_at_letters,
    look_at_names,
    look_at_screen,
)
from tests.display.kernel import connector
from tests.kept import Box
from tests.small_disk import fill, on_a_small_disk, remount


def found(findings: Iterable[Finding]) -> list[str]:
    """Return findings as lines; each must be sentences that end as sentences do."""
    lines = [f"{'well' if finding.well else 'mend'}: {finding.sentence}" for finding in findings]
    assert all(line.endswith(".") for line in lines), lines
    return lines


def console(drm: Path) -> Surroundings:
    """Return a console with these connectors on which all else is well."""
    return Surroundings({}, drm, DEVICES, lambda: ("x11", "KMSDRM"), lambda _: True, lambda _: True)


def test_a_television_is_told_with_where_it_hangs(tmp_path: Path) -> None:
    """All is well: one sentence, with the port, which is what a host can compare with the cable."""
    connector(tmp_path, "card1-HDMI-A-1", "disconnected", "")
    connector(tmp_path, "card1-HDMI-A-2", "connected", "1920x1080\n")

    assert found(look_at_screen(console(tmp_path))) == [
        "well: There is a television at card1 HDMI-A-2, 1920x1080."
    ]


def test_a_television_that_is_off_is_told(tmp_path: Path) -> None:
    """With what to do, and that the clock goes on."""
    connector(tmp_path, "card1-HDMI-A-1", "disconnected", "")
    (line,) = found(look_at_screen(console(tmp_path)))

    assert line.startswith("mend: No television is connected. Switch it on and check the HDMI cable")


def test_a_machine_without_a_card_is_told(tmp_path: Path) -> None:
    """Somebody's server: there is nothing to plug a television into."""
    (line,) = found(look_at_screen(console(tmp_path)))

    assert line.startswith("mend: This machine has no card for a screen")


@pytest.mark.parametrize("variable", ["DISPLAY", "WAYLAND_DISPLAY"])
def test_a_desktop_needs_none_of_it(tmp_path: Path, variable: str) -> None:
    """It brings its own screen."""
    around = replace(console(tmp_path), variables={variable: "one-7"})

    assert found(look_at_screen(around)) == ["well: There is a desktop (one-7) to open a window on."]


def test_what_keeps_the_screen_black_is_told(tmp_path: Path) -> None:
    """Rights, the other pygame, and libraries: the library underneath says the same three words for each."""
    connector(tmp_path, "card0-HDMI-A-1", "connected", "1920x1080\n")
    around = replace(
        console(tmp_path),
        opens=lambda path: path != Path("/dev/dri/card0"),
        drivers=lambda: ("x11", "dummy"),
        loads=lambda name: name not in LIBRARIES[:2],
    )
    _, *lines = found(look_at_screen(around))

    assert [line[:60] for line in lines] == [
        "mend: This user may not open /dev/dri/card0: sudo adduser US",
        "mend: The pygame here cannot draw on a screen without a desk",
        "mend: Missing for the screen: libEGL.so.1, libGLESv2.so.2. I",
    ]


def test_this_pygame_can_draw_on_a_console() -> None:
    """The package that is asked for is the one that can, and the typefaces come with it."""
    assert "KMSDRM" in screen_drivers()
    assert found(look_at_letters()) == ["well: The typefaces are there."]


def test_names_that_no_font_can_draw() -> None:
    """They are named, with the fonts to install: what stands on the screen instead is a question mark."""
    bare = Typefaces(())
    assert found(look_at_names(["Ada Lindqvist", "Борис Петров", "דוד כהן", "Zoë Ångström"], bare)) == []
    (line,) = found(look_at_names(["Ada", "สมชาย ใจดี", "王秀英", "김민준", "Rex ♞"], bare))
    assert line == (
        "mend: No font here has all letters of สมชาย ใจดี, 王秀英, 김민준, Rex ♞ in players.csv: "
        "the screen has question marks for them. Install what is missing: "
        "sudo apt install fonts-noto-core fonts-symbola fonts-wqy-microhei."
    )


def test_many_names_that_no_font_can_draw() -> None:
    """Five of them tell which ones are meant."""
    names = [f"{letter} {number}" for number, letter in enumerate("一二三四五六七")]
    (line,) = found(look_at_names(names, Typefaces(())))
    assert "五 4 and 2 more in players.csv" in line
    assert line.endswith("sudo apt install fonts-wqy-microhei.")


def test_which_box_it_is(tmp_path: Path) -> None:
    """The model as its maker writes it, with a zero at the end, and the system by its name."""
    (tmp_path / "proc/device-tree").mkdir(parents=True)
    (tmp_path / "etc").mkdir()
    (tmp_path / "proc/device-tree/model").write_text("Raspberry Pi 4 Model B Rev 1.4\0")
    (tmp_path / "etc/os-release").write_text('ID=debian\nPRETTY_NAME="Debian GNU/Linux 13 (trixie)"\n')

    assert found(look_at_box(tmp_path))[1] == (
        "well: This is Raspberry Pi 4 Model B Rev 1.4 with Debian GNU/Linux 13 (trixie)."
    )
    assert len(found(look_at_box(tmp_path / "nothing"))) == 1


@pytest.mark.parametrize(
    ("low_now", "flags", "said"),
    [
        (None, None, ["well: This machine cannot tell"]),
        (False, None, ["well: The power supply is strong enough"]),
        (False, 0x0, ["well: The power supply is strong enough"]),
        (True, None, ["mend: The power supply is too weak now"]),
        (False, 0x50005, ["mend: The power supply is too weak now", "mend: The box is slowed down"]),
        (False, 0x10000, ["mend: The power supply was too weak since"]),
        (None, 0x80008, ["well: The power supply is strong enough", "mend: The box is slowed down"]),
        (False, 0x80000, ["well: The power supply is strong enough", "mend: The box was slowed down"]),
    ],
)
def test_power_and_heat(low_now: bool | None, flags: int | None, said: list[str]) -> None:
    """The bits of a Pi's firmware: 0 and 16 are the voltage, 1 to 3 and 17 to 19 what it did about it."""
    lines = found(look_at_power(low_now, flags))

    assert len(lines) == len(said)
    assert all(line.startswith(start) for line, start in zip(lines, said, strict=True))


def test_the_time_of_day() -> None:
    """Known with its date; unknown with how to tell it, and that the levels do not care."""
    known = Moment("boot", 0, datetime(2026, 10, 3, 19, 5, tzinfo=UTC))
    assert found(look_at_time(known)) == ["well: It is 2026-10-03 19:05, and that is known to be right."]
    (line,) = found(look_at_time(Moment("boot", 0)))
    assert line.startswith("mend: The time of day is not set.")


RUNS = {
    "LoadState": "loaded",
    "ActiveState": "active",
    "NRestarts": "0",
    "StatusText": "The picture is up, 1920x1080 at card1 HDMI-A-1.",
}


@pytest.mark.parametrize(
    ("state", "said"),
    [
        (None, ["well: The clock does not start by itself here"]),
        (
            {"LoadState": "not-found", "ActiveState": "inactive"},
            ["well: The clock does not start by itself here"],
        ),
        (RUNS, ["well: The system runs the clock, which says: The picture is up, 1920x1080 at card1"]),
        ({**RUNS, "NRestarts": "3"}, ["well: The system runs", "mend: The clock was started again 3 times"]),
        (
            {**RUNS, "ActiveState": "failed", "Result": "watchdog"},
            ["mend: The clock is set up on this box but does not run (failed, watchdog): sudo"],
        ),
    ],
)
def test_whether_the_system_runs_the_clock(state: Mapping[str, str] | None, said: list[str]) -> None:
    """A clock that was started again and again is well by itself, and its cause is not."""
    lines = found(look_at_unit(state))

    assert len(lines) == len(said)
    assert all(line.startswith(start) for line, start in zip(lines, said, strict=True))


def test_the_unit_is_asked_as_the_system_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One property a line; a system that is not there, or does not answer, is none."""
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    program = tmp_path / "systemctl"
    program.write_text('#!/bin/sh\nprintf "ActiveState=active\\nStatusText=a=b\\n"\n')
    program.chmod(0o755)
    assert unit_state() == {"ActiveState": "active", "StatusText": "a=b"}
    program.write_text("#!/bin/sh\nexit 1\n")
    assert unit_state() is None
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    assert unit_state() is None


def look_at_a_small_disk(disk: Path) -> None:
    """Look at a disk of 12 MiB as it is, full, and locked."""
    data = disk / "data"
    (line,) = found(look_at_disk(data))
    assert "MiB are free in" in line
    assert line.startswith("mend")  # fewer than 50
    ballast = fill(disk)
    assert found(look_at_disk(data)) == [
        f"mend: 0 MiB are free in {disk}: too few to save nights. Make room."
    ]
    ballast.unlink()
    remount(disk, "ro")
    (line,) = found(look_at_disk(data))
    assert line.startswith(f"mend: The disk of {disk} is read-only; nights would not be saved.")


def test_the_disk(tmp_path: Path) -> None:
    """Room, too little of it, and a disk that has locked itself."""
    assert found(look_at_disk(tmp_path / "data"))[0].startswith("well: ")
    on_a_small_disk(look_at_a_small_disk, tmp_path)


def test_the_ledger_and_its_backups(tmp_path: Path) -> None:
    """From an empty folder to a ledger that was damaged once, with what to do at each step."""
    box = Box(tmp_path / "data")
    assert found(look_at_ledger(box.folder)) == [f"well: There is no night in {box.folder} yet."]
    assert found(look_at_backups(box.folder, ())) == []
    with box.director() as director:
        director.handle(Register())
    assert found(look_at_ledger(box.folder)) == [
        f"well: The last night in {box.folder} has 1 acts, all of them sound."
    ]
    assert found(look_at_backups(box.folder, ()))[0].startswith("mend: There is no backup in")
    back_up(box.folder, box.folder / "backups")
    assert found(look_at_backups(box.folder, (tmp_path,))) == [
        f"well: There are 1 backups in {box.folder}/backups; the newest has night 1 with 1 acts.",
        f"well: There is a stick in {tmp_path}, for more backups.",
    ]

    (box.folder / "ledger.sqlite").write_bytes(bytes(8192))
    with box.director():
        pass
    lines = found(look_at_ledger(box.folder))
    assert lines[0].startswith("well: The last night in")
    assert lines[1].startswith("mend: The ledger was damaged once")
    assert "ledger-damaged-" in lines[1]


def test_a_ledger_that_nobody_can_read(tmp_path: Path) -> None:
    """It names the page that tells the way back."""
    box = Box(tmp_path / "data")
    with box.director() as director:
        director.handle(Register())
    shutil.rmtree(box.folder / "copies")
    (box.folder / "ledger.sqlite").write_bytes(bytes(8192))
    for beside in box.folder.glob("ledger.sqlite-*"):
        beside.unlink()
    (line,) = found(look_at_ledger(box.folder))

    assert line.startswith("mend: The ledger cannot be read")
    assert "docs/backups.md" in line
