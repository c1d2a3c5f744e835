"""`./deploy.sh USER@HOST`: from a fresh card to a clock that runs, and from one release to the next."""

import fcntl
import stat

import pytest

from tests.deploy.box import ROOT, Box


def installed(box: Box, *versions: str) -> Box:
    """Deploy versions in turn, each of which is well."""
    for version in versions:
        box.write_version(version)
        said = box.deploy()
        assert said.status == 0, said.text
    return box


def test_a_fresh_card_becomes_a_clock(fresh: Box) -> None:
    """One command installs what is missing, makes the user, lays the configuration, and starts the clock."""
    said = fresh.deploy()

    assert said.status == 0
    assert said.text.endswith("The clock runs: release 1.\n")
    assert (fresh.current(), fresh.runs()) == ("1", "1")
    assert {"libegl1", "libgles2", "python3-lgpio", "polkitd"} <= set(fresh.fact("packages").split())
    assert set(fresh.fact("users").split()) == {"tournament-clock"}
    files = fresh.files()
    assert files["etc/tournament-clock/clock.toml"] == (ROOT / "config" / "clock.toml").read_text("utf-8")
    assert files["etc/tournament-clock/samples"] == "-> /opt/tournament-clock/current/source/config"
    assert (fresh.folder / "box" / "facts" / "enabled").exists()


def test_what_is_sent_can_be_read_by_the_clocks_user(fresh: Box) -> None:
    """A checkout that only its owner may read makes a release that the clock's user reads, too."""
    for path in (fresh.laptop / "config" / "clock.toml", fresh.laptop / "clock" / "__init__.py"):
        path.chmod(0o600)

    assert fresh.deploy().status == 0

    for name in ("etc/tournament-clock/clock.toml", "opt/tournament-clock/current/source/clock/__init__.py"):
        assert stat.S_IMODE((fresh.root / name).stat().st_mode) == 0o644


def test_the_second_run_changes_nothing(box: Box) -> None:
    """Deployed twice, the box is to the file as it was, and nothing is started anew or left behind."""
    before, pid = box.files(), box.fact("pid")

    said = box.deploy()

    assert (said.status, said.text.splitlines()[-1]) == (
        0,
        "Nothing to do: release 1 is what was sent, and it runs.",
    )
    assert (box.files(), box.fact("pid")) == (before, pid)
    assert list((box.folder / "box" / "tmp").iterdir()) == []


def test_a_dry_run_changes_nothing(fresh: Box) -> None:
    """`--dry-run` tells what would be done, on a fresh card and for an update, and does none of it."""
    before = fresh.files()
    first = fresh.deploy("--dry-run", "--boot")

    assert first.status == 0
    for would in (
        "install packages:",
        "make the user",
        "lay the configuration",
        "make release 1",
        "write the",
    ):
        assert f"would {would} " in first.text or f"would {would}\n" in first.text
    assert first.text.endswith("Nothing was changed.\n")
    assert fresh.files() == before

    installed(fresh, "1")
    before, pid = fresh.files(), fresh.fact("pid")
    fresh.write_version("2")

    assert "would make release 2\n" in fresh.deploy("--dry-run").text
    assert (fresh.files(), fresh.fact("pid")) == (before, pid)


def test_an_update_leaves_configuration_and_nights_alone(box: Box) -> None:
    """What the host wrote, or threw away, stays so; the new files lie beside it as samples."""
    config = box.root / "etc" / "tournament-clock"
    (config / "clock.toml").write_text('house = "freezeout"\n', encoding="utf-8")
    (config / "houses" / "new-year.toml").unlink()
    ledger = box.root / "var" / "lib" / "tournament-clock" / "ledger.sqlite"
    ledger.write_text("a night", encoding="utf-8")
    (box.laptop / "config" / "houses" / "another.toml").write_text("# new", encoding="utf-8")

    installed(box, "2")

    assert (config / "clock.toml").read_text(encoding="utf-8") == 'house = "freezeout"\n'
    assert not (config / "houses" / "new-year.toml").exists()
    assert not (config / "houses" / "another.toml").exists()
    assert ledger.read_text(encoding="utf-8") == "a night"
    assert (box.opt / "current" / "source" / "config" / "houses" / "another.toml").exists()


