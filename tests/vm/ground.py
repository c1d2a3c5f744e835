"""The ground that scenarios stand on: a box on which deploy.sh has put the clock, as many times as wanted."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.vm.box import Box
from tests.vm.cable import Cable
from tests.vm.eyes import Picture, are_alike
from tests.vm.machine import FULL_HD, SMALL, Machine, Screen, wait_for
from tests.vm.rehearsing import draw_rehearsed, paused_night
from tests.vm.wall import Wall
from tests.vm.workshop import Workshop

PROJECT = Path(__file__).parents[2]
BOOT_SECONDS = 600
PATIENCE_SECONDS = 180  # an emulated box on a busy machine takes half a minute for what a Pi does at once
TURNS_SECONDS = 400  # the panels take more than two minutes for a turn
_SENT = ("clock", "config", "deploy", "systemd", "deploy.sh", "pyproject.toml", "README.md", "LICENSE")


def copy_checkout(project: Path, copy: Path) -> None:
    """Copy what a box is sent of a checkout, with the wheels that were fetched for it."""
    copy.mkdir()
    for name in _SENT:
        if (project / name).is_dir():
            shutil.copytree(project / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(project / name, copy / name)
    wheels = PROJECT / ".wheelhouse"
    wheels.mkdir(exist_ok=True)
    (copy / wheels.name).symlink_to(wheels)


@dataclass(slots=True)
class Room:
    """A room with a box in it, switched on or not: what a scenario has to do with."""

    machine: Machine
    box: Box
    wall: Wall
    pictures: Path
    checkout: Path  # of the clock that is installed

    def see(self, name: str = "now") -> Picture:
        """Return what the television shows, and keep it as a file of this name."""
        return Picture(self.machine.photograph(self.pictures / f"{name}.png"))

    def wait_to_see(
        self, what: str, look: Callable[[Picture], bool], seconds: float = PATIENCE_SECONDS
    ) -> Picture:
        """Look at the television until it shows what is wanted."""

        def found() -> Picture | None:
            picture = self.see()
            return picture if look(picture) else None

        return wait_for(f"a picture of {what}", found, seconds)

    def wait_for_state(
        self, what: str, true: Callable[[dict[str, Any]], bool], seconds: float = PATIENCE_SECONDS
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
        self.wait_for_devices()

    def wait_for_devices(self) -> None:
        """Wait until somebody has the pins: the picture comes before, and an emulated box is slow."""
        wait_for("the devices", self.wall.is_held, BOOT_SECONDS)

    def begin_night(self, players: int = 10) -> None:
        """Say at the keypad how many play, draw their seats and start."""
        self.wall.type(f"0{players}#")
        self.wait_for_state("the players", lambda state: state["players"]["entries"] == players)
        self.wall.press("pause")
        self.wait_for_state("the start", lambda state: state["phase"] == "running")

    def level_ends_at(self) -> float:
        """Return the second of the box's boot at which the level ends: it stays while the clock runs."""
        state = self.box.state()
        assert state["phase"] == "running", state["phase"]
        return float(state["boottime"]) + float(state["remaining"])

    @contextmanager
    def cable(self) -> Iterator[Cable]:
        """Hold the television's cable, with a television of 1920 x 1080 on it."""
        cable = Cable(self.machine.folder / "vnc.sock")
        try:
            cable.plug_in(FULL_HD.width, FULL_HD.height)
            yield cable
        finally:
            cable.close()

    def should_look_like_paused(self, state: Mapping[str, Any], name: str) -> None:
        """Wait until the television shows what a rehearsal draws of a night that is paused in this state.

        The panel beside the time may be another one at first: they come in turn.
        """
        drawn = self.pictures / f"{name}-rehearsed.png"

        def alike() -> bool:
            script = paused_night(state, self.box.calendar())
            draw_rehearsed(script, self.machine.screen, self.box.boottime(), drawn)
            return are_alike(self.see(name), Picture(drawn))

        wait_for(f"what the rehearsal draws, {drawn}", alike, TURNS_SECONDS)


