"""The page of the end: who won, and the prizes as stacks of chips, best last."""

from collections.abc import Callable

from clock.display.lettering import Words
from clock.display.pictures.standings import StandingsPicture
from clock.display.pictures.winner import WinnerPicture
from clock.display.pieces.podium import Stack
from clock.league.scores import Score
from clock.scenes.scene import Page
from clock.scenes.sight import Sight
from clock.scenes.standings import night_points, standings_picture, title_tonight
from clock.tournament.places import places, played_for, winnings
from clock.values import replace

UNPAID = (20, 12, 7)
"""How high the stacks of the first three are against each other where nothing is paid."""

EACH = 2
"""So many turns each page stays, so that the second page of a long list is seen as well."""


def finished_page(sight: Sight) -> Page:
    """Return the winner; in a league in turn with the night's points and the new table (L6)."""
    if sight.league is None:
        return winner_page(sight)
    turn = sight.turn
    around, within = divmod(turn, EACH * len(AFTER_THE_NIGHT))
    page = AFTER_THE_NIGHT[within // EACH](sight)
    if isinstance(page, StandingsPicture):
        return replace(page, turn=around * EACH + within % EACH)
    return page


def winner_page(sight: Sight) -> WinnerPicture:
    """Return the page of a finished night; one ended by hand has no winner."""
    tournament, words = sight.tournament, sight.words
    place_of, won = places(tournament), winnings(tournament)
    winners = [player for player, place in place_of.items() if place.place == 1]
    first, paid = next(iter(winners), None), played_for(tournament)
    heights = {player: won[player] for player in place_of if won.get(player)}
    if not paid and not heights and first is not None:
        heights = {
            player: UNPAID[place.place - 1]
            for player, place in place_of.items()
            if place.place <= len(UNPAID)
        }
    currency = tournament.house.currency
    scores = sight.league.scores(tournament) if sight.league is not None else {}
    stacks = tuple(
        Stack(
            words.numbers.ordinal(place_of[player].place),
            (sight.called(player), sight.called_short(player)),
            words.numbers.money(won[player], currency) if won.get(player) else "",
            height,
            _points(scores.get(player), sight),
        )
        for player, height in sorted(heights.items(), key=lambda one: (-place_of[one[0]].place, one[0]))
    )
    day = "" if sight.night_day is None else words.pages.date(sight.night_day)
    whole = words.numbers.money(paid, currency) if paid else ""
    return WinnerPicture(
        words.showing.wins(sight.called(first) if first is not None else None),
        title_tonight(sight),
        words.showing.night_in_a_line(day, tournament.entries(), whole),
        stacks,
        crowned=len(winners) == 1,
    )


def _points(score: Score | None, sight: Sight) -> Words:
    """Return the night's score of a player, bonus included; nothing for who has none (L1, L2)."""
    if score is None or score.points is None:
        return ""
    return sight.words.showing.points(score.total)


AFTER_THE_NIGHT: tuple[Callable[[Sight], Page], ...] = (winner_page, night_points, standings_picture)
