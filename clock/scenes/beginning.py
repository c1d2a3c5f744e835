"""The question at the start whether a night that is hours old goes on."""

from clock.mishaps import OldNight
from clock.scenes.choice import Choice, options
from clock.scenes.new_night import choose_season
from clock.scenes.scene import BeginNight, GoOn, Outcome, Push
from clock.scenes.sight import Sight
from clock.tournament.structure import House


def old_night(night: OldNight, sight: Sight) -> Choice:
    """Return the question: go on with it, or begin a new one."""
    on, new = sight.words.showing.go_on_or_new()
    tonight = sight.houses[0] if sight.houses else sight.tournament.house
    return Choice(
        sight.words.mishaps.old_night(night),
        options((on, lambda _: GoOn()), (new, lambda seen: _begun(tonight, seen))),
        patience_ms=None,
    )


def _begun(house: House, sight: Sight) -> Outcome:
    """Begin a new night as the season's that fits the day; of several ask which (L8)."""
    fitting = sight.fixtures.usual(house.name, sight.day)
    if len(fitting) > 1:
        return Push(choose_season(house, fitting, sight))
    return BeginNight(house, fitting[0] if fitting else None)
