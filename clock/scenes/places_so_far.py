"""The places so far, as lines to read."""

from clock.display.pieces.listing import ListRow
from clock.scenes.sight import Sight
from clock.tournament.places import knocked_out_by, places, winnings
from clock.words.asking import Phrase


def places_so_far(sight: Sight) -> tuple[ListRow, ...]:
    """Return everyone who has a place, best first, with the prize or who knocked them out."""
    tournament, words = sight.tournament, sight.words
    by, won = knocked_out_by(tournament), winnings(tournament)
    rows: list[ListRow] = []
    for player, place in sorted(places(tournament).items(), key=lambda item: (item[1].place, item[0])):
        knockers = words.numbers.listed([sight.called(one) for one in by.get(player, ())])
        line = words.showing.out_line(words.numbers.ordinal(place.place), sight.called(player), knockers)
        prize = words.numbers.money(won[player], tournament.house.currency) if won.get(player) else ""
        rows.append(ListRow(line, str(player), (prize,) if prize else ()))
    return tuple(rows) or (ListRow(words.asking.phrase(Phrase.NOBODY_OUT)),)
