"""What a scene is, what it may answer to a press, and how long it stays."""

from collections.abc import Callable
from enum import Enum
from typing import Protocol

from clock.display.pictures.breaks import BreakPicture
from clock.display.pictures.hands import HandsPicture
from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture, ListPicture, TextPicture
from clock.display.pictures.move import MovePicture, MovesPicture, TablePicture
from clock.display.pictures.race import RacePicture
from clock.display.pictures.seating import SeatsPicture
from clock.display.pictures.standings import StandingsPicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.foot import Keys
from clock.fixtures import Occasion
from clock.press import Press
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip
from clock.tournament.commands import Command
from clock.tournament.structure import SECOND, House
from clock.values import Struct

SLIP_MS = 10 * SECOND
MENU_MS = 30 * SECOND
ENTRY_MS = 120 * SECOND
"""An entry that nobody goes on with closes: a key hit in passing must not hide a suggestion for ever."""

READING_MS = SECOND
"""How long what has come up by time alone must have been seen, before a key can be meant for it."""


WithLine = LevelPicture | BreakPicture
"""The pages with the line of the night, on which a ring fills while SKIP is held.

They are also those with times that move while all else stays.
"""

MakesRoom = (
    WithLine
    | CountdownPicture
    | SeatsPicture
    | StandingsPicture
    | ListPicture
    | TextPicture
    | HandsPicture
    | RacePicture
    | MovePicture
    | MovesPicture
    | TablePicture
)
"""The pages that end above a slip, or leave out what it lies over."""

Page = MakesRoom | WinnerPicture
"""What fills the screen above the strip: every picture that a scene may show."""


class Scene(Protocol):
    """A thing on the screen that takes presses: a page, or a slip over the page beneath."""

    @property
    def patience_ms(self) -> int | None:
        """How long the scene stays after its last key; None: as long as it takes."""
        ...

    def on_press(self, press: Press, sight: Sight) -> "Outcome":
        """Return what the press asks for; None where the key means nothing here."""
        ...

    def view(self, sight: Sight) -> Page | OnSlip:
        """Return what is to be seen."""
        ...

    def keys(self, sight: Sight) -> Keys:
        """Return which keys do what now."""
        ...


class Push(Struct, frozen=True):
    """Another scene on top of this one."""

    scene: Scene


class Swap(Struct, frozen=True):
    """Another scene in this one's place, or this one with another digit."""

    scene: Scene


class Pop(Struct, frozen=True):
    """This scene is left."""


class Reset(Struct, frozen=True):
    """Everything is left but the night itself, with `then` on it if something is to be asked."""

    then: Scene | None = None


class PassOn(Struct, frozen=True):
    """This scene is left, and the press is for the one beneath."""


class Do(Struct, frozen=True):
    """A command that is to be an act; where it is refused the scene stays as it is.

    Then everything is left but the night, with `then` on it if something is still to be asked; with `stay`
    only this scene is left.
    """

    command: Command
    then: Scene | None = None
    stay: bool = False


class Refuse(Struct, frozen=True):
    """No, in words a host can act on; the scene stays as it is."""

    words: str


class Turn(Enum):
    """What is to be done with the panels."""

    HOLD = "hold"
    NEXT = "next"
    TAKE_TURNS = "take turns"


class TurnPanels(Struct, frozen=True):
    """One of the panels with these names is held, they are stepped through, or take turns again."""

    turn: Turn
    names: tuple[str, ...]


class TellTime(Struct, frozen=True):
    """The time of day, told by the host to a box that does not know it."""

    minute: int


class TurnVolume(Struct, frozen=True):
    """How loud everything is to be, in percent."""

    percent: int


class Speak(Struct, frozen=True):
    """The language that everything is said in from now on, by its code."""

    language: str


class BeginNight(Struct, frozen=True):
    """A new night in a house, of a season where that is its occasion; the one before it is kept."""

    house: House
    occasion: Occasion | None = None


class GoOn(Struct, frozen=True):
    """The night that is hours old goes on."""


class StopRead(Struct, frozen=True):
    """How the box stopped before has been read."""


class ShutDown(Struct, frozen=True):
    """The box is to be shut down."""


Outcome = (
    Command
    | Push
    | Swap
    | Pop
    | Reset
    | PassOn
    | Do
    | Refuse
    | TurnPanels
    | TellTime
    | TurnVolume
    | Speak
    | BeginNight
    | GoOn
    | StopRead
    | ShutDown
    | None
)

Then = Callable[[Sight], Outcome]
"""What follows once something is chosen or left without an answer: worked out from what is seen by then."""
