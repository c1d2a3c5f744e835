"""What the pictures say besides names of stages: labels beside figures, and titles."""

from collections.abc import Sequence
from typing import Protocol

from clock.tournament.state import Tournament
from clock.tournament.structure import Level, Seat

Wordings = tuple[str, ...]
"""The same said at different lengths, the longest first."""


class Showing(Protocol):
    """Labels and titles of the pictures."""

    def of_entries(self, entries: int) -> tuple[str, str]:
        """Return the two lines beside the number of players left."""
        ...

    def average(self, big_blinds: int) -> tuple[str, Wordings]:
        """Return the two lines beside the average stack."""
        ...

    def ante(self, level: Level) -> tuple[str, str]:
        """Return the two lines beside an ante: what it is, and who posts it (S6)."""
        ...

    def following(self) -> str:
        """Return the word before the blinds that come next."""
        ...

    def break_in(self) -> str:
        """Return the words before the time to the next break."""
        ...

    def paused(self, stage: str) -> str:
        """Return that a stage is paused."""
        ...

    def with_ante(self, stage: str, ante: str) -> str:
        """Return a stage's name with its ante behind it (S6)."""
        ...

    def titled(self, stage: str, more: str) -> Wordings:
        """Return a stage's name with something behind it, and without."""
        ...

    def overtime(self) -> str:
        """Return that the last level goes on (S4)."""
        ...

    def one_from_the_money(self, *, hand_for_hand: bool) -> str:
        """Return that one more out puts all in the money, and how hands are dealt until then (O8)."""
        ...

    def in_the_money(self) -> str:
        """Return that everyone left is paid."""
        ...

    def prizes(self) -> str:
        """Return the title of the prizes."""
        ...

    def chips(self) -> str:
        """Return the title of the chips."""
        ...

    def in_play(self, chips: int) -> str:
        """Return how many chips are in play."""
        ...

    def colour(self, colour: str) -> str:
        """Return a chip's colour as a word."""
        ...

    def schedule(self) -> str:
        """Return the title of the schedule."""
        ...

    def played(self, elapsed: str) -> str:
        """Return how long has been played."""
        ...

    def places(self) -> str:
        """Return the title of the places so far."""
        ...

    def knockouts(self) -> str:
        """Return the title of the knockouts."""
        ...

    def each(self, amount: str) -> str:
        """Return what there is for each knockout."""
        ...

    def to_know(self) -> str:
        """Return the title of what is to be known just now."""
        ...

    def last_good(self, file: str) -> str:
        """Return that a file has faults and its last good copy is in use."""
        ...

    def notes(self) -> str:
        """Return the title of the house's notes."""
        ...

    def hands(self) -> tuple[str, Sequence[str]]:
        """Return the title and the official ranking of hands, the best first."""
        ...

    def race_at(self, table: int) -> str:
        """Return the title of a race at a table (S9)."""
        ...

    def race_total(self, before: int, after: int) -> str:
        """Return the chips in play before a race and after it (S9)."""
        ...

    def race_result(self, *, won: bool, saved: bool) -> str:
        """Return what came of a player's odd chips: a new chip, or the one that nobody loses (S9)."""
        ...

    def table(self, number: int) -> str:
        """Return a table's name."""
        ...

    def seat(self, seat: Seat) -> str:
        """Return a place to go to."""
        ...

    def players(self, count: int) -> str:
        """Return a number of players."""
        ...

    def find_your_seat(self) -> str:
        """Return the title of the seats."""
        ...

    def who_plays(self) -> str:
        """Return the headline before anyone has entered."""
        ...

    def how_to_enter(self, *, listed: bool) -> str:
        """Return which keys enter players: by their number on a list, or how many play."""
        ...

    def not_all_seated(self) -> Wordings:
        """Return the title of the seats while the tables drawn have too few for those who have entered."""
        ...

    def draw_now(self) -> str:
        """Return that the seats are to be drawn now, also for those who have not come (E4)."""
        ...

    def to_first_deal(self) -> str:
        """Return the words behind the countdown."""
        ...

    def first_deal_in(self) -> str:
        """Return the words beside the countdown."""
        ...

    def entered(self, count: int) -> str:
        """Return how many have entered."""
        ...

    def owes(self, amount: str) -> str:
        """Return what somebody owes."""
        ...

    def resumes_at(self) -> str:
        """Return the words before the time of day at which play resumes."""
        ...

    def resumes_earliest(self) -> str:
        """Return the words before the time of day before which play does not resume."""
        ...

    def take_your_seats(self) -> str:
        """Return what calls players back to the tables."""
        ...

    def in_stage(self, stage: str) -> str:
        """Return in which stage, named as within a sentence."""
        ...

    def chips_out(self, count: int) -> str:
        """Return how many of a chip leave."""
        ...

    def chips_in(self, count: int) -> str:
        """Return how many of a chip are brought."""
        ...

    def next_stage(self, stage: str) -> str:
        """Return the title for the stage that comes."""
        ...

    def player(self, number: int) -> str:
        """Return what a player without a name is called in a list."""
        ...

    def wins(self, name: str | None) -> str:
        """Return who has won; None: the night ended without a winner."""
        ...

    def night_in_a_line(self, day: str, players: int, pool: str) -> Wordings:
        """Return the night in a line: its day, empty where nobody knows it, its players and its pool."""
        ...

    def points(self, hundredths: int) -> Wordings:
        """Return a night's score in the league, given in hundredths of a point (L1)."""
        ...

    def clock_on(self, player: int | None, tournament: Tournament) -> str:
        """Return on whom the clock is called (O6)."""
        ...

    def hand_is_dead(self, player: int | None, tournament: Tournament) -> str:
        """Return that the time of a player is over (O6)."""
        ...

    def undone(self, act: str | None) -> str:
        """Return what was taken back."""
        ...

    def redone(self, act: str, following: str) -> str:
        """Return what was made again, and what redo would make next."""
        ...

    def out_line(self, place: str, name: str, by: str) -> str:
        """Return a place, who took it, and by whom."""
        ...

    def go_on_or_new(self) -> tuple[str, str]:
        """Return the answers to an old night: go on with it, begin a new one."""
        ...

    def ends_in(self, stage: str, at: str) -> str:
        """Return in which stage the night is likely to end, and when (V5)."""
        ...

    def one_level_less(self, at: str) -> str:
        """Return what one level less would do (V5)."""
        ...

    def home_by(self, at: str, *, late: bool) -> str:
        """Return when the house wants to be home, and whether the night is likely to be later (V5)."""
        ...

    def no_end_in_sight(self) -> str:
        """Return that the schedule is too short for the chips in play."""
        ...
