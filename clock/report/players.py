"""Players as data: where each is, the place, the money, and the night's points."""

from collections.abc import Mapping

from clock.league.scores import NO_SCORE, Score
from clock.report.points import score_data
from clock.tournament.entries import owes, paid
from clock.tournament.places import Place, bounties, knocked_out_by, knockout_counts, places, winnings
from clock.tournament.state import Player, Tournament
from clock.tournament.structure import Seat
from clock.words.figures import decimal, hundredths_text


def players_data(tournament: Tournament, scores: Mapping[int, Score]) -> list[dict[str, object]]:
    """Return every player of the night in order of number."""
    place_of, won = places(tournament), winnings(tournament)
    cash = bounties(tournament)
    by, knockouts = knocked_out_by(tournament), knockout_counts(tournament)
    return [
        {
            "number": number,
            "name": player.name,
            "status": player.status.value,
            **_seat_data(player.seat if player.playing else None),
            **_place_data(place_of.get(number)),
            "chips": player.chips,
            "by": list(by.get(number, ())),
            "knockouts": knockouts[number],
            "rebuys": player.rebuys,
            "paid": decimal(paid(player)),
            "owes": decimal(owes(player)),
            "prize": _prize(player, place_of, won),
            "handed": player.handed,
            **_score_data(scores.get(number, NO_SCORE)),
            "entries": player.entries,
            "add_ons": player.add_ons,
            "sub": player.sub,
            "may_return": player.may_return,
            "bounties": decimal(cash.get(number, 0)),
        }
        for number, player in sorted(tournament.players.items())
    ]


def _seat_data(seat: Seat | None) -> dict[str, object]:
    return {"table": seat.table, "seat": seat.seat} if seat else {"table": None, "seat": None}


def _place_data(place: Place | None) -> dict[str, object]:
    return {"place": place.place, "tied": place.tied} if place else {"place": None, "tied": False}


def _prize(player: Player, place_of: Mapping[int, Place], won: Mapping[int, int]) -> str | None:
    """Return the prize of a place, None where it has none."""
    if player.number not in place_of or not won.get(player.number):
        return None
    return decimal(won[player.number])


def _score_data(score: Score) -> dict[str, object]:
    return {**score_data(score), "score": None if score.points is None else hundredths_text(score.total)}
