"""A box to deploy to, without a box: a tree of files, and programs that stand in for those of its system.

The laptop's side and the box's side of deploy.sh run as they are. Only what cannot be had here is stood in
for, by the scripts in `programs`: ssh, apt, systemd, users, pip, and time.
"""

import os
import shutil
import subprocess
from pathlib import Path

from clock.values import Struct

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).parent / "programs"

REAL = ("mv", "ln", "rm", "cp", "mkdir", "install", "touch", "tar", "chmod")
"""Programs that change files, and do so here, too."""

STOOD_IN = (
    "apt-get", "dpkg", "systemctl", "systemd-sysusers", "journalctl", "sleep", "python3",
)  # fmt: skip
"""Programs that change something on a box, and have a stand-in."""

TOLD = ("systemd-tmpfiles", "udevadm", "sync")
"""Programs that are only told something."""

ASKED = ("id", "runuser", "sudo", "dpkg-query", "df")
"""Programs that are asked something or start another, and have a stand-in."""

FRESH = {
    "uid": "0",
    "users": "",
    "architecture": "arm64",
    "python": "3.13",
    "packages": "",
    "behaviour": "",
    "phase": "setup",
    "free": "4000000",
    "seconds": "0",
    "pid": "100",
    "active": "inactive",
    "running": "nothing",
    "log": "",
    "count": "0",
    "cut-at": "0",
    "failing": "",
    "calls": "",
}

KERNEL_LINE = "console=serial0,115200 console=tty1 root=PARTUUID=01-02 fsck.repair=yes rootwait"


class Said(Struct, frozen=True):
    """How a deployment ended: its status, and all that it said."""

    status: int
    text: str


class Box(Struct, frozen=True):
    """A Raspberry Pi with a fresh card, in a folder of its own, and a laptop's checkout beside it."""

    folder: Path

    @property
    def root(self) -> Path:
        """Return the tree that stands for the box's files."""
        return self.folder / "box" / "root"

    @property
    def opt(self) -> Path:
        """Return the folder of the releases and of what is noted about them."""
        return self.root / "opt" / "tournament-clock"

    @property
    def laptop(self) -> Path:
        """Return the checkout that is deployed."""
        return self.folder / "laptop"

    def fact(self, name: str) -> str:
        """Return what is so on the box."""
        return (self.folder / "box" / "facts" / name).read_text(encoding="utf-8").strip()

    def set(self, name: str, fact: str) -> None:
        """Make something so on the box."""
        text = f"{fact}\n" if fact else ""
        (self.folder / "box" / "facts" / name).write_text(text, encoding="utf-8")

    def behaves(self, version: str, behaviour: str) -> None:
        """Settle how a version behaves: "dies", "never reports", "finds faults" and so on."""
        self.set("behaviour", f"{self.fact('behaviour')}\n{version} {behaviour}")

    def write_version(self, version: str) -> None:
        """Change the checkout, as a new version does."""
        (self.laptop / "clock" / "__init__.py").write_text(f'VERSION = "{version}"\n', encoding="utf-8")

    def copied(self, folder: Path) -> "Box":
        """Return a box that is as this one is, in another folder."""
        shutil.copytree(self.folder, folder, symlinks=True, dirs_exist_ok=True)
        return Box(folder)

    def deploy(self, *options: str, cut_at: int = 0, host: str = "host@box") -> Said:
        """Run deploy.sh; the box loses its power at the call of a program with this number (0: never)."""
        self.set("cut-at", str(cut_at))
        self.set("count", "0")
        path = f"{self.folder / 'laptop-programs'}:{os.environ['PATH']}"
        ran = subprocess.run(
            [self.laptop / "deploy.sh", host, *options],
            check=False,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env={"PATH": path, "BOX": str(self.folder / "box"), "PYTHON": "fetching-python"},
        )
        return Said(ran.returncode, ran.stdout)

    def current(self) -> str:
        """Return the version of the release that the box points at, "" when it points at none."""
        version = self.opt / "current" / ".venv" / "version"
        return version.read_text(encoding="utf-8").strip() if version.exists() else ""

    def runs(self) -> str:
        """Return the version that is on the TV, "" for none."""
        if self.fact("active") != "active":
            return ""
        version = self.opt / self.fact("running") / ".venv" / "version"
        return version.read_text(encoding="utf-8").strip()

    def releases(self) -> list[str]:
        """Return the folders of the releases."""
        folder = self.opt / "releases"
        return sorted(found.name for found in folder.iterdir()) if folder.is_dir() else []

    def files(self) -> dict[str, str]:
        """Return every file on the box's card with its text, and every link with where it leads."""
        return {
            path.relative_to(self.root).as_posix(): f"-> {path.readlink()}"
            if path.is_symlink()
            else path.read_text(encoding="utf-8", errors="replace")
            for path in sorted(self.root.rglob("*"))
            if (path.is_symlink() or path.is_file()) and not path.is_relative_to(self.root / "run")
        }


def fresh_box(folder: Path) -> Box:
    """Make a box of a Raspberry Pi with a fresh card, and a checkout of version 1 to deploy to it."""
    box = Box(folder)
    _make_files(box)
    for place in ("facts", "bin", "tmp"):
        (folder / "box" / place).mkdir()
    shutil.copytree(PROGRAMS, folder / "box" / "stand-ins")
    for name in TOLD:
        (folder / "box" / "stand-ins" / name).symlink_to("told")
    for name in (*REAL, *STOOD_IN, *TOLD):
        (folder / "box" / "bin" / name).symlink_to("../stand-ins/counted")
    for name in ASKED:
        (folder / "box" / "bin" / name).symlink_to(f"../stand-ins/{name}")
    for name, fact in FRESH.items():
        box.set(name, fact)
    (folder / "laptop-programs").mkdir()
    (folder / "laptop-programs" / "ssh").symlink_to(PROGRAMS / "ssh")
    (folder / "laptop-programs" / "fetching-python").symlink_to(PROGRAMS / "fetching-python")
    _make_checkout(box)
    return box


def _make_files(box: Box) -> None:
    files = {
        "etc/os-release": "ID=debian\nVERSION_CODENAME=trixie\n",
        "proc/device-tree/model": "Raspberry Pi Zero 2 W Rev 1.0\0",
        "boot/firmware/cmdline.txt": f"{KERNEL_LINE}\n",
        "boot/firmware/config.txt": "dtparam=audio=on\n",
    }
    for name, text in files.items():
        (box.root / name).parent.mkdir(parents=True, exist_ok=True)
        (box.root / name).write_text(text, encoding="utf-8")
    (box.root / "run" / "systemd" / "system").mkdir(parents=True)


def _make_checkout(box: Box) -> None:
    """Lay out what is deployed; of the clock itself only its version, which is all the stand-ins look at."""
    box.laptop.mkdir()
    for part in ("config", "deploy", "systemd"):
        shutil.copytree(ROOT / part, box.laptop / part)
    for part in ("deploy.sh", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / part, box.laptop)
    (box.laptop / "clock").mkdir()
    box.write_version("1")
