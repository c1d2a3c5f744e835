"""What is looked at before anything is changed, and how each lack is told."""

import pytest

from tests.deploy.box import Box


@pytest.mark.parametrize(
    ("fact", "value", "told"),
    [
        ("architecture", "armhf", "This system is armhf, and the clock needs a 64-bit one: flash"),
        ("free", "500000", "There are 488 MB free, and 700 are needed."),
        ("uid", "1000", "Only root can install the clock"),
    ],
)
def test_a_box_that_cannot_run_the_clock_is_told_why(fresh: Box, fact: str, value: str, told: str) -> None:
    """The reason and the remedy are told, and nothing is changed."""
    before = fresh.files()
    fresh.set(fact, value)

    said = fresh.deploy()

    assert said.status == 1
    assert told in said.text
    assert said.text.endswith("Nothing was changed.\n")
    assert fresh.files() == before


def test_all_that_is_wrong_is_told_at_once(fresh: Box) -> None:
    """A host who mends one thing is not sent back for the next."""
    (fresh.root / "etc" / "os-release").write_text("VERSION_CODENAME=bullseye\n", encoding="utf-8")
    fresh.set("architecture", "armhf")
    (fresh.root / "run" / "systemd" / "system").rmdir()

    said = fresh.deploy()

    assert said.status == 1
    for reason in ("is armhf", "is bullseye, and the clock is made for Debian 12", "not started by systemd"):
        assert reason in said.text


def test_an_update_needs_less_space(box: Box) -> None:
    """The drawing libraries are there already; 300 MB are enough for another release."""
    box.set("free", "307200")
    box.write_version("2")

    assert box.deploy().status == 0


def test_a_box_in_another_year_is_told_to_wait_for_the_time(fresh: Box) -> None:
    """A box that has not got the time yet is refused, as its packages would be."""
    date = fresh.folder / "box" / "bin" / "date"
    date.write_text('#!/bin/sh\n[ "$1" = +%s ] && echo 1000000000 || echo 2001-09-09\n', encoding="utf-8")
    date.chmod(0o755)

    said = fresh.deploy()

    assert said.status == 1
    assert "The box believes that it is 2001-09-09, which is wrong by more than a day." in said.text


@pytest.mark.parametrize(
    ("bits", "told"),
    [
        ("0x50005", "too weak just now"),
        ("0x50000", "too weak at least once"),
        ("0x0", ""),
    ],
)
def test_a_weak_power_supply_is_told(fresh: Box, bits: str, told: str) -> None:
    """Under-voltage is the most common cause of what cannot be explained; it is no reason to stop."""
    vcgencmd = fresh.folder / "box" / "bin" / "vcgencmd"
    vcgencmd.write_text(f"#!/bin/sh\necho throttled={bits}\n", encoding="utf-8")
    vcgencmd.chmod(0o755)

    said = fresh.deploy()

    assert said.status == 0
    assert told in said.text
    assert ("Beware" in said.text) == bool(told)


def test_a_box_that_is_not_there_is_told_in_one_sentence(fresh: Box) -> None:
    """When ssh cannot reach the box, its reason stands above, and nothing is left behind."""
    fresh.set("unreachable", "yes")

    said = fresh.deploy()

    assert said.status == 1
    assert said.text.splitlines()[-1] == "deploy.sh: host@box cannot be reached over ssh; ssh says why above."


def test_a_network_that_is_gone_is_told(fresh: Box) -> None:
    """Without a network nothing but the packages' failing is told, and nothing is changed."""
    before = fresh.files()
    fresh.set("no-network", "yes")

    said = fresh.deploy()

    assert said.status == 1
    assert "the packages could not be installed; apt says why above. Nothing else was changed." in said.text
    assert fresh.files() == before


def test_a_box_that_is_no_pi_needs_no_pins(fresh: Box) -> None:
    """Debian on another machine has no python3-lgpio, and is not asked for it."""
    (fresh.root / "proc" / "device-tree" / "model").unlink()
    fresh.set("architecture", "amd64")

    assert fresh.deploy().status == 0
    assert "python3-lgpio" not in fresh.fact("packages")
