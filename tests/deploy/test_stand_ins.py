"""The programs that stand in for those of a box behave as those do, where it matters."""

import os
import subprocess

import pytest

from tests.deploy.box import Box


def call(box: Box, *command: str) -> tuple[int, str]:
    """Call a program of the box, and return its status and what it says."""
    place = box.folder / "box"
    ran = subprocess.run(
        [place / "stand-ins" / command[0], *command[1:]],
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={"PATH": os.environ["PATH"], "BOX": str(place)},
    )
    return ran.returncode, ran.stdout.strip()


def unit(box: Box, verb: str, *words: str) -> tuple[int, str]:
    """Ask the box's systemctl about the clock's unit."""
    return call(box, "systemctl", verb, *words, "tournament-clock.service")


def test_a_unit_counts_once_the_system_was_told(box: Box) -> None:
    """A unit that changed on disk is not started before a daemon-reload."""
    laid = box.root / "etc" / "systemd" / "system" / "tournament-clock.service"
    laid.write_text(laid.read_text(encoding="utf-8") + "# changed\n", encoding="utf-8")

    assert unit(box, "restart")[0] == 1
    assert call(box, "systemctl", "daemon-reload")[0] == 0
    assert unit(box, "restart")[0] == 0


def test_a_clock_that_dies_does_so_after_it_was_started(box: Box) -> None:
    """It is active at first; three seconds later it is not, and another process begins."""
    box.behaves("1", "dies")
    assert unit(box, "restart")[0] == 0
    pid = box.fact("pid")

    assert unit(box, "show", "--property", "MainPID,ActiveState", "--value") == (0, f"{pid}\nactive")
    call(box, "sleep", "2")
    assert unit(box, "show", "--property", "ActiveState", "--value") == (0, "active")
    call(box, "sleep", "1")
    assert unit(box, "show", "--property", "ActiveState", "--value") == (0, "activating")


def test_a_clock_that_never_reports_fails_to_start(box: Box) -> None:
    """To start it takes until the system loses patience, and then it has failed."""
    box.behaves("1", "never reports")

    assert unit(box, "restart") == (
        1,
        "Job for tournament-clock.service failed because a timeout was exceeded.",
    )
    assert unit(box, "show", "--property", "ActiveState", "--value") == (0, "activating")


def test_a_unit_is_enabled_until_it_is_disabled(box: Box) -> None:
    """Enabled is told by the status, as systemctl does; to disable it with --now stops it."""
    assert unit(box, "is-enabled")[0] == 0
    assert unit(box, "disable", "--quiet", "--now")[0] == 0
    assert unit(box, "is-enabled")[0] != 0
    assert box.runs() == ""


def test_a_word_that_systemctl_does_not_have_fails(box: Box) -> None:
    """What is mistyped in deploy.sh is not passed over."""
    assert unit(box, "relaod")[0] == 1


@pytest.mark.parametrize("fact", ["no-network", "half-configured"])
def test_apt_refuses_without_a_network_and_after_a_cut(fresh: Box, fact: str) -> None:
    """No package comes from nowhere, or before what was cut off is ended."""
    fresh.set(fact, "yes")

    assert call(fresh, "apt-get", "-y", "install", "dbus")[0] == 100
    assert fresh.fact("packages") == ""


def test_apt_installs_what_dpkg_then_tells(fresh: Box) -> None:
    """A package is there once it was installed; options are no packages."""
    query = ("dpkg-query", "-W", "-f", "format", "dbus", "polkitd")
    assert call(fresh, *query) == (1, "")
    assert call(fresh, "apt-get", "-qq", "-o", "A::B=1", "install", "--no-install-recommends", "dbus")[0] == 0

    assert call(fresh, *query) == (1, "installed dbus")


def test_the_clocks_user_must_be_there(fresh: Box) -> None:
    """Nothing is run as a user that was not made."""
    assert call(fresh, "runuser", "-u", "tournament-clock", "--", "true")[0] == 125
    assert call(fresh, "systemd-sysusers", str(fresh.laptop / "systemd" / "sysusers.conf"))[0] == 0
    assert call(fresh, "runuser", "-u", "tournament-clock", "--", "true")[0] == 0


def test_the_power_goes_at_the_call_it_is_told(box: Box) -> None:
    """The program of that number is not run any more, and neither is anything after it."""
    said = box.deploy(cut_at=1)

    assert said.status != 0
    assert box.fact("count") == "1"
