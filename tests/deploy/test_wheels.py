"""`--offline`: the packages that deploy.sh fetches for a Raspberry Pi are all there, and run there."""

import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PYTHONS = {"bookworm": "3.11", "trixie": "3.13"}
"""The Python of each Debian."""

FETCH = """
set -euo pipefail
root=$1 venv=$1/.venv
say() { printf '%s\\n' "$*" >&2; }
fail() { say "$*"; exit 1; }
source "$root/deploy/checkout.sh"
source "$root/deploy/wheels.sh"
get_wheels aarch64 "$2"
"""

LOADED = """
import sys
sys.path[:0] = ["/site", "/clock"]
import clock.verbs.run, clock.verbs.rehearse
from clock.display.loaded import screen_drivers
from clock.display.sounds.mixer import Mixer
print(screen_drivers())
"""


def fetched(folder: Path, python: str) -> Path:
    """Fetch the packages for a Python on 64-bit Arm as deploy.sh does, and return their folder."""
    for part in ("clock", "config", "deploy"):
        shutil.copytree(ROOT / part, folder / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    subprocess.run(["bash", "-c", FETCH, "-", folder, python], check=True)  # noqa: S607  any bash
    return folder / ".wheelhouse" / f"aarch64-{python}" / "wheels"


def unpacked(wheels: Path, site: Path) -> Path:
    """Unpack packages as an installation would."""
    for wheel in wheels.iterdir():
        with zipfile.ZipFile(wheel) as packed:
            packed.extractall(site)
    return site


def resolved(wheels: Path, python: str, folder: Path) -> set[str]:
    """Let pip find what the clock asks for among these packages alone, and return what it took."""
    asked = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["dependencies"]
    alone: list[str | Path] = [
        "--no-index",
        "--find-links",
        wheels,
        "--only-binary",
        ":all:",
        "--dest",
        folder,
    ]
    arm = ["--platform", "manylinux2014_aarch64", "--platform", "any"]
    snake = ["--implementation", "cp", "--python-version", python]
    subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", *alone, *arm, *snake, *asked],
        check=True,
        env={"PATH": os.environ["PATH"], "PIP_CONFIG_FILE": os.devnull},
    )
    return {wheel.name.split("-")[0] for wheel in folder.iterdir()}


@pytest.mark.slow
@pytest.mark.parametrize("python", PYTHONS.values())
def test_a_pi_without_a_network_gets_all_packages(tmp_path: Path, python: str) -> None:
    """For 64-bit Arm every package is there ready-made, and with them alone pip finds all it needs."""
    wheels = fetched(tmp_path, python)
    names = {wheel.name.split("-")[0] for wheel in wheels.iterdir()}
    pinned = [
        line
        for line in (ROOT / "deploy" / "constraints.txt").read_text(encoding="utf-8").splitlines()
        if not line.startswith("#")
    ]

    assert {wheel.suffix for wheel in wheels.iterdir()} == {".whl"}
    assert {line.split("==")[0].replace("-", "_") for line in pinned} | {"gpiozero", "colorzero"} == names
    assert resolved(wheels, python, tmp_path / "resolved") == names
    sdl = next(unpacked(wheels, tmp_path / "site").glob("pygame_ce.libs/libSDL2-2*")).read_bytes()
    assert b"KMSDRM" in sdl  # else it could not open the screen of a console


@pytest.mark.slow
@pytest.mark.parametrize("suite", PYTHONS)
def test_the_packages_run_on_arm(tmp_path: Path, suite: str) -> None:
    """On 64-bit Arm these packages load the clock and its mixer, and SDL knows the console's screen."""
    qemu = shutil.which("qemu-aarch64-static")
    if qemu is None or shutil.which("debootstrap") is None or os.geteuid() != 0:
        pytest.skip("qemu-user-static or debootstrap is not installed, or these tests do not run as root")
    tree = tmp_path / "tree"
    subprocess.run(
        ["debootstrap", "--foreign", "--arch=arm64", "--variant=minbase", "--include=python3", suite, tree],  # noqa: S607  where the system has it
        check=True,
        stdout=subprocess.DEVNULL,
    )
    # The packages only have to lie there; to install them takes long on a borrowed processor.
    for package in (tree / "var" / "cache" / "apt" / "archives").glob("*.deb"):
        subprocess.run(["dpkg-deb", "--extract", package, tree], check=True)  # noqa: S607  the same
    shutil.copy(qemu, tree)
    laptop = tmp_path / "laptop"
    laptop.mkdir()
    unpacked(fetched(laptop, PYTHONS[suite]), tree / "site")
    shutil.copytree(laptop / "clock", tree / "clock" / "clock")

    said = subprocess.run(
        ["chroot", tree, "/qemu-aarch64-static", "/usr/bin/python3", "-c", LOADED],  # noqa: S607  the same
        check=True,
        stdout=subprocess.PIPE,
        text=True,
    ).stdout

    assert "'KMSDRM'" in said
