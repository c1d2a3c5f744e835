"""The vitals of the box: a weak supply is told for a while, a full disk for as long as it is."""

import os
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from clock.appliance.box import ENOUGH_MIB, free_mib, is_locked, throttled, voltage_is_low
from clock.appliance.vitals import LOOKS_MS, STAYS_MS, Vitals
from clock.tournament.structure import MINUTE
from clock.troubles import DiskShort, LowVoltage, Trouble
from tests.small_disk import on_a_small_disk, remount


@dataclass(slots=True)
class Seen:
    """A box that a test makes weak or full, and what was told of it."""

    low: bool | None = False
    free: int | None = 20_000
    told: list[tuple[Trouble, ...]] = field(default_factory=list)
    vitals: Vitals = field(init=False)

    def __post_init__(self) -> None:
        self.vitals = Vitals(lambda: self.low, lambda: self.free, self.told.append)


def test_a_moment_of_low_voltage_is_told_for_a_while() -> None:
    """It is the moments that hurt; after ten minutes without one the sign goes."""
    seen = Seen()
    assert seen.vitals.turn(0) == LOOKS_MS
    seen.low = True
    seen.vitals.turn(LOOKS_MS)
    seen.low = False
    for now_ms in range(2 * LOOKS_MS, 2 * STAYS_MS, LOOKS_MS):
        seen.vitals.turn(now_ms)
        gone = now_ms >= LOOKS_MS + STAYS_MS
        assert seen.told[-1] == (() if gone else (LowVoltage(),))

    assert seen.told == [(LowVoltage(),), ()]


def test_a_box_without_a_sensor_has_no_sign() -> None:
    """A Zero and a desktop cannot tell, and nothing is said; only the disk is looked at then, and seldom."""
    seen = Seen(low=None, free=None)
    assert seen.vitals.turn(0) == MINUTE

    assert seen.told == []


def test_a_disk_that_is_nearly_full_is_told_until_there_is_room() -> None:
    """Beside a weak supply both are told, each once."""
    seen = Seen(free=ENOUGH_MIB - 1)
    seen.vitals.turn(0)
    seen.low = True
    seen.vitals.turn(LOOKS_MS)
    seen.free = ENOUGH_MIB
    seen.vitals.turn(2 * LOOKS_MS)

    assert seen.told == [(DiskShort(),), (LowVoltage(), DiskShort()), (LowVoltage(),)]


def test_the_sensor_of_a_pi_is_found_among_others(tmp_path: Path) -> None:
    """The sensors have no fixed numbers; that of another thing says nothing about the supply."""
    assert voltage_is_low(tmp_path) is None
    for number, (name, alarm) in enumerate((("cpu_thermal", "1"), ("rpi_volt", "0"))):
        (tmp_path / f"hwmon{number}").mkdir()
        (tmp_path / f"hwmon{number}/name").write_text(f"{name}\n")
        (tmp_path / f"hwmon{number}/in0_lcrit_alarm").write_text(f"{alarm}\n")
    assert voltage_is_low(tmp_path) is False
    (tmp_path / "hwmon1/in0_lcrit_alarm").write_text("1\n")
    assert voltage_is_low(tmp_path) is True
    (tmp_path / "hwmon1/in0_lcrit_alarm").unlink()
    assert voltage_is_low(tmp_path) is None


@pytest.mark.parametrize(
    ("says", "figure"),
    [("throttled=0x50005", 0x50005), ("throttled=0x0", 0), ("VCHI initialization failed", None), ("", None)],
)
def test_what_the_firmware_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, says: str, figure: int | None
) -> None:
    """One figure of flags; anything else is no answer, and a box without the program has none."""
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    program = tmp_path / "vcgencmd"
    program.write_text(f'#!/bin/sh\n[ "$1" = get_throttled ] && echo "{says}"\n')
    program.chmod(0o755)
    assert throttled() == figure
    monkeypatch.setenv("PATH", str(tmp_path / "nothing"))
    assert throttled() is None


def measure_a_small_disk(disk: Path) -> None:
    """Measure a disk of 12 MiB, which is then locked."""
    free = free_mib(disk / "data" / "not there yet")
    assert free is not None
    assert 8 <= free <= 12
    assert not is_locked(disk)
    remount(disk, "ro")
    assert is_locked(disk)


def test_room_and_lock_of_a_disk(tmp_path: Path) -> None:
    """Of the disk that a folder would lie on, also before it is made; also root is told that it is locked."""
    on_a_small_disk(measure_a_small_disk, tmp_path)
