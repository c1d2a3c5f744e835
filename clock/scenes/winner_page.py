"""The page of the end: who won, and the prizes as stacks of chips, best last."""

from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.podium import Stack
from clock.scenes.sight import Sight
from clock.tournament.entries import pool
from clock.tournament.places import places, winnings


def winner_page(sight: Sight) -> WinnerPicture:
    """Return the page of a finished night; one ended by hand has no winner."""
    tournament, words = sight.tournament, sight.words
    place_of, won = places(tournament), winnings(tournament)
    first = next((player for player, place in place_of.items() if place.place == 1), None)
    prized = sorted(
        (player for player in place_of if won.get(player)), key=lambda one: (-place_of[one].place, one)
    )
    currency = tournament.house.currency
    stacks = tuple(
        Stack(
            words.numbers.ordinal(place_of[player].place),
            (sight.called(player), sight.called_short(player)),
            words.numbers.money(won[player], currency),
            won[player],
        )
        for player in prized
    )
    whole = words.numbers.money(pool(tournament), currency)
    return WinnerPicture(
        words.showing.wins(sight.called(first) if first is not None else None),
        words.showing.night_in_a_line(tournament.entries(), whole),
        stacks,
    )
