"""The page of everyone's seat: before the deal, at a new final table, and wherever it is asked for (V3)."""

from clock.display.lettering import Words
from clock.display.pictures.seating import SeatsPicture
from clock.display.pieces.seating import SeatedTable, SeatRow
from clock.scenes.checking_in import draws_seats
from clock.scenes.level_page import band
from clock.scenes.on_keyboard import awaited, called
from clock.scenes.on_top import on_top, palette
from clock.scenes.rankings import honours_tonight
from clock.scenes.sight import Sight
from clock.scenes.times import countdown_ms, time_of_day
from clock.tournament.structure import SECOND
from clock.words import figures

NAME_MS = 500
WHOLE_DRAW_MS = 15 * SECOND


def names_drawn(sight: Sight) -> int | None:
    """Return how many names of a draw are out by now, table by table; None when all are."""
    count = len(sight.tournament.seated())
    if sight.drawn_ms is None or not count:
        return None
    out = (sight.now_ms - sight.drawn_ms) // _each_ms(count)
    return out if out < count else None


def next_name_ms(sight: Sight) -> int | None:
    """Return when the next name of a draw comes out; None when all are."""
    out = names_drawn(sight)
    if out is None or sight.drawn_ms is None:
        return None
    return sight.drawn_ms + (out + 1) * _each_ms(len(sight.tournament.seated()))


def _each_ms(count: int) -> int:
    """Return how long the room looks at each of so many names before the next."""
    return min(NAME_MS, WHOLE_DRAW_MS // count)


def seats_page(sight: Sight) -> SeatsPicture:
    """Return the seats of all tables: before the deal with the countdown, then with the time on top."""
    words, shown = _beside_title(sight)
    return SeatsPicture(
        _title(sight),
        tuple(_table(table.number, sight) for table in sight.tournament.tables),
        words,
        shown,
        sight.turn,
        palette(sight),
        on_top(sight),
        band(sight),
        time_of_day(sight),
        drawn=names_drawn(sight),
    )


def _title(sight: Sight) -> Words:
    """Return the title; before the deal it says where the tables drawn have too few seats (T1)."""
    showing = sight.words.showing
    if not draws_seats(sight):
        return showing.find_your_seat()
    return tuple(called(words, sight) for words in showing.not_all_seated())


def _beside_title(sight: Sight) -> tuple[str, str]:
    countdown = countdown_ms(sight)
    if sight.tournament.started:
        return "", ""
    if not countdown:
        return awaited(sight), ""
    return sight.words.showing.first_deal_in(), figures.time_left(countdown)


def _table(table: int, sight: Sight) -> SeatedTable:
    tournament, honours = sight.tournament, honours_tonight(sight)
    rows = tuple(
        SeatRow(str(seat), sight.called(player.number), str(player.number), honours.get(player.number, ()))
        for seat, player in sorted(tournament.players.at(table).items())
    )
    showing = sight.words.showing
    return SeatedTable(str(table), showing.table(table), showing.players(len(rows)), rows)
