"""A night's results from CSV: one player a line, in the columns that the sheet of a night has too."""

from collections.abc import Callable, Container, Mapping, Sequence
from operator import attrgetter
from typing import TypeVar

from clock.files.amounts import Wrong
from clock.files.faults import BadFile, Fault, did_you_mean, quoted
from clock.files.lines import Lines, unfit_name
from clock.files.spreadsheet import from_spreadsheet
from clock.league.corrections import unfit_places
from clock.league.nights import NO_IDS, Hit, Part, PlayedNight, rekeyed
from clock.papers.cells import hundredths, whole, yes
from clock.tournament.names import LONGEST_NAME, folded
from clock.tournament.prizes import prizes
from clock.tournament.structure import Price, PrizeRules
from clock.values import Struct, replace

NEEDED = ("place", "name")
RESULT_COLUMNS = (
    *NEEDED,
    *(
        "sub",
        "absent",
        "out_by",
        "points",
        "bonus",
        "adjusted",
        "prize",
        "buy_in",
        "cost",
        "rebuys",
        "add_ons",
    ),
)
PASSED_OVER = ("score", "knocked_out", "arithmetic")
"""Columns of our own sheets that follow from the others."""

OF_AN_EXPORT = frozenset({"number", "status", "table", "seat", "by", "knockouts", "paid", "owes", "bounties"})
"""Columns that only a night's table of `export` has, all of them; its others say the same to a season."""

MOST_PLAYERS = 1_000

Value = TypeVar("Value")


class Prices(Struct, frozen=True):
    """What an entry, a rebuy and an add-on cost, and which prizes the pool is shared into.

    `entry` is None where nothing is known: then the file must tell what one cost.
    """

    entry: Price | None = None
    rebuy: Price = Price(0)
    add_on: Price = Price(0)
    prizes: PrizeRules | None = None

    def pool(self, parts: Sequence[Part]) -> int:
        """Return what all that was bought gives to the night's prizes, in cents (E1)."""
        return self._given(parts, attrgetter("pool"))

    def league(self, parts: Sequence[Part]) -> int:
        """Return what all that was bought gives to the league, in cents (E1)."""
        return self._given(parts, attrgetter("league"))

    def paid_places(self, parts: Sequence[Part]) -> int:
        """Return how many prizes the pool is shared into (P1)."""
        return len(prizes(self.prizes, self.pool(parts), len(parts))) if self.prizes else 0

    def _given(self, parts: Sequence[Part], share: Callable[[Price], int]) -> int:
        entry = self.entry or Price(0)
        return sum(
            share(entry) + part.rebuys * share(self.rebuy) + part.add_ons * share(self.add_on)
            for part in parts
        )


class Paper(Struct, frozen=True):
    """A night that a file tells, players by the names in it.

    `told` are the numbers of those of whom it says whether they are subs; `left_out` is what it has that a
    night here does not, each as a warning.
    """

    night: PlayedNight
    told: frozenset[int] = frozenset()
    left_out: tuple[Fault, ...] = ()

    def known_as(self, names: Mapping[str, str], subs: Container[str]) -> PlayedNight:
        """Return the night with the names of those who are somebody known; the others keep theirs.

        `subs` are the folded names of those who are subs unless the file says otherwise (L3).
        """
        called = ((part, names.get(part.name, part.name)) for part in self.night.parts)
        parts = tuple(
            replace(part, name=name, sub=part.sub if part.number in self.told else folded(name) in subs)
            for part, name in called
        )
        return rekeyed(replace(self.night, parts=parts), NO_IDS)


def read_results(text: str, file: str, prices: Prices, columns: Mapping[str, str] | None = None) -> Paper:
    """Return the night that a file's text tells. Raises BadFile with every fault.

    `columns` are what the file calls columns of ours, by our names. With them it is another program's file,
    of which only these are read.
    """
    reading = _Reading(file, prices, columns or {})
    reading.read(text)
    if reading.lines.faults:
        raise BadFile(reading.lines.faults)
    return Paper(reading.night(), frozenset(reading.told), tuple(reading.left_out))


