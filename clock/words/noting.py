"""What a league's secretary is told and asked: nights that are looked up, and what is noted beside them."""

from collections.abc import Mapping, Sequence
from enum import Enum, auto
from typing import Protocol

from clock.league.corrections import Fact


class Told(Enum):
    """Sentences and questions that are always the same."""

    NO_NIGHT_YET = auto()
    NOT_OVER = auto()
    WHY = auto()
    NOTE_IT = auto()
    NOT_NOTED = auto()
    DRY_RUN = auto()
    SAY_WHY = auto()
    SAY_WHEN = auto()
    SAY_BY_WHOM = auto()


class Answer(Enum):
    """What a question can be answered with."""

    YES = auto()
    NO = auto()
    NEW = auto()


class Noting(Protocol):
    """The words of the command line that looks nights up and notes what was kept wrong about them."""

    def told(self, which: Told) -> str:
        """Return a sentence or a question that is always the same."""
        ...

    def answer(self, which: Answer) -> str:
        """Return what is typed as an answer."""
        ...

    def night(self, ref: str, beside: str) -> str:
        """Return a night at the head of a sentence; `beside` is its name and its day."""
        ...

    def in_season(self, night: str, season: str | None, players: int) -> str:
        """Return a night with its season and how many played."""
        ...

    def sentence(self, fact: Fact, night: str, players: Mapping[int, str]) -> str:
        """Return what a note says, in a sentence.

        `night` is the night that it is about, at the head of a sentence, `players` are those of it by number.
        """
        ...

    def noted(self, number: int) -> str:
        """Return that a note was made, and how it is taken back."""
        ...

    def note(self, number: int, reason: str) -> str:
        """Return a note by its number, with its reason."""
        ...

    def read_from(self, file: str) -> str:
        """Return the reason of a night that was read from a file."""
        ...

    def listed(self, number: int, says: str, reason: str, *, gone: bool) -> str:
        """Return a note in a list: what it says, why, and whether it was taken back."""
        ...

    def no_season_here(self, folder: str) -> str:
        """Return that no night of a folder belongs to a season, and what can be done about it."""
        ...

    def no_answer(self, name: str, night: int, place: int) -> str:
        """Return that a place has no points, because the formula has no answer for it (L1)."""
        ...

    def two_of_a_name(self, name: str, count: int) -> str:
        """Return that several in the standings have one name, which happens when an id was changed."""
        ...

    def new_players(self, names: Sequence[str]) -> str:
        """Return who has not played before."""
        ...

    def unheard_of(self, season: str) -> str:
        """Return the warning that nothing is called so yet: a slip would make a season of its own."""
        ...

    def same_day(self, nights: Sequence[str]) -> str:
        """Return the warning that the season has nights of that day already."""
        ...

    def is_known(self, name: str, known: str) -> str:
        """Return the question whether a name of a file is that of somebody who is known."""
        ...

    def is_of_night(self, name: str, other: str) -> str:
        """Return the question whether a name that was typed is that of a player of the night."""
        ...

    def could_be(self, name: str, known: Sequence[str]) -> str:
        """Return that a name could be one of these, and what to do about it."""
        ...

    def no_night(self, ref: str, there: Sequence[str]) -> str:
        """Return that there is no such night, and which there are."""
        ...

    def nobody_called(self, name: str, ref: str) -> str:
        """Return that nobody of that name played."""
        ...

    def several_called(self, name: str, those: Sequence[int]) -> str:
        """Return that several players have that name, and which numbers tell them apart."""
        ...

    def is_not_over(self, ref: str) -> str:
        """Return that a night is still played."""
        ...

    def no_note(self, number: int) -> str:
        """Return that there is no such note."""
        ...

    def taken_back_already(self, number: int) -> str:
        """Return that a note does not hold any more, so that it cannot be taken back."""
        ...

    def no_place(self, text: str) -> str:
        """Return that a text is no name with a place."""
        ...

    def no_points(self, text: str) -> str:
        """Return that a text is no number of points."""
        ...

    def unfit_places(self, holders: Mapping[int, Sequence[str]]) -> str:
        """Return that places would not follow one another, with who would have each."""
        ...

    def knocked_out_self(self, name: str) -> str:
        """Return that nobody knocks out himself or herself."""
        ...

    def already_played(self, name: str, ref: str) -> str:
        """Return that somebody of that name played already."""
        ...

    def is_already(self, name: str, *, sub: bool) -> str:
        """Return that a player is a sub, or a member, already."""
        ...

    def bad_name(self, longest: int) -> str:
        """Return what a name is."""
        ...

    def not_saved(self, why: str) -> str:
        """Return that nothing was noted because the disk refused."""
        ...
