"""What a language must be able to say: one protocol a subject, and `Words`, one language's answers.

A language is a package whose modules are these protocols: plain functions, one file a subject. The type
checker holds each module to its protocol, and each match over the rules' values to all of those values, so a
language cannot forget a sentence.
"""

from collections.abc import Sequence
from fractions import Fraction
from typing import Protocol

from clock.mishaps import LastStop, LedgerDamaged, NotSaving, NotShutDown, OldNight
from clock.tournament.events import Event
from clock.tournament.notices import Notice
from clock.tournament.refusals import Reason
from clock.tournament.state import Bought, Tournament
from clock.tournament.structure import Chip, House, Level, Seat, Stage
from clock.tournament.suggestions import Suggestion
from clock.tournament.timeline import Concern
from clock.troubles import Device, Trouble
from clock.values import Struct
from clock.words.aloud import Aloud
from clock.words.asking import Asking
from clock.words.league import InLeague
from clock.words.noting import Noting
from clock.words.offers import Does, Entry
from clock.words.pages import Pages
from clock.words.printing import Printing
from clock.words.rulings import Answers
from clock.words.showing import Showing


class Numbers(Protocol):
    """Chips, money, places, the time of day, and lists of things."""

    def chips(self, count: int) -> str:
        """Return a number of chips, grouped; from a million on in short."""
        ...

    def ordinal(self, number: int) -> str:
        """Return a place: "9th"."""
        ...

    def money(self, cents: int, currency: str) -> str:
        """Return an amount with the house's currency."""
        ...

    def percent(self, share: Fraction) -> str:
        """Return a share of a hundred with its sign, at most two decimals."""
        ...

    def time_of_day(self, minute: int, *, twelve_hour: bool) -> str:
        """Return a minute of the day."""
        ...

    def minutes(self, duration_ms: int) -> str:
        """Return a length of time in minutes."""
        ...

    def listed(self, things: Sequence[str]) -> str:
        """Return things one after the other, the last two joined by "and"."""
        ...


class Stages(Protocol):
    """Levels and breaks: names, blinds, and what is said when they begin or wait."""

    def name(self, stage: Stage, house: House) -> str:
        """Return the stage's name: "Round 5", "Break 1"."""
        ...

    def level_name(self, number: int, house: House) -> str:
        """Return the name of a level."""
        ...

    def within(self, stage: Stage, house: House) -> str:
        """Return the stage's name as it stands within a sentence."""
        ...

    def blinds(self, level: Level) -> str:
        """Return the small and the big blind."""
        ...

    def posted(self, level: Level) -> str:
        """Return the blinds with the ante that the big blind posts, if any (S6)."""
        ...

    def ante(self, level: Level) -> str:
        """Return who posts what besides the blinds; empty without an ante (S6)."""
        ...

    def announced(self, level: Level, house: House) -> str:
        """Return what is said as a level begins (S3)."""
        ...

    def hand_begins(self, house: House) -> str:
        """Return when a hand has begun in this house (S3)."""
        ...

    def waiting(self, tournament: Tournament) -> str:
        """Return what the clock waits for; empty where it does not wait (S5)."""
        ...

    def chips_leave(self, leaving: Sequence[Chip]) -> str:
        """Return the headline of a chip-up (V4)."""
        ...

    def race_steps(self, leaving: Sequence[int], new: int) -> tuple[str, ...]:
        """Return what players do at a chip-up, in order (S9, V4)."""
        ...

    def best_card(self, new: int) -> str:
        """Return the one of these steps that the order of the suits belongs to (S9)."""
        ...


class Refusals(Protocol):
    """Why an act was refused."""

    def sentence(self, reason: Reason, tournament: Tournament) -> str:
        """Return a sentence that the host can act on."""
        ...


class Suggestions(Protocol):
    """What the clock proposes, and why."""

    def headline(self, suggestion: Suggestion, tournament: Tournament) -> str:
        """Return what is proposed, for large letters."""
        ...

    def way(self, player: int, seat: Seat, tournament: Tournament) -> str:
        """Return where a player goes, the number standing beside it."""
        ...

    def reason(self, suggestion: Suggestion, tournament: Tournament, *, drawn: bool = False) -> str:
        """Return why, in the words of the house's rule; with `drawn` the cards are seen beside it (T7)."""
        ...


class Acts(Protocol):
    """Acts in a few words."""

    def undo(self, tournament: Tournament) -> str | None:
        """Return what undo takes back: "Ada out, 9th"; None where there is nothing."""
        ...

    def redo(self, tournament: Tournament) -> str | None:
        """Return what redo makes again; None where there is nothing."""
        ...


