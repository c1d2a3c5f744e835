"""A new night: in which house, and of which season where that is not settled by the calendar (L8)."""

from collections.abc import Callable, Sequence

from clock.fixtures import Occasion
from clock.scenes.choice import MOST, Choice, Menu, options
from clock.scenes.confirm import Confirm
from clock.scenes.scene import BeginNight, Outcome, Push, Then
from clock.scenes.sight import Sight
from clock.tournament.structure import House
from clock.words.asking import Phrase

Begin = Callable[[House, Occasion | None, Sight], Outcome]
"""Begins a night in a house, of a season if that is its occasion, or asks whether to."""


def other_house(sight: Sight) -> Outcome:
    """Show the houses to choose from, where there are several and the night is not on."""
    return Push(Menu(choose_house)) if len(sight.houses) > 1 and not sight.tournament.in_play else None


def new_night(sight: Sight) -> Outcome:
    """Ask whether a new night begins, and in which house where there are several."""
    if not sight.houses:
        return None
    return Push(Menu(choose_house)) if len(sight.houses) > 1 else in_house(sight.houses[0], sight, _begin)


def choose_house(sight: Sight) -> Choice:
    """Return the houses to choose from, for a new night; none can be chosen once one is on."""

    def chosen(house: House) -> Then | None:
        return None if sight.tournament.in_play else lambda seen: in_house(house, seen, _begin)

    return Choice(
        sight.words.asking.phrase(Phrase.WHICH_HOUSE),
        options(*((house.title, chosen(house)) for house in sight.houses[:MOST])),
    )


def in_house(house: House, sight: Sight, begin: Begin) -> Outcome:
    """Ask which season the night belongs to where several fit the day, else `begin` it (L8)."""
    fitting = sight.fixtures.usual(house.name, sight.day)
    if len(fitting) > 1:
        return Push(choose_season(house, fitting, sight))
    return begin(house, fitting[0] if fitting else None, sight)


def other_season(sight: Sight) -> Outcome:
    """Show all that tonight can be in its house, while the night is not on."""
    house = next((one for one in sight.houses if one.name == sight.tournament.house.name), None)
    if house is None:
        return None
    return Push(choose_season(house, sight.fixtures.to_choose(house.name, sight.day), sight))


def has_seasons(sight: Sight) -> bool:
    """Return whether tonight's house has a season to choose."""
    return bool(sight.fixtures.to_choose(sight.tournament.house.name, sight.day))


def choose_season(house: House, occasions: Sequence[Occasion], sight: Sight) -> Choice:
    """Return what tonight can be to choose from, and last that it belongs to no season."""
    shown = occasions[: MOST - 1]
    return Choice(
        sight.words.league.which_season(),
        options(
            *((called(one, sight), lambda seen, one=one: _begin(house, one, seen)) for one in shown),
            (sight.words.league.no_season(), lambda seen: _begin(house, None, seen)),
        ),
    )


def called(occasion: Occasion, sight: Sight) -> str:
    """Return what a night of a season is called before it begins: its number is known once it does."""
    says, plan = sight.words.league, occasion.plan
    if occasion.champions:
        return says.titled(plan.season.name, says.champions_night())
    label = occasion.planned.label if occasion.planned is not None else ""
    return says.titled(plan.season.name, label) if label else plan.season.name


def _begin(house: House, occasion: Occasion | None, sight: Sight) -> Outcome:
    asked = (
        sight.words.asking.new_night(house.title)
        if occasion is None
        else sight.words.league.begins(house.title, called(occasion, sight))
    )
    return Push(Confirm(asked, BeginNight(house, occasion)))