def test_three_releases_are_kept(box: Box) -> None:
    """The one that runs and the two before it stay; older ones go."""
    installed(box, "2", "3", "4", "5")

    assert box.releases() == ["3", "4", "5"]
    assert box.runs() == "5"


def test_only_missing_packages_are_installed(fresh: Box) -> None:
    """A package that is there is not asked for again; an installation that was cut off is ended first."""
    fresh.set(
        "packages", "python3-venv\nlibegl1\nlibgles2\nlibgl1-mesa-dri\nlibgbm1\nlibdrm2\ndbus\nlibudev1"
    )
    fresh.set("half-configured", "alsa-utils")

    assert (
        "install packages: alsa-utils polkitd python3-gpiozero python3-lgpio v4l-utils "
        "espeak-ng fonts-wqy-microhei fonts-symbola\n" in fresh.deploy().text
    )
    assert fresh.runs() == "1"


@pytest.mark.parametrize(
    ("behaviour", "why"),
    [
        ("finds faults", "clock.toml: margin: 12 is too much; write 0 to 10"),
        ("cannot be loaded", "No module named 'msgspec'"),
    ],
)
def test_a_release_that_fails_its_check_is_never_started(box: Box, behaviour: str, why: str) -> None:
    """The reason is told, the clock on the wall is not touched, and the release is gone."""
    before, pid = box.files(), box.fact("pid")
    box.write_version("2")
    box.behaves("2", behaviour)

    said = box.deploy()

    assert said.status == 1
    assert why in said.text
    assert "The clock on the wall is as it was." in said.text
    assert (box.files(), box.fact("pid")) == (before, pid)


@pytest.mark.parametrize(
    ("behaviour", "why"),
    [
        ("dies", "Traceback: it died"),
        ("never reports", "a timeout was exceeded"),
        ("does not answer", "does not tell how the night stands"),
    ],
)
def test_a_release_that_does_not_run_is_taken_back(box: Box, behaviour: str, why: str) -> None:
    """One that dies, never reports or never answers is told with its log, and the one before runs again."""
    unit = box.laptop / "systemd" / "tournament-clock.service"
    unit.write_text(unit.read_text(encoding="utf-8") + "# of version 2\n", encoding="utf-8")
    before = box.files()
    box.write_version("2")
    box.behaves("2", behaviour)

    said = box.deploy()

    assert said.status == 1
    assert why in said.text
    assert "   | version 2 starts\n" in said.text
    assert "Release 1 runs again.\n" in said.text
    assert box.runs() == "1"
    assert box.files() == before


@pytest.mark.parametrize("program", ["udevadm", "systemd-tmpfiles"])
def test_what_fails_before_a_release_is_started_is_told(box: Box, program: str) -> None:
    """The command is named with what it said; there is no log of a clock that was never started."""
    unit = box.laptop / "systemd" / "tournament-clock.service"
    unit.write_text(unit.read_text(encoding="utf-8") + "# of version 2\n", encoding="utf-8")
    box.set("log", "")
    box.write_version("2")
    box.set("failing", program)

    said = box.deploy()

    assert said.status == 1
    assert f"{program}: it cannot\n" in said.text
    assert f"deploy.sh: this failed: {program} " in said.text
    assert "The last lines of its log" not in said.text
    assert box.runs() == "1"
    box.set("failing", "")
    assert box.deploy().status == 0
    assert box.runs() == "2"


def test_what_fails_before_anything_is_told(fresh: Box) -> None:
    """A step that ends the run is named."""
    fresh.set("failing", "systemd-sysusers")
    said = fresh.deploy()

    assert said.status == 1
    assert "systemd-sysusers: it cannot\ndeploy.sh: this failed: systemd-sysusers " in said.text


def test_a_first_release_that_does_not_run_leaves_no_clock(fresh: Box) -> None:
    """There is nothing to go back to; the next, which is well, is installed as the first."""
    fresh.behaves("1", "dies")

    assert fresh.deploy().status == 1
    assert (fresh.current(), fresh.runs(), fresh.releases()) == ("", "", [])

    installed(fresh, "2")
    assert (fresh.runs(), fresh.releases()) == ("2", ["1"])