class Confirmations(Protocol):
    """What the slip says when an act is done."""

    def confirmation(self, happened: Sequence[Event], tournament: Tournament) -> str:
        """Return what has happened, in the tournament as it stands afterwards; empty for nothing."""
        ...


class Notices(Protocol):
    """What people should know just now, and what a host should know before the night."""

    def notice(self, what: Notice, tournament: Tournament) -> str:
        """Return a notice as a sentence."""
        ...

    def concern(self, what: Concern, house: House) -> str:
        """Return what a host should know before the night."""
        ...

    def beyond_bands(self, players: int, last: int) -> str:
        """Return the warning that the prize table ends before this field (P1)."""
        ...

    def place_below_the_next(self, place: int, prize: int, below: int, currency: str) -> str:
        """Return the warning that a place gets less than the one below it, in cents (P3)."""
        ...

    def more_than_allowed(self, bought: Bought, count: int, limit: int, players: int) -> str:
        """Return the warning that so many players can't buy that often, with `limit` each (E2, E7)."""
        ...


class Mishaps(Protocol):
    """What befell the box."""

    def not_saving(self, why: NotSaving) -> str:
        """Return the banner while the night is not on disk."""
        ...

    def not_kept(self, folder: str, why: NotSaving) -> str:
        """Return that a rehearsed night is not in the folder that it was to be kept in."""
        ...

    def stopped(self, last: LastStop, key: str, *, twelve_hour: bool) -> str:
        """Return what is said after the box was off, with the time of day where it is known."""
        ...

    def time_unknown(self) -> str:
        """Return that the box does not know the time of day, and which keys tell it."""
        ...

    def damaged(self, what: LedgerDamaged) -> str:
        """Return what is said of a ledger that could not be read whole."""
        ...

    def old_night(self, what: OldNight) -> str:
        """Return the question whether to go on with an old night."""
        ...

    def shut_down(self, unsaved: NotSaving | None) -> str:
        """Return the question whether to shut the box down, with what that would lose."""
        ...

    def shutting_down(self, unsaved: NotSaving | None) -> tuple[str, ...]:
        """Return what the last page says: its title, what became of the night, and when to pull the plug."""
        ...

    def ending(self, unsaved: NotSaving | None) -> tuple[str, ...]:
        """Return what the last page says where the clock ends and the computer stays on."""
        ...

    def not_shut_down(self, why: NotShutDown) -> str:
        """Return why the box goes on."""
        ...


class Hardware(Protocol):
    """What hangs on the box, and what is wrong with it."""

    def device(self, which: Device) -> str:
        """Return a device's name, as it begins a line."""
        ...

    def trouble(self, what: Trouble) -> str:
        """Return what is wrong, in a line."""
        ...

    def remedy(self, what: Trouble) -> str:
        """Return what to do about it."""
        ...


class Offers(Protocol):
    """What keys, buttons and menu entries do."""

    def does(self, what: Does) -> str:
        """Return what a key does, beside its keycap."""
        ...

    def entry(self, which: Entry) -> str:
        """Return an entry of the menu."""
        ...

    def player_keys(self) -> str:
        """Return the keycap for the digits that start an entry."""
        ...

    def enter_key(self) -> str:
        """Return the keycap of the key that a keyboard has for #."""
        ...

    def space_key(self) -> str:
        """Return the keycap of the key that a keyboard has for PAUSE."""
        ...

    def out_by(self, names: tuple[str, ...]) -> str:
        """Return what the key that ends a bust-out does, by these or by nobody."""
        ...

    def undo_for(self, seconds: int) -> str:
        """Return how long the slip still takes its act back."""
        ...

    def skip(self, stage: Stage, following: Stage | None, house: House, *, hold: bool) -> str:
        """Return what SKIP does now, held or pressed."""
        ...


class Words(Struct, frozen=True):
    """All that the clock can say in one language.

    `code` names the language in the settings, `title` in the menu; `twelve_hour` is how it tells the time.
    """

    code: str
    title: str
    twelve_hour: bool
    numbers: Numbers
    stages: Stages
    refusals: Refusals
    suggestions: Suggestions
    acts: Acts
    confirmations: Confirmations
    notices: Notices
    mishaps: Mishaps
    hardware: Hardware
    offers: Offers
    asking: Asking
    showing: Showing
    printing: Printing
    pages: Pages
    aloud: Aloud
    rulings: Answers
    league: InLeague
    noting: Noting

    def time_of_day(self, minute: int) -> str:
        """Return the minute of the day as it is told here: "9:15 pm" or "21:15"."""
        return self.numbers.time_of_day(minute, twelve_hour=self.twelve_hour)
