"""The box over ssh, as deploy.sh and a friend who helps see it."""

import shlex
import subprocess
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from time import sleep
from typing import Any

from tests.vm.machine import Machine, TooLateError, wait_for
from tests.vm.onlooker import Onlooker

DATA = "/var/lib/tournament-clock"
CONFIG = "/etc/tournament-clock"
CONTACTS = "/sys/devices/platform/wall/contacts"


class Box:
    """A machine that is reached over ssh as root."""

    def __init__(self, machine: Machine, key: Path) -> None:
        """Reach a machine; `key` is the private key that the image trusts."""
        self.machine = machine
        self.key = key
        self._onlooker = Onlooker(["ssh", *self.options, *self._shared(), "root@127.0.0.1"], DATA)

    @property
    def options(self) -> list[str]:
        """What ssh must be told to reach this machine and no other."""
        return [
            *("-q", "-i", str(self.key), "-p", str(self.machine.port)),
            *("-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null"),
            *("-o", "ConnectTimeout=60", "-o", "LogLevel=ERROR"),
        ]

    def _shared(self) -> list[str]:
        socket = self.machine.folder / "ssh.sock"
        return ["-o", "ControlMaster=auto", "-o", f"ControlPath={socket}", "-o", "ControlPersist=yes"]

    def try_to(
        self, command: str, *, seconds: float = 600, stdin: bytes = b""
    ) -> subprocess.CompletedProcess[str]:
        """Run a command on the box and return what came of it."""
        done = subprocess.run(
            ["ssh", *self.options, *self._shared(), "root@127.0.0.1", command],
            input=stdin,
            capture_output=True,
            timeout=seconds,
            check=False,
        )
        return subprocess.CompletedProcess(
            done.args,
            done.returncode,
            done.stdout.decode("utf-8", "replace"),
            done.stderr.decode("utf-8", "replace"),
        )

    def leave(self) -> None:
        """Have nobody on the box any more."""
        self._onlooker.leave()

    def run(self, command: str, *, seconds: float = 600, stdin: bytes = b"") -> str:
        """Run a command on the box and return what it printed; it must succeed."""
        done = self.try_to(command, seconds=seconds, stdin=stdin)
        if done.returncode != 0:
            raise OSError(f"{command!r} ended with {done.returncode}: {done.stdout}{done.stderr}")
        return done.stdout

    def put(self, path: str, content: bytes) -> None:
        """Write a file on the box."""
        self.run(f"cat >{shlex.quote(path)}", stdin=content)

    def wait_until_up(self, seconds: float = 400) -> None:
        """Wait until the box answers."""
        (self.machine.folder / "ssh.sock").unlink(missing_ok=True)
        self._onlooker.leave()
        wait_for("an answer over ssh", self._answers, seconds)

    def _answers(self) -> bool:
        if self.machine.is_off():
            raise TooLateError("the box has ended; its kernel says why in serial.log")
        return self.try_to("true").returncode == 0

    def wait_for_service(self) -> None:
        """Wait until the clock says that it is ready, with a television or without."""
        wait_for(
            "the clock", lambda: self.try_to("systemctl is-active -q tournament-clock").returncode == 0, 300
        )

    def release(self) -> str:
        """Return the number of the release that runs; it is also the one that is asked from now on."""
        self._onlooker.leave()
        return self.run("readlink /opt/tournament-clock/current").strip().rpartition("/")[2]

    def starts(self) -> int:
        """Count how often the clock was started since the box was."""
        return 1 + int(self.run("systemctl show -P NRestarts tournament-clock"))

    def television(self) -> str:
        """Return what the kernel says of the television: connected or disconnected."""
        return self.run("cat /sys/class/drm/card*-Virtual-1/status").strip()

    def memory_mib(self) -> float:
        """Return how much memory the clock takes, its share of what it shares."""
        pid = self.run("systemctl show -P MainPID tournament-clock").strip()
        return int(self.run(f"awk '/^Pss:/ {{print $2}}' /proc/{pid}/smaps_rollup")) / 1024

    def state(self) -> dict[str, Any]:
        """How the night stands, asked beside the running clock."""
        return self._onlooker.ask()

    def boottime(self) -> float:
        """Return the seconds since the box's boot, by its own clock."""
        return float(self.run("cut -d' ' -f1 /proc/uptime"))

    def set_calendar(self, date: str) -> None:
        """Set the wall clock, as the network would: the clock believes it from then on."""
        self.run(
            f"date -s {date} && mkdir -p /run/systemd/timesync && touch /run/systemd/timesync/synchronized"
        )

    def calendar(self) -> datetime:
        """Return what the wall clock says, in the box's zone."""
        return datetime.fromisoformat(self.run("date +%FT%H:%M:%S").strip())

    def touch(self, *lines: tuple[int | str, int | str], held: float, apart: float) -> None:
        """Close contacts of the wall together; the kernel opens them again after `held` seconds.

        Returns `apart` seconds later, when another touch is not taken for one with this. That is waited for
        here: a touch may be the box's last.
        """
        self.run("; ".join(f"echo touch {a} {b} {round(held * 1000)} >{CONTACTS}" for a, b in lines))
        sleep(held + apart)

    def levels(self) -> Sequence[bool]:
        """Return of each line of the pins whether it is high."""
        return [level == "1" for level in self.run("cat /sys/devices/platform/wall/levels").strip()]
