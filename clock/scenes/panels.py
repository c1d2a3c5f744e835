"""The panels that take turns: prizes, chips, schedule, seats, places, knockouts, hands, notes (P5, V2)."""

from collections.abc import Callable, Iterator
from enum import Enum
from functools import partial

from clock.display.chips import ChipFace
from clock.display.pieces.side import ROWS_A_COLUMN, Panel, Row
from clock.scenes.hands import RANKED, ranking
from clock.scenes.rankings import are_live, called_in, honoured, honours_of, honours_tonight, table_shown
from clock.scenes.sight import Sight
from clock.tournament.board import notices
from clock.tournament.levels import chips_now, elapsed_ms, with_next
from clock.tournament.notices import BeyondBands, InTheMoney, MayReturn, OneFromTheMoney
from clock.tournament.places import bounties, knocked_out_by, knockout_counts, places, played_for, prize_list
from clock.tournament.structure import MINUTE, Chip, Level
from clock.values import replace
from clock.words import figures, names
from clock.words.rulings import house_notes

TWO_COLUMNS = 2 * ROWS_A_COLUMN
HANDS_A_PANEL = 3
SEATS_A_PANEL = 5
HANDS_PANELS = -(-RANKED // HANDS_A_PANEL)


Maker = Callable[[], Panel]


class Kind(Enum):
    """What a panel shows; of some kinds there are several, told apart by numbers."""

    PRIZES = "prizes"
    CHIPS = "chips"
    SCHEDULE = "schedule"
    SEATS = "seats"
    PLACES = "places"
    KNOCKOUTS = "knockouts"
    STANDINGS = "standings"
    HANDS = "hands"
    TEXT = "text"
    NOTE = "note"


def panel_shown(sight: Sight) -> Panel:
    """Return the panel whose turn it is."""
    every = dict(_panels(sight))
    return every[sight.panel.shown(tuple(every), sight.now_ms)]()


def panels(sight: Sight) -> tuple[Maker, ...]:
    """Return what makes each panel that has something to show, in the order of their turns."""
    return tuple(make for _, make in _panels(sight))


def panel_names(sight: Sight) -> tuple[str, ...]:
    """Return by what each of them is known, however many come and go before it."""
    return tuple(name for name, _ in _panels(sight))


def _name(kind: Kind, *numbers: int) -> str:
    return " ".join((kind.value, *map(str, numbers)))


def _panels(sight: Sight) -> Iterator[tuple[str, Maker]]:
    tournament = sight.tournament
    if tournament.players and played_for(tournament):
        yield _name(Kind.PRIZES), partial(_prizes, sight)
    yield _name(Kind.CHIPS), partial(_chips, sight)
    yield _name(Kind.SCHEDULE), partial(_schedule, sight)
    for table in tournament.tables:
        for part, seats in enumerate(_in_parts(table.number, sight)):
            yield _name(Kind.SEATS, table.number, part), partial(_seats, table.number, seats, sight)
    if tournament.exits:
        yield _name(Kind.PLACES), partial(_places, sight)
    if tournament.knockouts:
        yield _name(Kind.KNOCKOUTS), partial(_knockouts, sight)
    if (standings := table_shown(sight)) is not None and standings.rows:
        yield _name(Kind.STANDINGS), partial(_standings, sight)
    for part in range(HANDS_PANELS):
        yield _name(Kind.HANDS, part), partial(_hands, part, sight)
    for number, (title, text) in enumerate(_texts(sight)):
        yield _name(Kind.TEXT, number), partial(Panel, title, text=text)
    for number, note in enumerate(house_notes(tournament.house, sight.words.rulings)):
        yield _name(Kind.NOTE, number), partial(Panel, sight.words.showing.notes(), text=note)


def _texts(sight: Sight) -> Iterator[tuple[str, str]]:
    """Give what the host is to know just now, each with its title."""
    title, tournament = sight.words.showing.to_know(), sight.tournament
    for notice in notices(tournament, sight.now_ms):
        if isinstance(notice, OneFromTheMoney | InTheMoney | MayReturn | BeyondBands):
            yield title, sight.words.notices.notice(notice, tournament)
    if sight.damage is not None:
        yield title, sight.words.mishaps.damaged(sight.damage)
    if sight.faulty_file:
        yield title, sight.words.showing.last_good(sight.faulty_file)


def _standings(sight: Sight) -> Panel:
    """Return a part of the standings, another one each time round (L6)."""
    says, table = sight.words.league, table_shown(sight)
    if table is None:
        return Panel(says.standings())
    names, targets = called_in(table.rows), honoured(sight)
    parts = max(1, -(-len(table.rows) // ROWS_A_COLUMN))
    part = sight.turn // len(panels(sight)) % parts
    rows = tuple(
        Row(
            names[row.key],
            says.points(row.total),
            rank=str(row.rank),
            honours=honours_of(row.key, targets),
        )
        for row in table.rows[part * ROWS_A_COLUMN : (part + 1) * ROWS_A_COLUMN]
    )
    return _in_columns(says.ended_now() if are_live(table, sight) else says.standings(), rows)


def _hands(part: int, sight: Sight) -> Panel:
    """Return a part of the ranking; its cards are drawn where the night runs, for a pause has no ivory."""
    title, _ = sight.words.showing.hands()
    every = ranking(sight)
    shown = every[part * RANKED // HANDS_PANELS : (part + 1) * RANKED // HANDS_PANELS]
    rows = tuple(Row(hand.name, rank=hand.place) for hand in shown)
    drawn = sight.tournament.clock.running
    return Panel(title, rows=rows, hands=shown if drawn else (), all_hands=every if drawn else ())


def _in_columns(title: str, rows: tuple[Row, ...], figure: str = "") -> Panel:
    columns = 1 if len(rows) <= ROWS_A_COLUMN else 2
    return Panel(title, figure, rows[:TWO_COLUMNS], columns)


def _prizes(sight: Sight) -> Panel:
    house, numbers = sight.tournament.house, sight.words.numbers
    amounts = prize_list(sight.tournament)
    rows = tuple(
        Row(numbers.ordinal(place), numbers.money(amount, house.currency))
        for place, amount in enumerate(amounts, start=1)
    )
    whole = numbers.money(played_for(sight.tournament), house.currency)
    return _in_columns(sight.words.showing.prizes(), rows, whole)


def chip_face(chip: Chip) -> ChipFace:
    """Return a chip to draw, thousands and millions in short: there is room for three figures on a chip."""
    return ChipFace(figures.on_chip(chip.value), chip.colour)


def _chips(sight: Sight) -> Panel:
    tournament = sight.tournament
    rows = tuple(
        Row(sight.words.showing.colour(chip.colour), sight.words.numbers.chips(chip.value), chip_face(chip))
        for chip in chips_now(tournament)
    )
    in_play = sight.words.showing.in_play(tournament.chips_in_play)
    return replace(_in_columns(sight.words.showing.chips(), rows, in_play), of_chips=True)


def _schedule(sight: Sight) -> Panel:
    tournament = sight.tournament
    now, stages = tournament.clock.stage, with_next(tournament).stages
    first = max(0, now - 1)
    rows = tuple(
        Row(
            sight.words.stages.name(stage, tournament.house),
            sight.words.stages.posted(stage)
            if isinstance(stage, Level)
            else sight.words.numbers.minutes(stage.duration_ms),
            here=index == now,
            past=index < now,
        )
        for index, stage in enumerate(stages[first : first + ROWS_A_COLUMN], start=first)
    )
    elapsed = elapsed_ms(tournament.clock, sight.now_ms) // MINUTE
    played = sight.words.showing.played(f"{elapsed // 60}:{elapsed % 60:02}")
    return _in_columns(sight.words.showing.schedule(), rows, played)


Seats = tuple[tuple[int, int], ...]
"""Seats of a table in order, each with the number of the player who sits there."""


def _in_parts(table: int, sight: Sight) -> Iterator[Seats]:
    """Yield the seats of a table in even parts that fit a panel; numbers alone fit one."""
    tournament = sight.tournament
    at_table = sorted(tournament.players.at(table).items())
    seated = tuple((seat, player.number) for seat, player in at_table)
    if not seated:
        return
    named = any(names.has_name(tournament, player) for _, player in seated)
    parts = -(-len(seated) // SEATS_A_PANEL) if named else 1
    for part in range(parts):
        yield seated[part * len(seated) // parts : (part + 1) * len(seated) // parts]


def _seats(table: int, seats: Seats, sight: Sight) -> Panel:
    """Return seats of a table: the seat's ring, who sits there, and the number to type."""
    tournament, honours = sight.tournament, honours_tonight(sight)
    named = any(names.has_name(tournament, player) for _, player in seats)
    rows = tuple(
        Row(
            sight.called(player) if named else "",
            seat=str(seat),
            key=str(player),
            honours=honours.get(player, ()),
        )
        for seat, player in seats
    )
    title = sight.words.showing.table(table)
    players = sight.words.showing.players(len(tournament.players.at(table)))
    return Panel(title, players, rows[:TWO_COLUMNS], 1 if len(rows) <= SEATS_A_PANEL else 2)


def _places(sight: Sight) -> Panel:
    tournament = sight.tournament
    by = knocked_out_by(tournament)
    place_of = sorted(places(tournament).items(), key=lambda item: (item[1].place, item[0]))
    rows = tuple(
        Row(
            _out_lines(player, by.get(player, ()), sight),
            rank=sight.words.numbers.ordinal(place.place),
        )
        for player, place in place_of[:ROWS_A_COLUMN]
    )
    return Panel(sight.words.showing.places(), rows=rows)


def _knockouts(sight: Sight) -> Panel:
    """Return who has knocked out how many, and where there is cash for it how much that is (E7)."""
    tournament, showing = sight.tournament, sight.words.showing
    most = sorted(knockout_counts(tournament).items(), key=lambda item: (-item[1], item[0]))[:TWO_COLUMNS]
    figures, each = {player: str(count) for player, count in most}, ""
    if tournament.house.bounty:
        cash, currency = bounties(tournament), tournament.house.currency
        figures = {player: sight.words.numbers.money(cash[player], currency) for player, _ in most}
        each = showing.each(sight.words.numbers.money(tournament.house.bounty, currency))
    called = {player: (sight.called(player), sight.called_short(player)) for player, _ in most}
    rows = tuple(Row(called[player], figures[player], named=True) for player, _ in most)
    return _in_columns(showing.knockouts(), rows, each)


def _out_lines(player: int, by: tuple[int, ...], sight: Sight) -> tuple[str, ...]:
    """Return who went out and by whom, and in short without the others."""
    knockers = sight.words.numbers.listed([sight.called_short(one) for one in by])
    called = sight.called(player)
    if not by:
        return (called,)
    lines = (sight.words.showing.out_line("", who, knockers) for who in (called, sight.called_short(player)))
    return (*(line.strip() for line in lines), called)
