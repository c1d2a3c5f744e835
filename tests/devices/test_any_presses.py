"""Whatever fingers and cables do, from contact to app: nothing breaks or stays down, and `*` leads back."""

from functools import partial
from pathlib import Path
from random import Random

import pytest

from clock.mishaps import ShutDownForbidden
from clock.press import Control, Press, Release, Source
from clock.settings.ports import (
    ButtonBoxWiring,
    Figures,
    Port,
    PortWiring,
    RepeaterWiring,
    TelevisionWiring,
    Tongue,
)
from clock.settings.wiring import Wiring
from clock.troubles import NoPort
from clock.values import replace
from clock.words.offers import Does
from tests.chance import chance
from tests.devices.fingers import bounce
from tests.devices.wall import Wall
from tests.evening import Evening, evening
from tests.houses import gananda, new_year, wired_pair

KEYS = tuple(key for row in Wiring().keypad.keys for key in row)
CONTROLS = (Control.PAUSE, Control.SKIP, *KEYS)

BOX, ROOM, TV = (Port(f"/dev/serial/by-id/usb-{name}") for name in ("box", "room", "tv"))

HOUSES = (gananda, new_year, wired_pair)
ROUND = 50
MOST_STARS = 20
LONGEST_STEP_MS = 250
LONGEST_ABSENCE_S = 45

SAID = (
    *(b"down %s\n", b"down %s\n", b"up %s\n", b"up %s\n", b"held %s\n", b"held\n", b"hello 1\n"),
    *(b"down %s", b"\n", b"dow\xff\n", b"up \x00\n", b"held pause skip %s\n", b"hello 2\n"),
)

ANSWERS = {
    Tongue.SAMSUNG: bytes.fromhex("AA FF 01 03 41 11 01 56"),
    Tongue.LG: b"a 01 OK01x",
    Tongue.SHARP: b"\rOK\r",
}
"""How a TV says that it is on."""


class Room:
    """Everything a box can have, with the app behind it, on one time."""

    def __init__(self, host: Evening, chance: Random) -> None:
        self.host = host
        self.chance = chance
        self.tongue = chance.choice(tuple(ANSWERS))
        self.wall = Wall(
            replace(
                Wiring(),
                ports=PortWiring(
                    ButtonBoxWiring(BOX),
                    RepeaterWiring(ROOM, Figures.SPARKFUN),
                    TelevisionWiring(self.tongue, TV),
                ),
            )
        )
        self.wall.lines.plugged.update({BOX, ROOM, TV})
        self.wall.us = host.time.boot_ms * 1000
        self.down: list[tuple[Control, Source]] = []
        host.app.take_up(self.wall.devices)
        self.pass_time(100)

    @property
    def now_ms(self) -> int:
        """Return the present."""
        return self.host.time.boot_ms

    def pass_time(self, ms: int) -> None:
        """Let time pass for the wall and the app, which comes round for presses and when it wants to."""
        until_ms = self.now_ms + ms
        while self.now_ms < until_ms:
            wants_ms = self.host.app.next_moment()
            to_ms = min(until_ms, max(wants_ms, self.now_ms + 40), self.now_ms + LONGEST_STEP_MS)
            self.wall.run(to_ms)
            self.host.time.wait((to_ms - self.now_ms) / 1000)
            for press in self.wall.presses:
                self._follow(press)
                self.host.app.press(press)
            self.wall.presses.clear()
            self.host.app.frame()

    def touch(self) -> None:
        """Do one thing that fingers or cables do."""
        what = self.chance.random()
        if what < 0.60:
            self._press(self.chance.choice(CONTROLS))
        elif what < 0.70:
            for control in self.chance.sample(CONTROLS, self.chance.randint(2, 4)):
                self._press(control)
        elif what < 0.97:
            self._say()
        else:
            port = self.chance.choice((BOX, ROOM, TV))
            self.wall.lines.at(port).end(NoPort(str(port)))
        self.pass_time(self.chance.choice((5, 20, 60, 150, 150, 400)))

    def let_go(self) -> None:
        """Open every contact, and let box and TV say that all is well until everything is there again."""
        self.pass_time(4000)
        for control in CONTROLS:
            self.wall.at(self.now_ms, partial(self.wall.touch, control, closed=False))
        for _ in range(LONGEST_ABSENCE_S):
            self.wall.lines.at(BOX).say(b"\nhello 1\nheld\n")
            self.wall.lines.at(TV).say(ANSWERS[self.tongue])
            self.pass_time(1000)
            if not (self.wall.troubles or self.wall.devices.unknown() or self.down):
                return

    def stars_until_the_night(self) -> int:
        """Press `*` on the keypad until it would open the menu or put a suggestion aside; count that.

        Any press may have chosen another language before.
        """
        for count in range(MOST_STARS):
            does = self.host.app.sight().words.offers.does
            if self.host.hints.get("*") in {does(Does.MENU), does(Does.LATER)}:
                return count
            self.wall.push(Control.STAR, self.now_ms, self.now_ms + 60)
            self.pass_time(200)
        return MOST_STARS

    def _press(self, control: Control) -> None:
        held_ms = self.chance.choice((10, 60, 60, 60, 400, 900, 3300))
        bouncy_ms = self.chance.choice((0, 5, 20))
        self.wall.push(
            control,
            *bounce(self.chance, self.now_ms, bouncy_ms),
            *bounce(self.chance, self.now_ms + bouncy_ms + held_ms, bouncy_ms),
        )

    def _say(self) -> None:
        port = self.chance.choice((BOX, BOX, BOX, ROOM, TV))
        line = self.wall.lines.at(port)
        if port is BOX and self.chance.random() < 0.8:
            name = self.chance.choice(CONTROLS).value.encode()
            line.say(self.chance.choice(SAID).replace(b"%s", name))
        else:
            line.say(self.chance.randbytes(self.chance.randint(1, 60)))

    def _follow(self, press: Press | Release) -> None:
        """Hold presses to their releases: of each control on each device they take turns."""
        if isinstance(press, Press):
            assert (press.control, press.source) not in self.down
            self.down.append((press.control, press.source))
        else:
            self.down.remove((press.control, press.source))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("touches", [200, pytest.param(33_400, marks=pytest.mark.slow)])
def test_any_presses_chords_and_bytes(tmp_path: Path, touches: int, seed: int) -> None:
    """In every house: no exception, nothing stays down, and from anywhere `*` leads back to the night."""
    with evening(tmp_path, HOUSES[seed](), players=12, power_off=ShutDownForbidden) as host:
        room = Room(host, chance(seed))
        for _ in range(touches // ROUND):
            for _ in range(ROUND):
                room.touch()
            room.let_go()
            assert room.down == []
            assert room.wall.troubles == ()
            assert room.stars_until_the_night() < MOST_STARS
