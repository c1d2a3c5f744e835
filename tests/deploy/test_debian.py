"""The clock is installed in an empty Debian, by deploy.sh, with the real packages of Debian and of Python.

Only ssh and systemd are stood in for, by the scripts in `debian`: a tree of files has no systemd to talk to.
"""

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from clock.values import Struct

ROOT = Path(__file__).parents[2]
STAND_INS = Path(__file__).parent / "debian"


class Debian(Struct, frozen=True):
    """A tree with Debian, and a checkout to deploy to it."""

    tree: Path
    laptop: Path

    def deploy(self, *options: str) -> subprocess.CompletedProcess[str]:
        """Run deploy.sh and keep what it says."""
        return subprocess.run(
            [self.laptop / "deploy.sh", "host@box", *options],
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=os.environ
            | {"PATH": f"{self.tree.parent / 'bin'}:{os.environ['PATH']}", "TREE": str(self.tree)},
        )

    def run(self, *command: str) -> str:
        """Run a program in the tree and return what it says."""
        ran = subprocess.run(["chroot", self.tree, *command], check=True, stdout=subprocess.PIPE, text=True)  # noqa: S607  chroot is where the system has it
        return ran.stdout

    def write_version(self, version: str) -> None:
        """Change the checkout, as a new version does."""
        module = self.laptop / "clock" / "__init__.py"
        text = module.read_text(encoding="utf-8")
        module.write_text(re.sub(r'VERSION = ".*"', f'VERSION = "{version}"', text), encoding="utf-8")


def prepared(folder: Path, suite: str) -> Debian:
    """Make a tree with a minimal Debian as systemd would have started it, and a checkout."""
    tree, laptop = folder / "tree", folder / "laptop"
    subprocess.run(
        ["debootstrap", "--variant=minbase", "--include=systemd,systemd-sysv,udev", suite, tree],  # noqa: S607  the same
        check=True,
        stdout=subprocess.DEVNULL,
    )
    for name in ("systemctl", "journalctl", "udevadm"):
        shutil.copy(STAND_INS / name, tree / "usr" / "local" / "bin")
    (tree / "run" / "systemd" / "system").mkdir(parents=True)
    shutil.copy("/etc/resolv.conf", tree / "etc")
    # The authorities that this machine trusts count in the tree, too, whatever its own packages bring along.
    authorities = tree / "etc" / "authorities.pem"
    shutil.copy("/etc/ssl/certs/ca-certificates.crt", authorities)
    (tree / "etc" / "pip.conf").write_text(f"[global]\ncert = /etc/{authorities.name}\n", encoding="utf-8")
    (folder / "bin").mkdir()
    (folder / "bin" / "ssh").symlink_to(STAND_INS / "ssh")
    laptop.mkdir()
    for part in ("clock", "config", "deploy", "systemd"):
        shutil.copytree(ROOT / part, laptop / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("deploy.sh", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / part, laptop)
    return Debian(tree, laptop)


@pytest.fixture(params=["bookworm", "trixie"])
def debian(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Debian]:
    """Give an empty Debian 12, then a 13; its processes are ended afterwards."""
    if shutil.which("debootstrap") is None or os.geteuid() != 0:
        pytest.skip("debootstrap is not installed, or these tests do not run as root")
    found = prepared(tmp_path, request.param)
    proc = found.tree / "proc"
    subprocess.run(["mount", "-t", "proc", "proc", proc], check=True)  # noqa: S607  the same
    try:
        yield found
    finally:
        found.run("systemctl", "disable", "--quiet", "--now", "tournament-clock.service")
        subprocess.run(["umount", proc], check=True)  # noqa: S607  the same


@pytest.mark.slow
def test_an_empty_debian_becomes_a_clock(debian: Debian) -> None:
    """From nothing to a clock that answers; again without a change; an update without a network; and back."""
    first = debian.deploy()
    assert first.returncode == 0, first.stdout
    assert first.stdout.endswith("The clock runs: release 1.\n")
    groups = debian.run("id", "-nG", "tournament-clock").split()
    assert {"video", "render", "input", "gpio", "audio", "dialout", "tty"} <= set(groups)
    state = debian.run("tournament-clock", "state", "--json", "--data", "/var/lib/tournament-clock")
    assert '"phase": "setup"' in state
    assert (
        "files are right"
        in subprocess.run(
            ["chroot", debian.tree, "tournament-clock", "check"],  # noqa: S607  the same
            check=True,
            stderr=subprocess.PIPE,
            text=True,
        ).stderr
    )

    assert debian.deploy().stdout.splitlines()[-1].startswith("Nothing to do: release 1")

    (debian.tree / "no-network").touch()
    debian.write_version("9.9")
    second = debian.deploy("--offline")
    assert second.returncode == 0, second.stdout
    assert "The clock runs: release 2.\n" in second.stdout
    assert "9.9" in debian.run("tournament-clock", "--version")

    back = debian.deploy("--rollback")
    assert back.returncode == 0, back.stdout
    assert "9.9" not in debian.run("tournament-clock", "--version")
