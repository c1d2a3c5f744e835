"""The question at the start whether a night that is hours old goes on."""

from clock.mishaps import OldNight
from clock.scenes.choice import Choice, options
from clock.scenes.new_night import in_house
from clock.scenes.scene import BeginNight, GoOn, Outcome
from clock.scenes.sight import Sight


def old_night(night: OldNight, sight: Sight) -> Choice:
    """Return the question: go on with it, or begin a new one as the season's that fits the day."""
    on, new = sight.words.showing.go_on_or_new()
    tonight = sight.houses[0] if sight.houses else sight.tournament.house

    def begun(seen: Sight) -> Outcome:
        return in_house(tonight, seen, lambda house, occasion, _: BeginNight(house, occasion))

    return Choice(
        sight.words.mishaps.old_night(night),
        options((on, lambda _: GoOn()), (new, begun)),
        patience_ms=None,
    )
