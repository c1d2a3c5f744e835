"""What the league needs to know of a night: who had which place, what it cost, and who knocked out whom."""

from collections import Counter
from collections.abc import Iterator, Mapping

from clock.tournament.entries import league_money, owes, paid, pool
from clock.tournament.names import folded
from clock.tournament.outs import latest_exit
from clock.tournament.places import Place, places, prize_list, winnings
from clock.tournament.state import Going, Player, Status, Tournament
from clock.values import Struct, replace

Ids = Mapping[str, str]
"""The ids of the roster by the names in it, folded: what makes a player the same under a new name."""

NO_IDS: Ids = {}


class Hit(Struct, frozen=True):
    """A knockout: the key of who went out, and how many made it together (O3)."""

    target: str
    shared_by: int = 1


class Part(Struct, frozen=True):
    """What one player did on one night.

    `key` is the same on every night, `number` the player's number on this one. `place` is None for who has
    none, `tied` says that others have it too (O2). `absent` is who never came (E4). `buy_in` is the price of
    the entry, `cost` that of all that was bought, `prize` what was won, in cents. In hundredths of a point,
    `stated` and `stated_bonus` were kept elsewhere and are not worked out here, `adjusted` was added by hand.
    """

    key: str
    name: str
    place: int | None
    tied: bool = False
    sub: bool = False
    absent: bool = False
    buy_in: int = 0
    cost: int = 0
    rebuys: int = 0
    add_ons: int = 0
    prize: int = 0
    hits: tuple[Hit, ...] = ()
    number: int = 0
    stated: int | None = None
    stated_bonus: int | None = None
    adjusted: int = 0


class PlayedNight(Struct, frozen=True):
    """A night as the league sees it: one part a player.

    `entries` counts re-entries too (E6), `pool` and `league` are cents (E1, E9), `paid_places` is how many
    prizes there were. A night's points, not its bonuses, count `factor` times. `date` is as people write it.
    `remarks` say why what was kept of it has been corrected. `prizes` are those of the places, best first and
    before ties shared them, in cents; none where only what each player won is known.
    """

    parts: tuple[Part, ...]
    entries: int
    pool: int = 0
    league: int = 0
    paid_places: int = 0
    factor: int = 1
    label: str = ""
    date: str = ""
    remarks: tuple[str, ...] = ()
    prizes: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[Part, ...]:
        """Return who won; nobody while it is played, several where they tie."""
        return tuple(part for part in self.parts if part.place == 1)


def played(tournament: Tournament, ids: Ids = NO_IDS, *, sure: bool = False) -> PlayedNight:
    """Return a night as the league sees it.

    With `sure` who is still in has the place that nobody can take away: the one of the next to go out.
    """
    place_of = dict(places(tournament))
    if sure and not tournament.finished:
        left = Place(tournament.left(), tied=False)
        place_of |= {player.number: left for player in tournament.players.playing}
    keys = keys_of(tournament, ids)
    hits = _hits(tournament, keys)
    won = winnings(tournament)
    return PlayedNight(
        parts=tuple(
            Part(
                key=keys[number],
                name=player.name,
                place=place_of[number].place if number in place_of else None,
                tied=number in place_of and place_of[number].tied,
                sub=player.sub,
                absent=_never_came(player, tournament),
                buy_in=player.purchases[0].price.total if player.purchases else 0,
                cost=paid(player) + owes(player),
                rebuys=player.rebuys,
                add_ons=player.add_ons,
                prize=won.get(number, 0) if number in place_of else 0,
                hits=hits.get(number, ()),
                number=number,
            )
            for number, player in sorted(tournament.players.items())
        ),
        entries=tournament.entries(),
        pool=pool(tournament),
        league=league_money(tournament),
        paid_places=len(prize_list(tournament)),
        prizes=prize_list(tournament),
    )


def out_by(night: PlayedNight) -> Mapping[str, tuple[Part, ...]]:
    """Return by whom everybody was knocked out, by their keys, better places first."""
    by: dict[str, tuple[Part, ...]] = {}
    for part in best_first(night):
        for hit in part.hits:
            by[hit.target] = (*by.get(hit.target, ()), part)
    return by


def best_first(night: PlayedNight) -> list[Part]:
    """Return the players of a night, best place first, those without a place at the end."""
    return sorted(night.parts, key=lambda part: (part.place is None, part.place or 0, part.number))


def rekeyed(night: PlayedNight, ids: Ids) -> PlayedNight:
    """Return a night with everyone's key as these ids make it, whatever the keys were."""
    keys = _keys({part.number: part.name for part in night.parts}, ids)
    key_was = {part.key: keys[part.number] for part in night.parts}
    if all(was == now for was, now in key_was.items()):
        return night
    parts = (
        replace(
            part,
            key=keys[part.number],
            hits=tuple(replace(hit, target=key_was[hit.target]) for hit in part.hits),
        )
        for part in night.parts
    )
    return replace(night, parts=tuple(parts))


def keys_of(tournament: Tournament, ids: Ids) -> dict[int, str]:
    """Return everyone's key by number: the id in the roster, else the name."""
    return _keys({number: player.name for number, player in tournament.players.items()}, ids)


def _keys(names: Mapping[int, str], ids: Ids) -> dict[int, str]:
    """Return everyone's key: the id in the roster, else the name; of two with one name each keeps apart."""
    keys: dict[int, str] = {}
    taken: set[str] = set()
    for number, name in sorted(names.items()):
        key = key_of(folded(name), ids)
        keys[number] = f"{key} {number}" if key in taken else key
        taken.add(keys[number])
    return keys


def key_of(name: str, ids: Ids) -> str:
    """Return the key of a player of that folded name: the id in the roster, else the name."""
    return f"id {ids[name]}" if name in ids else f"name {name}"


def _hits(tournament: Tournament, keys: Mapping[int, str]) -> dict[int, tuple[Hit, ...]]:
    made: dict[int, tuple[Hit, ...]] = {}
    for knockout in tournament.knockouts:
        for by in knockout.by:
            made[by] = (*made.get(by, ()), Hit(keys[knockout.player], len(knockout.by)))
    return made


def _never_came(player: Player, tournament: Tournament) -> bool:
    """Return whether a player is absent, or went out so (E4)."""
    if player.status is not Status.OUT:
        return player.status is Status.ABSENT
    gone = latest_exit(tournament, player.number)
    return gone is not None and (gone.absent or gone.going is Going.ABSENT)


def league_places(night: PlayedNight, *, skip_subs: bool) -> Iterator[tuple[Part, int, int]]:
    """Give each player who has a place, with the place in the league and how many have it (L3, L7)."""
    placed = [(part, part.place) for part in night.parts if part.place is not None]
    skipped = [place for part, place in placed if skip_subs and part.sub]
    counted = [(part, place) for part, place in placed if not (skip_subs and part.sub)]
    tied = Counter(place for part, place in counted if part.tied)
    for part, place in counted:
        better = sum(1 for other in skipped if other < place)
        yield part, place - better, tied[place] if part.tied else 1
