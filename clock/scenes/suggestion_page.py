"""The page of a suggestion: who goes where in large letters, the reason, and the tables (T7)."""

from clock.display.labelled import Card
from clock.display.pictures.move import MoveLine, MovePicture, MovesPicture, TablePicture
from clock.display.pieces.drawn_table import DrawnTable, Way
from clock.display.pieces.foot import Key, Said
from clock.scenes.cards import drawn_card
from clock.scenes.on_top import on_top, palette
from clock.scenes.sentence import MOST_KEYS, Sentence, sentence
from clock.scenes.sight import Sight
from clock.tournament.dealing import living_seats
from clock.tournament.room import seats_of, seats_taken
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
from clock.words import names


def suggestion_page(suggestion: Suggestion, sight: Sight) -> MovePicture | MovesPicture | TablePicture:
    """Return the page of a suggestion."""
    words, tournament = sight.words.suggestions, sight.tournament
    headline, reason = words.headline(suggestion, tournament), words.reason(suggestion, tournament)
    reason = "" if reason == headline else reason
    match suggestion:
        case MovePlayer():
            return _move(suggestion, headline, sight)
        case AskButton(table=table):
            asked = drawn(table, sight, numbered=True)
            return TablePicture(on_top(sight), headline, reason, asked, palette(sight))
        case RemoveAbsent(players=(player,)) | ForfeitAway(player=player) if seat := _seat_of(player, sight):
            return _about_one(player, seat, headline, reason, sight)
        case BreakTable() | RemoveAbsent() | FormFinalTable() | ForfeitAway():
            return MovesPicture(on_top(sight), headline, reason, _lines(suggestion, sight), palette(sight))


def suggested_in_a_line(suggestion: Suggestion, sight: Sight) -> Sentence:
    """Return what is proposed as it stands on a slip, the player's number as a key."""
    tournament = sight.tournament
    headline = sight.words.suggestions.headline(suggestion, tournament)
    match suggestion:
        case MovePlayer(player=int(player)):
            return Key(str(player)), Said(headline, name=names.own_name(tournament, player))
        case RemoveAbsent(players=players):
            return sentence(headline, tournament, players[:MOST_KEYS])
        case ForfeitAway(player=player):
            return sentence(headline, tournament, (player,))
        case _:
            return sentence(headline, tournament)


def _lines(
    suggestion: BreakTable | RemoveAbsent | FormFinalTable | ForfeitAway, sight: Sight
) -> tuple[MoveLine, ...]:
    """Return those it is about, one a line; where somebody has a seat to go to, with that."""
    match suggestion:
        case BreakTable(moves=moves):
            return tuple(_line(move.player, sight, to=move.to_seat) for move in moves)
        case RemoveAbsent(players=players):
            return tuple(_line(player, sight) for player in players)
        case FormFinalTable():
            return tuple(_line(player, sight) for player in sorted(sight.tournament.seated().values()))
        case ForfeitAway():
            return ()


def _move(move: MovePlayer, headline: str, sight: Sight) -> MovePicture:
    """Return the page of a move, with the seats where it names a player."""
    origin, to = move.from_seat, move.to_seat
    return MovePicture(
        on_top(sight),
        "" if move.player is None else str(move.player),
        headline,
        sight.words.suggestions.reason(move, sight.tournament, drawn=True),
        drawn(move.from_table, sight, marked=origin.seat if origin else None, kept=True),
        drawn(move.to_table, sight, marked=to.seat if to else None, way=Way.TO, kept=True),
        _cards(move.cards, sight),
        palette(sight),
    )


def _line(player: int, sight: Sight, to: Seat | None = None) -> MoveLine:
    seat = "" if to is None else sight.words.showing.seat(to)
    return MoveLine(str(player), sight.called(player), seat)


def _seat_of(player: int, sight: Sight) -> Seat | None:
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
    table: int,
    sight: Sight,
    *,
    marked: int | None = None,
    way: Way = Way.FROM,
    numbered: bool = False,
    kept: bool = False,
) -> DrawnTable:
    """Return a table to draw, with its players and its button.

    `kept`: who may come back in counts, and has the seat, as in the reason of a move (E10).
    """
    tournament = sight.tournament
    taken = tuple(sorted(seats_taken(tournament, table))) if kept else living_seats(tournament, table)
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
