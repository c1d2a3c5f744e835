"""A table that is too short stops until it is filled (T2)."""

from clock.tournament.board import notices
from clock.tournament.commands import BustOut
from clock.tournament.notices import TableStops
from clock.tournament.structure import FinalTable
from clock.values import replace
from tests.houses import gananda
from tests.night import Night, night_of


def stopped(night: Night) -> list[TableStops]:
    """Return which tables stop now."""
    return [notice for notice in notices(night.now, night.now_ms) if isinstance(notice, TableStops)]


def bust_three_at_table_two(night: Night) -> None:
    """Let three players of table 2 go out, one after the other."""
    sitting = [player for seat, player in night.now.seated().items() if seat.table == 2]
    night.do(*(BustOut((player,)) for player in sitting[:3]))


def test_a_table_three_short_stops_where_the_house_says_so() -> None:
    """T2 (T): with 10 and 7 the smaller one stops; two short it plays on."""
    house = replace(gananda(), uneven_by=5, stops_when_short=3, final_table=FinalTable(10, redraw=False))
    night = night_of(house, 20)
    sitting = [player for seat, player in night.now.seated().items() if seat.table == 2]
    night.do(BustOut((sitting[0],)), BustOut((sitting[1],)))
    assert stopped(night) == []
    night.do(BustOut((sitting[2],)))
    assert stopped(night) == [TableStops(2, 7, 10)]


def test_without_the_setting_no_table_stops() -> None:
    """T2: G moves a player instead."""
    night = night_of(gananda(), 20)
    bust_three_at_table_two(night)
    assert stopped(night) == []
