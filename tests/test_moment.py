"""What time it is."""

import time
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from clock.moment import BoxTime, Moment, wall_is_set

EVENING = datetime(2026, 10, 3, 19, 0, tzinfo=UTC)


def test_the_boot_clock_tells_within_a_boot() -> None:
    """Case 134: within a boot only the boot clock counts, however the wall clock jumps."""
    earlier = Moment("a", 5_000, EVENING)
    later = Moment("a", 65_000, EVENING + timedelta(days=13))

    assert later.since(earlier) == 60_000


def test_the_wall_clock_tells_between_boots_if_it_is_known() -> None:
    """Across boots only wall clocks that were right at both ends can tell; zones make no difference."""
    earlier = Moment("a", 5_000, EVENING)
    later = Moment("b", 1_000, (EVENING + timedelta(hours=13)).astimezone())

    assert later.since(earlier) == 13 * 3_600_000
    assert Moment("b", 1_000).since(earlier) is None
    assert later.since(Moment("a", 5_000)) is None


def test_the_box_tells_its_boot_and_its_clock(tmp_path: Path) -> None:
    """The boot's name is the kernel's; the time is whole milliseconds of its boot clock."""
    boot_id = tmp_path / "boot_id"
    boot_id.write_text("c0ffee\n", encoding="ascii")
    synchronized = tmp_path / "synchronized"
    synchronized.touch()
    box = BoxTime(boot_id, synchronized)

    before = time.clock_gettime(time.CLOCK_BOOTTIME)
    first, second = box.now(), box.now()

    assert first.boot_id == "c0ffee"
    assert before * 1000 - 1 <= first.boot_ms <= second.boot_ms
    assert second.wall is not None
    assert second.wall.utcoffset() is not None
    assert abs(second.wall - datetime.now(UTC)) < timedelta(minutes=1)


def test_a_clock_that_was_right_stays_right(tmp_path: Path) -> None:
    """The network may go during the night: the wall clock is still the one that it set."""
    boot_id = tmp_path / "boot_id"
    boot_id.write_text("c0ffee", encoding="ascii")
    synchronized = tmp_path / "synchronized"
    synchronized.touch()
    box = BoxTime(boot_id, synchronized)

    assert box.now().wall is not None
    synchronized.unlink()
    assert box.now().wall is not None


def test_this_box_has_a_boot() -> None:
    """Where the tests run there is a kernel that names its boot."""
    now = BoxTime().now()

    assert len(now.boot_id) == 36
    assert now.boot_ms > 0


def test_without_a_word_from_the_network_the_kernel_is_asked(tmp_path: Path) -> None:
    """The file of the time service is enough; without it the kernel says, and never raises."""
    (tmp_path / "synchronized").touch()

    assert wall_is_set(tmp_path / "synchronized")
    assert wall_is_set(tmp_path / "missing") in {True, False}


def test_a_box_without_a_boot_is_a_fault(tmp_path: Path) -> None:
    """A kernel that does not tell its boot raises OSError, and no time is made up."""
    with pytest.raises(OSError, match="missing"):
        BoxTime(tmp_path / "missing").now()