def test_rollback_goes_back_one_release_at_a_time(box: Box) -> None:
    """`--rollback` starts the release before with its own files of the system, until there is none."""
    unit = box.laptop / "systemd" / "tournament-clock.service"
    old = unit.read_text(encoding="utf-8")
    (box.laptop / "systemd" / "getty.conf").unlink()
    unit.write_text(old + "# newer\n", encoding="utf-8")
    installed(box, "2", "3")
    getty = "etc/systemd/system/getty@tty1.service.d/tournament-clock.conf"
    assert getty not in box.files()

    assert box.deploy("--rollback").status == 0
    assert (box.runs(), box.releases()) == ("2", ["1", "2"])
    assert box.files()["etc/systemd/system/tournament-clock.service"] == old + "# newer\n"

    assert box.deploy("--rollback").status == 0
    assert (box.runs(), box.releases()) == ("1", ["1"])
    assert box.files()["etc/systemd/system/tournament-clock.service"] == old
    assert getty in box.files()

    said = box.deploy("--rollback")
    assert (said.status, "there is no earlier release" in said.text) == (1, True)
    assert box.runs() == "1"


def test_a_rollback_to_a_release_that_does_not_run_comes_forward_again(box: Box) -> None:
    """The release that ran is started again, and is kept."""
    installed(box, "2")
    box.behaves("1", "dies")

    said = box.deploy("--rollback")

    assert said.status == 1
    assert (box.runs(), box.releases()) == ("2", ["1", "2"])


@pytest.mark.parametrize("phase", ["running", "paused"])
def test_a_night_in_play_is_not_disturbed(box: Box, phase: str) -> None:
    """While a night is in play neither a new release nor the one before is started, unless it is forced."""
    installed(box, "2")
    box.set("phase", phase)
    box.write_version("3")
    before, pid = box.files(), box.fact("pid")

    for options in ([], ["--rollback"]):
        said = box.deploy(*options)
        assert (said.status, "A night is in play." in said.text) == (1, True)
        assert (box.files(), box.fact("pid")) == (before, pid)

    assert box.deploy("--force").status == 0
    assert box.runs() == "3"


@pytest.mark.parametrize("phase", ["setup", "finished"])
def test_before_and_after_a_night_the_clock_is_updated(box: Box, phase: str) -> None:
    """A night that has not begun, or is over, is no reason to wait."""
    box.set("phase", phase)

    assert installed(box, "2").runs() == "2"


def test_a_night_that_cannot_be_asked_about_counts_as_in_play(box: Box) -> None:
    """When the installed clock does not tell how the night stands, its reason is told."""
    box.behaves("1", "does not answer")
    box.write_version("2")

    said = box.deploy()

    assert said.status == 1
    assert "cannot be told: The ledger is from a newer clock." in said.text
    assert box.runs() == "1"
    assert box.deploy("--force").status == 0


def test_a_clock_that_was_stopped_is_started_again(box: Box) -> None:
    """Deploying the same once more mends a clock that does not run, or a file that is gone."""
    box.set("active", "inactive")
    assert box.deploy().text.endswith("The clock runs: release 1.\n")
    assert box.runs() == "1"

    (box.root / "etc" / "udev" / "rules.d" / "99-tournament-clock.rules").unlink()
    assert box.deploy().status == 0
    assert "etc/udev/rules.d/99-tournament-clock.rules" in box.files()


def test_options_that_are_unknown_are_misuse(box: Box) -> None:
    """An option that deploy.sh does not have is refused before the box is called."""
    box.set("unreachable", "yes")
    said = box.deploy("--roll-back")

    assert said.status == 2
    assert said.text.startswith("usage: ./deploy.sh USER@HOST")


def test_two_runs_do_not_change_the_box_at_once(box: Box) -> None:
    """A run waits for the one before, whose laptop may be gone; nothing of the two is mixed."""
    lock = box.root / "run" / "lock" / "tournament-clock"
    box.write_version("2")
    with lock.open("w") as other:
        fcntl.flock(other, fcntl.LOCK_EX)
        flock = box.folder / "box" / "bin" / "flock"
        # Its patience ends at once.
        flock.write_text(
            '#!/bin/sh\n[ "$1" = --wait ] && shift 2 && set -- --wait 0 "$@"\nexec /usr/bin/flock "$@"\n'
        )
        flock.chmod(0o755)
        said = box.deploy()

    assert said.status == 1
    assert "Another run is still at work on the box; waiting for it." in said.text
    assert box.runs() == "1"
    assert box.deploy().status == 0
    assert box.runs() == "2"
