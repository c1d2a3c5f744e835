"""The page of a suggestion: who goes where in large letters, the reason, and the tables (T7)."""

from clock.display.labelled import Card
from clock.display.pictures.move import MoveLine, MovePicture, MovesPicture, TablePicture
from clock.display.pieces.drawn_table import DrawnTable, Way
from clock.display.pieces.foot import Key, Said
from clock.scenes.cards import drawn_card
from clock.scenes.on_top import on_top, palette
from clock.scenes.sentence import sentence
from clock.scenes.sight import Sight
from clock.tournament.room import seats_of
from clock.tournament.structure import Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    DrawnCard,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
    Suggestion,
)


def suggestion_page(suggestion: Suggestion, sight: Sight) -> MovePicture | MovesPicture | TablePicture:
    """Return the page of a suggestion."""
    words, tournament = sight.words.suggestions, sight.tournament
    headline, reason = words.headline(suggestion, tournament), words.reason(suggestion, tournament)
    reason = "" if reason == headline else reason
    match suggestion:
        case MovePlayer(player=int(player), from_seat=Seat() as origin, to_seat=Seat() as to):
            return MovePicture(
                on_top(sight),
                str(player),
                headline,
                words.reason(suggestion, tournament, drawn=True),
                drawn(origin.table, sight, marked=origin.seat),
                drawn(to.table, sight, marked=to.seat, way=Way.TO),
                _cards(suggestion.cards, sight),
                palette(sight),
            )
        case MovePlayer(from_table=origin_table, to_table=to_table):
            return MovePicture(
                on_top(sight),
                "",
                headline,
                words.reason(suggestion, tournament, drawn=True),
                drawn(origin_table, sight),
                drawn(to_table, sight),
                _cards(suggestion.cards, sight),
                palette(sight),
            )
        case AskButton(table=table):
            return TablePicture(
                on_top(sight), headline, reason, drawn(table, sight, numbered=True), palette(sight)
            )
        case BreakTable(moves=moves):
            lines = tuple(
                MoveLine(
                    str(move.player),
                    sight.called(move.player),
                    sight.words.showing.seat(move.to_seat.table, move.to_seat.seat),
                )
                for move in moves
            )
            return MovesPicture(on_top(sight), headline, reason, lines, palette(sight))
        case RemoveAbsent(players=(player,)) | ForfeitAway(player=player) if seat := seat_of(player, sight):
            return _about_one(player, seat, headline, reason, sight)
        case RemoveAbsent(players=players):
            lines = tuple(MoveLine(str(one), sight.called(one), "") for one in players)
            return MovesPicture(on_top(sight), headline, reason, lines, palette(sight))
        case FormFinalTable():
            lines = tuple(
                MoveLine(str(one), sight.called(one), "") for one in sorted(tournament.seated().values())
            )
            return MovesPicture(on_top(sight), headline, reason, lines, palette(sight))
        case _:
            return MovesPicture(on_top(sight), headline, reason, (), palette(sight))


def seat_of(player: int, sight: Sight) -> Seat | None:
    """Return where a player sits."""
    return sight.tournament.players[player].seat


def _about_one(player: int, seat: Seat, headline: str, reason: str, sight: Sight) -> TablePicture:
    """Return the page of what befalls one player: the number as a key, and the seat on the table."""
    number, said = str(player), headline
    match sentence(headline, sight.tournament, (player,)):
        case (Key(label=number), Said(words=said)):
            pass
    table = drawn(seat.table, sight, marked=seat.seat)
    return TablePicture(on_top(sight), said, reason, table, palette(sight), number)


def drawn(
    table: int, sight: Sight, *, marked: int | None = None, way: Way = Way.FROM, numbered: bool = False
) -> DrawnTable:
    """Return a table to draw, with its players and its button."""
    tournament = sight.tournament
    taken = tuple(sorted(seat.seat for seat in tournament.seated() if seat.table == table))
    at = tournament.table(table)
    button = at.lying if at is not None else None
    return DrawnTable(
        sight.words.showing.table(table),
        sight.words.showing.players(len(taken)),
        seats_of(tournament, table),
        taken,
        button,
        marked,
        way,
        numbered,
    )


def _cards(cards: tuple[DrawnCard, ...], sight: Sight) -> tuple[tuple[str, Card], ...]:
    return tuple((sight.words.showing.table(card.table), drawn_card(card)) for card in cards)