class _Reading:
    """One pass through a sheet of results, with what it has found so far."""

    def __init__(self, file: str, prices: Prices, columns: Mapping[str, str]) -> None:
        self.lines = Lines(file)
        self.left_out: list[Fault] = []
        self.told: set[int] = set()
        self._prices = prices
        self._ours = {_called(theirs): ours for ours, theirs in columns.items()}
        self._parts: list[Part] = []
        self._line_of: list[int] = []
        self._out_by: list[str] = []
        self._by_name: dict[str, int] = {}

    def read(self, text: str) -> None:
        """Read all lines."""
        first = text.lstrip().split("\n", 1)[0]
        # A German spreadsheet parts columns by semicolons, and what is copied from one by tabs.
        delimiter = max(",;\t", key=first.count)
        columns: list[str] | None = None
        for row in self.lines.cells(text, delimiter):
            cells = [from_spreadsheet(cell) for cell in row]
            if columns is None:
                columns = self._columns(cells)
                if not self._check_columns(columns):
                    return
            elif self.lines.check_length(cells, columns):
                self._read_player(dict(zip(columns, cells, strict=True)))
        if not self._parts and not self.lines.faults:
            self.lines.fault_of_file("has no player", "write place,name and then one player a line")
        if len(self._parts) > MOST_PLAYERS:
            self.lines.fault_of_file(f"has more than {MOST_PLAYERS} players", "enter one night a file")
        if not self.lines.faults:
            self._check_whole()

    def night(self) -> PlayedNight:
        """Return the night that was read."""
        prices, parts = self._prices, self._with_hits()
        return PlayedNight(
            parts=parts,
            entries=len(parts),
            pool=sum(part.prize for part in parts) or prices.pool(parts),
            league=prices.league(parts),
            paid_places=sum(1 for part in parts if part.prize) or prices.paid_places(parts),
        )

    def _columns(self, cells: Sequence[str]) -> list[str]:
        """Return what we call the columns of a file; of another program's, those nobody told are empty."""
        called = [_called(cell) for cell in cells]
        if not self._ours:
            return called
        for theirs in self._ours:
            if theirs not in called:
                self.lines.fault(f"has no column {quoted(theirs)}", did_you_mean(theirs, called))
        for cell, name in zip(cells, called, strict=True):
            if name and name not in self._ours:
                wrong, right = f"column {quoted(cell)} is left out", "say what it is if it is needed"
                where = f"line {self.lines.number}"
                self.left_out.append(Fault(self.lines.file, where, wrong, right, warning=True))
        return [self._ours.get(name, "") for name in called]

    def _check_columns(self, columns: Sequence[str]) -> bool:
        named = [column for column in columns if column or not self._ours]
        exported = OF_AN_EXPORT if set(named) >= OF_AN_EXPORT else ()
        fit = self.lines.check_columns(named, NEEDED, (*RESULT_COLUMNS, *PASSED_OVER, *exported))
        if self._prices.entry is None and "buy_in" not in columns:
            wrong = "nothing says what an entry cost, which points are made of"
            self.lines.fault(wrong, "add a column buy_in, or name a house in the season's file")
            return False
        return fit

    def _read_player(self, cells: Mapping[str, str]) -> None:
        name, entry = self._name(cells["name"]), self._prices.entry or Price(0)
        rebuys = self._cell(cells, "rebuys", lambda text: whole(text, 0, 99), 0)
        add_ons = self._cell(cells, "add_ons", lambda text: whole(text, 0, 99), 0)
        buy_in = self._cell(cells, "buy_in", lambda text: hundredths(text, 0), entry.total)
        usual = buy_in + rebuys * self._prices.rebuy.total + add_ons * self._prices.add_on.total
        absent = self._cell(cells, "absent", yes, default=False)
        place = self._cell(cells, "place", lambda text: whole(text, 1, MOST_PLAYERS), None)
        if place is None and not absent and not cells["place"]:
            self.lines.fault("is empty", "give everyone a place who did not stay away", "place")
        self._line_of.append(self.lines.number)
        self._out_by.append(cells.get("out_by", ""))
        if cells.get("sub"):
            self.told.add(len(self._parts) + 1)
        self._parts.append(
            Part(
                key="",
                name=name,
                place=place,
                sub=self._cell(cells, "sub", yes, default=False),
                absent=absent,
                buy_in=buy_in,
                cost=self._cell(cells, "cost", lambda text: hundredths(text, 0), usual),
                rebuys=rebuys,
                add_ons=add_ons,
                prize=self._cell(cells, "prize", lambda text: hundredths(text, 0), 0),
                number=len(self._parts) + 1,
                stated=self._cell(cells, "points", hundredths, None),
                stated_bonus=self._cell(cells, "bonus", hundredths, None),
                adjusted=self._cell(cells, "adjusted", hundredths, 0),
            )
        )

    def _name(self, name: str) -> str:
        unfit = unfit_name(name)
        if unfit is not None:
            self.lines.fault(*unfit, "name")
        earlier = self._by_name.setdefault(folded(name), len(self._parts))
        if name and earlier != len(self._parts):
            wrong = f"{quoted(name)} stands in line {self._line_of[earlier]} too"
            self.lines.fault(wrong, "name each player once", "name")
        return name

    def _cell(
        self, cells: Mapping[str, str], column: str, read: Callable[[str], Value], default: Value
    ) -> Value:
        """Return what a reader makes of a cell, the default of one that is empty or not there."""
        text = cells.get(column, "")
        if not text:
            return default
        try:
            return read(text)
        except Wrong as error:
            self.lines.fault(error.wrong, error.right, column)
            return default

    def _check_whole(self) -> None:
        """Note places that do not follow one another, and names in out_by that are nobody's."""
        unfit = unfit_places(PlayedNight(tuple(self._parts), entries=0), {})
        for part, line in zip(self._parts, self._line_of, strict=True):
            if part.place in unfit:
                better = sum(
                    1 for other in self._parts if other.place is not None and other.place < part.place
                )
                wrong = f"{part.place} does not follow: {better} {'is' if better == 1 else 'are'} better"
                right = f"write {better + 1}; who ties has the same place"
                self.lines.fault(wrong, right, "place", line)
        for part, line, cell in zip(self._parts, self._line_of, self._out_by, strict=True):
            self._check_out_by(part, line, self._names_in(cell))

    def _check_out_by(self, part: Part, line: int, names: Sequence[str]) -> None:
        by = [folded(name) for name in names]
        for name in names:
            if folded(name) not in self._by_name:
                known = [other.name for other in self._parts]
                right = did_you_mean(name, known)
                self.lines.fault(f"{quoted(name)} is no player here", right, "out_by", line)
            elif folded(name) == folded(part.name):
                wrong = f"{quoted(name)} is the player who went out"
                self.lines.fault(wrong, "name who won the hand", "out_by", line)
        if len(set(by)) < len(by):
            self.lines.fault("names somebody twice", "name each player once, joined by +", "out_by", line)

    def _names_in(self, cell: str) -> list[str]:
        """Return the names that + joins in a cell; where a name has a + in it, the longest that is known."""
        names: list[str] = []
        pieces = cell.split("+")
        while pieces:
            longest = (
                count
                for count in range(min(len(pieces), LONGEST_NAME), 0, -1)
                if folded("+".join(pieces[:count])) in self._by_name
            )
            count = next(longest, 1)
            names.append("+".join(pieces[:count]).strip())
            del pieces[:count]
        return [name for name in names if name]

    def _with_hits(self) -> tuple[Part, ...]:
        """Return the parts with their keys, who tied, and whom each knocked out."""
        keyed = rekeyed(PlayedNight(_numbered(self._parts), entries=0), NO_IDS).parts
        hits: dict[int, list[Hit]] = {}
        for part, cell in zip(keyed, self._out_by, strict=True):
            names = self._names_in(cell)
            for name in names:
                by = self._by_name[folded(name)]
                hits.setdefault(by, []).append(Hit(part.key, len(names)))
        places = [part.place for part in keyed if part.place is not None]
        return tuple(
            replace(part, hits=tuple(hits.get(index, ())), tied=places.count(part.place or 0) > 1)
            for index, part in enumerate(keyed)
        )


def _called(column: str) -> str:
    """Return a column's name as it is compared."""
    return column.strip().lower().replace(" ", "_")


def _numbered(parts: Sequence[Part]) -> tuple[Part, ...]:
    """Return parts whose keys are their numbers, so that each has one of its own."""
    return tuple(replace(part, key=str(part.number)) for part in parts)
