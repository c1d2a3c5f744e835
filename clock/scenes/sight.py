"""What a scene may look at: how things stand, at which moment, and in which words they are said."""

from collections.abc import Callable, Sequence
from datetime import date, datetime

from clock.fixtures import Fixtures
from clock.league_night import LeagueNight, SeasonSoFar
from clock.mishaps import LastStop, LedgerDamaged, NotSaving
from clock.roster import Regular
from clock.settings import Settings, SkipBy
from clock.settings.wiring import Keypad
from clock.tournament.state import Tournament
from clock.tournament.structure import House
from clock.troubles import Trouble
from clock.values import Struct
from clock.words import Words, names

NO_FIXTURES = Fixtures()


def no_season() -> None:
    """Return the season of a night that belongs to none."""


class PanelTurn(Struct, frozen=True):
    """Whose turn it is among the panels: they began with number `first` at `since_ms`, or one is `held`.

    That one is held by its name: others come and go before it. While it has nothing to show they take turns.
    What else takes turns goes on beside a panel that is held: pages of seats, the steps of a break, warnings.
    """

    each_ms: int
    first: int = 0
    since_ms: int = 0
    held: str | None = None

    def shown(self, names: Sequence[str], now_ms: int) -> str:
        """Return which of the panels with these names is to be seen."""
        held = self.held
        return held if held is not None and held in names else names[self.turn(now_ms) % len(names)]

    def turn(self, now_ms: int) -> int:
        """Return how many turns there have been, or would have been if no panel were held."""
        return self.first + max(0, now_ms - self.since_ms) // self.each_ms

    def ends_ms(self, now_ms: int) -> int:
        """Return when the next panel takes its turn, or would if none were held."""
        return now_ms + self.each_ms - max(0, now_ms - self.since_ms) % self.each_ms


class Sight(Struct, frozen=True):
    """All that a scene may look at.

    The night: `tournament` is settled at `now_ms` on the boot clock, `night_day` the day of its first act,
    `drawn_ms` when seats were drawn last, since the clock was started.

    The day: `wall` is the time of day while it is known; `day_unknown` says that the host told it, without
    the day.

    The season: `fixtures` are the seasons there are, `league` is the night as one of its season, `season` the
    one whose standings are shown, and `season_now` tells it as it would be if the night ended now;
    `champions` says that it is its last night (L5).

    The box: `last_stop` tells how it went before it came back, `not_saved` and `damage` what is wrong with
    the ledger, `troubles` what is with the hardware; `faulty_file` names a file of which the last good copy
    is in use.

    The host: `skip_held` is how much of the hold on SKIP is done, from 0 to 1. `by_keyboard`: the host types
    on a keyboard, which has more keys than the keypad; `without_buttons`: and has PAUSE and SKIP there, too.
    `refused`: the screen says why what was wanted last is not done.

    The asked scene: `since_ms` is when it was shown or got its last key, `covered` says that another one lies
    above it, and `on_slip` is the number of the player whom the slip above it is about.
    """

    tournament: Tournament
    now_ms: int
    words: Words
    settings: Settings
    panel: PanelTurn
    wall: datetime | None = None
    regulars: tuple[Regular, ...] = ()
    houses: tuple[House, ...] = ()
    not_saved: NotSaving | None = None
    damage: LedgerDamaged | None = None
    faulty_file: str = ""
    troubles: tuple[Trouble, ...] = ()
    version: str = ""
    last_stop: LastStop | None = None
    fixtures: Fixtures = NO_FIXTURES
    league: LeagueNight | None = None
    season: SeasonSoFar | None = None
    season_now: Callable[[], SeasonSoFar | None] = no_season
    champions: bool = False
    night_day: date | None = None
    skip_held: float = 0.0
    drawn_ms: int | None = None
    since_ms: int = 0
    covered: bool = False
    on_slip: str = ""
    day_unknown: bool = False
    by_keyboard: bool = False
    without_buttons: bool = False
    refused: bool = False

    @property
    def turn(self) -> int:
        """Return how many turns there have been by now of what takes turns."""
        return self.panel.turn(self.now_ms)

    @property
    def day(self) -> date | None:
        """Return the day, while it is known."""
        return None if self.wall is None or self.day_unknown else self.wall.date()

    @property
    def clock_runs_on_player(self) -> bool:
        """Return whether the clock was called on a player and has not run out (O6)."""
        called = self.tournament.on_player
        return called is not None and self.now_ms < called.ends_at_ms

    def called(self, player: int) -> str:
        """Return a player's name for a list; one without a name is "Player 12"."""
        if names.has_name(self.tournament, player):
            return names.name(self.tournament, player)
        return self.words.showing.player(player)

    def called_short(self, player: int) -> str:
        """Return a player's first name; one without a name is "Player 12"."""
        named = names.has_name(self.tournament, player)
        return names.first_name(self.tournament, player) if named else self.called(player)

    @property
    def letters(self) -> bool:
        """Return whether the keypad has the keys A to D."""
        return self.settings.keypad is Keypad.WITH_LETTERS

    @property
    def hold_skip(self) -> bool:
        """Return whether SKIP must be held."""
        return self.settings.skip is SkipBy.HOLD