class Ground:
    """Boxes with the clock on them. Each comes from one image, and none knows of another."""

    def __init__(self, folder: Path) -> None:
        """Work in this folder."""
        self.folder = folder
        self.workshop = Workshop(folder / "workshop")
        self._installed = folder / "installed"
        self._standing = folder / "standing"
        self.checkout = folder / "checkout"  # from which the clock was installed, as it was then

    def clear(self) -> None:
        """Forget the box on which the clock was installed."""
        for folder in (self._installed, self._standing, self.checkout):
            shutil.rmtree(folder, ignore_errors=True)

    def install(self) -> bool:
        """Have deploy.sh put the clock on a box, from nothing; return False where that was done before."""
        if self._installed.exists():
            return False
        self.workshop.make()
        shutil.rmtree(self.checkout, ignore_errors=True)
        copy_checkout(PROJECT, self.checkout)
        with self._in_the_making(self._installed) as room:
            room.machine.new_disk()
            room.machine.power_on()
            room.box.wait_until_up(BOOT_SECONDS)
            done = self.deploy(room.box, "--offline")
            assert done.returncode == 0, done.stdout + done.stderr
            room.wait_to_see("the clock", Picture.is_the_clock, BOOT_SECONDS)
            room.box.try_to("systemctl poweroff")
            wait_for("the box to switch itself off", room.machine.is_off, BOOT_SECONDS)
        return True

    def let_stand(self) -> bool:
        """Switch a box on and keep how it stands then, so that not every scenario has to wait for it."""
        if self._standing.exists():
            return False
        with self._in_the_making(self._standing) as room:
            shutil.copy(self._installed / "disk.qcow2", room.machine.disk)
            room.switch_on()
            room.machine.keep_standing()
        return True

    @contextmanager
    def _in_the_making(self, folder: Path) -> Iterator[Room]:
        """Set up a box in a folder that gets its name when all has gone well."""
        making = folder.with_name(f"{folder.name}.making")
        shutil.rmtree(making, ignore_errors=True)
        with Machine(self.workshop.image, making) as machine:
            making.mkdir(parents=True)
            yield self._room_of(machine)
        making.rename(folder)

    def deploy(
        self, box: Box, *options: str, project: Path | None = None
    ) -> subprocess.CompletedProcess[str]:
        """Run deploy.sh for a box, as at a laptop, and return what came of it."""
        started = self.begin_deploy(box, *options, project=project)
        out, fault = started.communicate()
        (box.machine.folder / "deploy.log").write_text(out + fault)
        return subprocess.CompletedProcess(started.args, started.returncode, out, fault)

    def begin_deploy(self, box: Box, *options: str, project: Path | None = None) -> subprocess.Popen[str]:
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
            cwd=project or self.checkout,
            env=os.environ | {"PATH": f"{programs}:{os.environ['PATH']}"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def folder_of(self, name: str) -> Path:
        """Return where the room of this name is."""
        return self.folder / "rooms" / name

    @contextmanager
    def room(
        self,
        name: str,
        *,
        cold: bool = False,
        screen: Screen = SMALL,
        date: str | None = None,
        extra: tuple[str, ...] = (),
    ) -> Iterator[Room]:
        """Set up a box of its own, switched off, on which the clock is installed.

        Switched on for the first time it stands with the clock on the screen at once, unless it is to be
        `cold`, or is another machine than the one that was kept: by its screen, its calendar or its plugs.
        """
        folder = self.folder_of(name)
        shutil.rmtree(folder, ignore_errors=True)
        machine = Machine(self.workshop.image, folder, screen=screen, date=date, extra=extra)
        machine.stands = not cold and screen == SMALL and date is None and not extra
        kept = self._standing if machine.stands else self._installed
        with machine:
            folder.mkdir(parents=True)
            shutil.copy(kept / "disk.qcow2", machine.disk)
            room = self._room_of(machine)
            try:
                yield room
            except Exception:
                if not machine.is_off():
                    room.see("at-the-fault")
                raise
            finally:
                room.box.leave()

    def _room_of(self, machine: Machine) -> Room:
        box = Box(machine, self.workshop.key)
        pictures = machine.folder / "pictures"
        pictures.mkdir(parents=True, exist_ok=True)
        return Room(machine, box, Wall.at(machine, box), pictures, self.checkout)
