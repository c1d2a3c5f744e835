"""The page of a race: the cards of each player, and who won a new chip (S9)."""

from dataclasses import dataclass, field
from typing import ClassVar

from clock.display.pictures.race import RacePicture
from clock.display.pieces.foot import Keys
from clock.display.pieces.race import RaceRow
from clock.press import Control, Press
from clock.scenes.cards import card
from clock.scenes.on_top import on_top, palette
from clock.scenes.scene import ENTRY_MS, Outcome, PassOn, Pop
from clock.scenes.sight import Sight
from clock.scenes.slip import hint
from clock.tournament.state import TableRace, Tournament
from clock.words.offers import Does


@dataclass(frozen=True, slots=True)
class RaceShown:
    """What a race at a table gave, until a key closes it: the table hands its chips out by it."""

    table: int
    race: TableRace = field(compare=False)
    patience_ms: ClassVar[int] = ENTRY_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Leave with `#` or `*`; any other key is for the night."""
        return Pop() if press.control in {Control.STAR, Control.HASH} else PassOn()

    def view(self, sight: Sight) -> RacePicture:
        """Return the race, in the order in which its cards were dealt."""
        raced, showing = self.race, sight.words.showing
        rows = tuple(
            RaceRow(
                str(player),
                sight.called(player),
                tuple(map(card, raced.cards.get(player, ()))),
                showing.race_result(won=bool(raced.won.get(player)), saved=player in raced.saved),
            )
            for player in raced.odd
        )
        total = showing.race_total(raced.before, raced.after)
        return RacePicture(on_top(sight), showing.race_at(self.table), total, rows, palette(sight))

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the page."""
        return Keys((hint("#", Does.CLOSE, sight, answer=True),))


def race_shown(table: int, tournament: Tournament) -> RaceShown | None:
    """Return the page of a table's last race, None where it has had none."""
    at = tournament.table(table)
    return None if at is None or at.race is None else RaceShown(table, at.race)
