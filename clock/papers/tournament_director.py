"""A night from a file that The Tournament Director 3 has saved (.tdt).

The form is that of files of version 3.7.2 that leagues have published, and that others read too:
https://github.com/hkhard/tdwpimport. Such a file is literals of JavaScript. It has each buy-in of a player,
when it was lost and to whom; of a prize, who was awarded it.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from decimal import Decimal

from clock.files.faults import BadFile, Fault, quoted
from clock.files.lines import unfit_name
from clock.league.nights import NO_IDS, Hit, Part, PlayedNight, rekeyed
from clock.papers.literals import Literal, Made, read_literal
from clock.papers.results import Paper, Prices
from clock.tournament.names import folded
from clock.values import Struct, replace

LARGEST_SAVED = 8 * 1024 * 1024
"""In bytes: layouts with pictures are in the same file."""

LATEST_MS = 10**13
"""A time of the year 2286, in milliseconds since 1970; what is larger is no time."""

Table = Mapping[str, Literal]

_BY_HAND: Mapping[str, str] = {
    "HitsAdjustment": "name who was knocked out with `season knockout`, or give points with `season points`",
    "CashAdjustment": "it is no prize of a place",
}
"""What can be put right by hand there, and tells nothing that a night here has a place for."""


class _Entered(Struct, frozen=True):
    """A player of the file: each loss with its time and by whom, None for the buy-in that was not lost."""

    uuid: str
    name: str
    paid: tuple[int, ...]
    add_ons: tuple[int, ...]
    losses: tuple[tuple[int, tuple[str, ...]] | None, ...]
    adjusted: int
    bought_at: int

    @property
    def out_at(self) -> int | None:
        """Return when the last buy-in was lost, None for who is still in."""
        last = self.losses[-1]
        return None if last is None else last[0]


def read_director(text: str, file: str, prices: Prices) -> Paper:
    """Return the night of a saved file. Raises BadFile where it is none, or is not over.

    Whoever bought in again after going out has rebought; who went out at one moment ties.
    """
    reading = _Reading(file)
    tournament = reading.table(reading.at(read_literal(text, file), "T"), "Tournament", "T")
    players = reading.players(tournament)
    left = [player for player in players if player.out_at is None]
    if len(left) > 1:
        wrong = f"is not over: {len(left)} players are still in"
        raise reading.bad("T.Players", wrong, "finish the tournament, save it, and give that file")
    parts = _parts(players, reading.prizes(tournament))
    amounts = sum(sum(player.paid) + sum(player.add_ons) for player in players)
    night = PlayedNight(
        parts=parts,
        entries=len(parts),
        pool=sum(part.prize for part in parts) or amounts,
        league=prices.league(parts),
        paid_places=sum(1 for part in parts if part.prize) or prices.paid_places(parts),
        date=_day(min(player.bought_at for player in players)),
    )
    return Paper(night, left_out=tuple(reading.left_out))


def _day(time_ms: int) -> str:
    """Return the day of a time, by the zone of this machine."""
    return datetime.fromtimestamp(time_ms / 1000, UTC).astimezone().date().isoformat()


def _parts(players: Sequence[_Entered], prizes: Mapping[str, int]) -> tuple[Part, ...]:
    """Return the parts, best place first: later out is better, and who is still in is the best."""
    outs = [player.out_at for player in players]

    def place(player: _Entered) -> int:
        mine = player.out_at
        return 1 + sum(1 for out in outs if mine is not None and (out is None or out > mine))

    best_first = sorted(players, key=place)
    count = Counter(place(player) for player in players)
    numbered = [
        Part(
            key=player.uuid,
            name=player.name,
            place=place(player),
            tied=count[place(player)] > 1,
            buy_in=player.paid[0],
            cost=sum(player.paid) + sum(player.add_ons),
            rebuys=len(player.paid) - 1,
            add_ons=len(player.add_ons),
            prize=prizes.get(player.uuid, 0),
            number=number,
            adjusted=player.adjusted,
        )
        for number, player in enumerate(best_first, start=1)
    ]
    hits: dict[str, list[Hit]] = {}
    for player in best_first:
        for loss in player.losses:
            for by in () if loss is None else loss[1]:
                hits.setdefault(by, []).append(Hit(player.uuid, len(loss[1] if loss else ())))
    with_hits = tuple(replace(part, hits=tuple(hits.get(part.key, ()))) for part in numbered)
    return rekeyed(PlayedNight(with_hits, entries=0), NO_IDS).parts


class _Reading:
    """What is looked up in a file, each thing with its path for a fault."""

    def __init__(self, file: str) -> None:
        self._file = file
        self.left_out: list[Fault] = []

    def bad(
        self, path: str, wrong: str, right: str = "give a file that version 3 of the program has saved"
    ) -> BadFile:
        return BadFile([Fault(self._file, path, wrong, right)])

    def at(self, table: Literal, key: str, path: str = "file") -> Literal:
        """Return what stands under a key."""
        if not isinstance(table, Mapping) or key not in table:
            raise self.bad(path, f"has no {key}: this is no tournament of The Tournament Director")
        return table[key]

    def table(self, made: Literal, name: str, path: str) -> Table:
        """Return what was made under this name."""
        if not isinstance(made, Made) or made.name != name or len(made.inside) != 1:
            raise self.bad(path, f"is no {name}")
        (inside,) = made.inside
        if not isinstance(inside, Mapping):
            raise self.bad(path, f"is no {name}")
        return inside

    def items(self, value: Literal, path: str) -> Sequence[Literal]:
        if not isinstance(value, list):
            raise self.bad(path, "is no list")
        return value

    def cents(self, value: Literal, path: str) -> int:
        if not isinstance(value, Decimal) or abs(value) > Decimal(10) ** 9:
            raise self.bad(path, "is no amount")
        return int(value * 100)

    def players(self, tournament: Table) -> tuple[_Entered, ...]:
        """Return all who bought in."""
        listed = self.table(self.at(tournament, "Players", "T"), "GamePlayers", "T.Players")
        by_uuid = self.at(listed, "Players", "T.Players")
        if not isinstance(by_uuid, Made) or by_uuid.name != "Map.from" or len(by_uuid.inside) != 1:
            raise self.bad("T.Players.Players", "is no Map")
        found = []
        for index, pair in enumerate(self.items(by_uuid.inside[0], "T.Players.Players"), start=1):
            path = f"T.Players.Players {index}"
            both = self.items(pair, path)
            if len(both) != 2:
                raise self.bad(path, "is no pair")
            player = self._player(self.table(both[1], "GamePlayer", path), path)
            found += [player] if player.paid else []
        if not found:
            raise self.bad("T.Players", "nobody bought in")
        names = Counter(folded(player.name) for player in found)
        twice = next((player.name for player in found if names[folded(player.name)] > 1), None)
        if twice is not None:
            raise self.bad(
                "T.Players", f'two players are called "{twice}"', "give one of them another name there"
            )
        return tuple(found)

    def _player(self, player: Table, path: str) -> _Entered:
        buy_ins = [
            self.table(made, "GameBuyin", f"{path}.Buyins")
            for made in self.items(self.at(player, "Buyins", path), f"{path}.Buyins")
        ]
        adjusted = player.get("PointsAdjustment", Decimal(0))
        for key, right in _BY_HAND.items():
            if player.get(key, Decimal(0)) != 0:
                name = self._name(player, path)
                self.left_out.append(
                    Fault(
                        self._file,
                        f"{path}.{key}",
                        f"of {quoted(name)} is not taken over",
                        right,
                        warning=True,
                    )
                )
        return _Entered(
            uuid=str(self.at(player, "UUID", path)),
            name=self._name(player, path),
            paid=tuple(self._paid(buy_in, f"{path}.Buyins") for buy_in in buy_ins),
            add_ons=tuple(
                self._paid(self._any(made, f"{path}.AddOns"), f"{path}.AddOns")
                for made in self.items(player.get("AddOns", []), f"{path}.AddOns")
            ),
            losses=tuple(self._loss(buy_in.get("BustOut"), f"{path}.Buyins.BustOut") for buy_in in buy_ins),
            adjusted=self.cents(adjusted, f"{path}.PointsAdjustment"),
            bought_at=min((self._time(buy_in, f"{path}.Buyins") for buy_in in buy_ins), default=0),
        )

    def _name(self, player: Table, path: str) -> str:
        """Return the name the program shows: the nickname, else the first and the last name."""
        parts = self.table(self.at(player, "Name", path), "PlayerName", f"{path}.Name")
        full = " ".join(str(parts.get(key) or "") for key in ("Firstname", "Lastname"))
        name = " ".join((str(parts.get("Nickname") or "").strip() or full).split())
        wrong = unfit_name(name)
        if wrong is not None:
            raise self.bad(f"{path}.Name", *wrong)
        return name

    def _any(self, made: Literal, path: str) -> Table:
        if not isinstance(made, Made):
            raise self.bad(path, "is no buy")
        return self.table(made, made.name, path)

    def _paid(self, buy: Table, path: str) -> int:
        """Return what a buy cost, the rake included."""
        rake = buy.get("Rake")
        rakes = rake.inside[0] if isinstance(rake, Made) and len(rake.inside) == 1 else []
        amounts = [self.at(buy, "Amount", path), *(rakes if isinstance(rakes, list) else [])]
        return sum(self.cents(amount, f"{path}.Amount") for amount in amounts)

    def _loss(self, made: Literal, path: str) -> tuple[int, tuple[str, ...]] | None:
        if made is None:
            return None
        loss = self.table(made, "GameBustOut", path)
        by = self.items(loss.get("HitmanUUID") or [], f"{path}.HitmanUUID")
        return self._time(loss, path), tuple(str(who) for who in by if who)

    def _time(self, table: Table, path: str) -> int:
        """Return a time in milliseconds since 1970."""
        when = self.at(table, "Time", path)
        if not isinstance(when, Decimal) or not 0 < when < LATEST_MS:
            raise self.bad(f"{path}.Time", "is no time")
        return int(when)

    def prizes(self, tournament: Table) -> Mapping[str, int]:
        """Return what everybody was awarded, in cents; a prize for several is shared."""
        listed = self.table(self.at(tournament, "Prizes", "T"), "GamePrizes", "T.Prizes")
        won: dict[str, int] = {}
        for index, made in enumerate(
            self.items(self.at(listed, "Prizes", "T.Prizes"), "T.Prizes.Prizes"), start=1
        ):
            path = f"T.Prizes.Prizes {index}"
            prize = self.table(made, "GamePrize", path)
            winners = [str(who) for who in self.items(prize.get("AwardedToPlayers") or [], path)]
            if winners:
                amount = self.cents(prize.get("CalculatedAmount", Decimal(0)), f"{path}.CalculatedAmount")
                each, odd = divmod(amount, len(winners))
                for rank, who in enumerate(winners):
                    won[who] = won.get(who, 0) + each + (1 if rank < odd else 0)
        return won
