"""The page of the end: who won, and the prizes as stacks of chips, best last."""

from clock.display.lettering import Words
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.podium import Stack
from clock.league.scores import Score
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
    scores = sight.league.scores(tournament) if sight.league is not None else {}
    stacks = tuple(
        Stack(
            words.numbers.ordinal(place_of[player].place),
            (sight.called(player), sight.called_short(player)),
            words.numbers.money(won[player], currency),
            won[player],
            _points(scores.get(player), sight),
        )
        for player in prized
    )
    whole = words.numbers.money(pool(tournament), currency)
    return WinnerPicture(
        words.showing.wins(sight.called(first) if first is not None else None),
        words.showing.night_in_a_line(tournament.entries(), whole),
        stacks,
    )


def _points(score: Score | None, sight: Sight) -> Words:
    """Return the night's score of a player, bonus included; nothing for who has none (L1, L2)."""
    if score is None or score.points is None:
        return ""
    return sight.words.showing.points(score.total)
