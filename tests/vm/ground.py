"""The ground that scenarios stand on: a box on which deploy.sh has put the clock, as many times as wanted."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.vm.box import Box
from tests.vm.cable import Cable
from tests.vm.eyes import Picture, compare
from tests.vm.machine import FULL_HD, Machine, Screen, wait_for
from tests.vm.wall import Wall
from tests.vm.workshop import Workshop

PROJECT = Path(__file__).parents[2]
BOOT_SECONDS = 600


@dataclass(slots=True)
class Room:
    """A room with a box in it, switched on or not: what a scenario has to do with."""

    machine: Machine
    box: Box
    wall: Wall
    pictures: Path

    def see(self, name: str = "now") -> Picture:
        """Return what the television shows, and keep it as a file of this name."""
        return Picture(self.machine.photograph(self.pictures / f"{name}.png"))

    def wait_to_see(self, what: str, look: Callable[[Picture], bool], seconds: float = 60) -> Picture:
        """Look at the television until it shows what is wanted."""

        def found() -> Picture | None:
            picture = self.see()
            return picture if look(picture) else None

        return wait_for(f"a picture of {what}", found, seconds)

    def wait_for_state(
        self, what: str, true: Callable[[dict[str, Any]], bool], seconds: float = 30
    ) -> dict[str, Any]:
        """Ask how the night stands until it is as wanted."""

        def found() -> dict[str, Any] | None:
            state = self.box.state()
            return state if true(state) else None

        return wait_for(what, found, seconds)

    def switch_on(self) -> None:
        """Put the plug in and wait until the clock is on the television and has its devices."""
        self.machine.power_on()
        self.box.wait_until_up(BOOT_SECONDS)
        self.wait_to_see("the clock", Picture.is_the_clock, BOOT_SECONDS)
        # The picture comes before the devices; what emulates a box makes seconds of a moment.
        wait_for("the devices", self.wall.is_held, BOOT_SECONDS)

    def begin_night(self, players: int = 10) -> None:
        """Say at the keypad how many play, draw their seats and start."""
        self.wall.type(f"0{players}#")
        self.wait_for_state("the players", lambda state: state["players"]["entries"] == players)
        self.wall.press("pause")
        self.wait_for_state("the start", lambda state: state["phase"] == "running")

    @contextmanager
    def cable(self) -> Iterator[Cable]:
        """Hold the television's cable, with the television on it."""
        cable = Cable(self.machine.folder / "vnc.sock")
        try:
            cable.plug_in(self.machine.screen.width, self.machine.screen.height)
            yield cable
        finally:
            cable.close()

    def should_look_like(self, script: str, name: str) -> None:
        """Compare the television with the picture of the same moment in a rehearsal.

        `script` is a night whose last line takes a shot named shot.png.
        """
        folder = self.pictures / f"{name}-rehearsed"
        shutil.rmtree(folder, ignore_errors=True)
        size = f"{self.machine.screen.width}x{self.machine.screen.height}"
        subprocess.run(
            [sys.executable, "-m", "clock", "rehearse", "-", "--shots", folder, "--size", size],
            input=script.encode(),
            cwd=PROJECT,
            check=True,
            capture_output=True,
        )
        compare(self.see(name), Picture(folder / "shot.png"))


class Ground:
    """Boxes with the clock on them. Each comes from one image, and none knows of another."""

    def __init__(self, folder: Path) -> None:
        """Work in this folder."""
        self.folder = folder
        self.workshop = Workshop(folder / "workshop")
        self._installed = folder / "installed"

    def is_prepared(self) -> bool:
        """Say whether a box with the clock on it is there from an earlier day."""
        return (self._installed / "disk.qcow2").exists()

    def prepare(self) -> None:
        """Make the image and have deploy.sh put the clock on a box, from nothing."""
        self.workshop.make()
        shutil.rmtree(self._installed, ignore_errors=True)
        room = self._room(self._installed)
        with room.machine as machine:
            machine.new_disk()
            machine.power_on()
            room.box.wait_until_up(BOOT_SECONDS)
            done = self.deploy(room.box, "--offline")
            assert done.returncode == 0, done.stdout + done.stderr
            room.wait_to_see("the clock", Picture.is_the_clock, BOOT_SECONDS)
            room.box.try_to("systemctl poweroff")
            wait_for("the box to switch itself off", machine.is_off, 120)

    def deploy(self, box: Box, *options: str, project: Path = PROJECT) -> subprocess.CompletedProcess[str]:
        """Run deploy.sh for a box, as at a laptop, and return what came of it."""
        started = self.begin_deploy(box, *options, project=project)
        out, fault = started.communicate()
        (box.machine.folder / "deploy.log").write_text(out + fault)
        return subprocess.CompletedProcess(started.args, started.returncode, out, fault)

    def begin_deploy(self, box: Box, *options: str, project: Path = PROJECT) -> subprocess.Popen[str]:
        """Start deploy.sh for a box and leave it to itself; it finds ssh set up as on a laptop."""
        programs = box.machine.folder / "bin"
        programs.mkdir(exist_ok=True)
        (programs / "ssh_config").write_text(
            f"Host box\n  HostName 127.0.0.1\n  Port {box.machine.port}\n  IdentityFile {box.key}\n"
            "  StrictHostKeyChecking no\n  UserKnownHostsFile /dev/null\n  LogLevel ERROR\n"
        )
        ssh = programs / "ssh"
        ssh.write_text(f'#!/bin/sh\nexec /usr/bin/ssh -F "{programs / "ssh_config"}" "$@"\n')
        ssh.chmod(0o755)
        return subprocess.Popen(
            ["./deploy.sh", "root@box", *options],
            cwd=project,
            env=os.environ | {"PATH": f"{programs}:{os.environ['PATH']}"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    @contextmanager
    def room(self, name: str, *, screen: Screen = FULL_HD, date: str | None = None) -> Iterator[Room]:
        """Set up a box of its own, switched off, on which the clock is installed."""
        room = self._room(self.folder / "rooms" / name, screen=screen, date=date)
        with room.machine as machine:
            machine.folder.mkdir(parents=True, exist_ok=True)
            shutil.copy(self._installed / "disk.qcow2", machine.disk)
            yield room

    def _room(self, folder: Path, *, screen: Screen = FULL_HD, date: str | None = None) -> Room:
        machine = Machine(self.workshop.image, folder, screen=screen, date=date)
        box = Box(machine, self.workshop.key)
        pictures = folder / "pictures"
        pictures.mkdir(parents=True, exist_ok=True)
        return Room(machine, box, Wall(box), pictures)
