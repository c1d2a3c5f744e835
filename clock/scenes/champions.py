"""The champions' night: who is in, with how many chips of which colours, and what is played for (L5)."""

from collections.abc import Mapping
from typing import ClassVar

from clock.display.pictures.standings import StandingsPicture
from clock.display.pieces.foot import Keys
from clock.display.pieces.ranking import RankedRow, Ranking
from clock.league.champions import Finalist, champions_house, chips_needed
from clock.press import Press
from clock.scenes.on_top import on_top, palette
from clock.scenes.pages import turned, turning_keys
from clock.scenes.panels import chip_face
from clock.scenes.rankings import called_in
from clock.scenes.scene import MENU_MS, Outcome
from clock.scenes.sight import Sight
from clock.tournament.entries import starting_chips
from clock.tournament.names import folded
from clock.tournament.places import played_for
from clock.tournament.structure import House
from clock.values import Struct, replace


class ChampionsStacks(Struct, frozen=True):
    """Who plays the champions' night and with which chips: as it is tonight, or as it would be now."""

    page: int = 0
    patience_ms: ClassVar[int] = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Turn the page with `#`, leave with `*`."""
        return turned(press, replace(self, page=self.page + 1))

    def view(self, sight: Sight) -> StandingsPicture:
        """Return one page of the stacks."""
        return StandingsPicture(
            sight.words.league.finalists(),
            stacks_ranking(sight),
            _played_for(sight),
            turn=self.page,
            palette=palette(sight),
            top=on_top(sight),
        )

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the page."""
        return turning_keys(sight)


def stacks_ranking(sight: Sight) -> Ranking:
    """Return who is in with the chips of each stack, and last how many chips all of them need (S8)."""
    says, count = sight.words.league, sight.words.numbers.chips
    house, players = _house(sight), _finalists(sight)
    names = called_in([finalist.row for finalist in players])
    faces = tuple(chip_face(chip) for chip in house.chips)
    values = [chip.value for chip in house.chips]

    def figures(chips: Mapping[int, int], whole: int) -> tuple[str, ...]:
        return (*(count(chips[value]) if chips.get(value) else "" for value in values), count(whole))

    rows = [
        RankedRow(
            str(finalist.row.rank),
            names[finalist.row.key],
            figures(starting_chips(house, finalist.stack), finalist.stack),
        )
        for finalist in players
    ]
    stacks = [finalist.stack for finalist in players]
    if rows:
        rows.append(RankedRow("", says.earned()[-1], figures(chips_needed(house, stacks), sum(stacks))))
    return Ranking(tuple(rows), (*faces, ""))


def finalist_stack(name: str, sight: Sight) -> str:
    """Return the stack of a player who is in tonight's champions' night, nothing for anybody else (L5)."""
    stack = sight.tournament.house.stacks.get(folded(name)) if sight.champions else None
    return "" if stack is None else sight.words.numbers.chips(stack)


def _finalists(sight: Sight) -> tuple[Finalist, ...]:
    return () if sight.season is None else sight.season.finalists


def _house(sight: Sight) -> House:
    """Return tonight's house as it is on the champions' night."""
    house = sight.tournament.house
    if sight.champions or sight.season is None:
        return house
    return champions_house(house, sight.season.plan.season, 0, {})


def _played_for(sight: Sight) -> str:
    """Return what is played for: tonight's pool, or what the season has gathered so far."""
    if sight.season is None:
        return ""
    tonights = sight.champions and sight.tournament.players
    cents = played_for(sight.tournament) if tonights else sight.season.pool
    money = sight.words.numbers.money(cents, sight.tournament.house.currency)
    return sight.words.league.plays_for(money)
