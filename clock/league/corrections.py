"""What a league's secretary notes beside what the clock has kept: a note is a fact more, and none is changed.

A night that was played on paper is entered whole. Any night can be moved to another season, or out of all of
them, and what was kept wrong about it can be put right. Players are meant by their numbers on that night.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from clock.league.nights import Hit, Part, PlayedNight
from clock.values import Struct, replace


class NightEntered(Struct, frozen=True):
    """A night that the clock did not run, on a `day` as 2026-10-03; `source` is the file it was read from.

    `champions` says that it was the season's last night (L5).
    """

    season: str
    day: str
    night: PlayedNight
    label: str = ""
    source: str = ""
    champions: bool = False
    currency: str = ""


class NightMoved(Struct, frozen=True):
    """A night belongs to another season, None: to no season at all."""

    night: str
    season: str | None


class PlacesCorrected(Struct, frozen=True):
    """Players had other places; the prizes go with the places."""

    night: str
    places: Mapping[int, int]


class KnockoutCorrected(Struct, frozen=True):
    """A player was knocked out by others than was kept, or by nobody."""

    night: str
    player: int
    by: tuple[int, ...]


class NameCorrected(Struct, frozen=True):
    """A player of the night was somebody else, or is written otherwise."""

    night: str
    player: int
    name: str


class SubCorrected(Struct, frozen=True):
    """A player of the night played as a sub, or as a member (L3)."""

    night: str
    player: int
    sub: bool


class PointsAdjusted(Struct, frozen=True):
    """A player has so many hundredths of a point more, or less, for the night."""

    night: str
    player: int
    points: int


class Withdrawn(Struct, frozen=True):
    """A note does not hold; one that withdraws is itself withdrawn in the same way."""

    note: int


OfANight = PlacesCorrected | KnockoutCorrected | NameCorrected | SubCorrected | PointsAdjusted
Fact = NightEntered | NightMoved | OfANight | Withdrawn


class Note(Struct, frozen=True):
    """A fact, its number among the notes, counted from 1, and why it was noted."""

    number: int
    fact: Fact
    reason: str


def taken_back(notes: Sequence[Note]) -> frozenset[int]:
    """Return the numbers of the notes that do not hold: those that others withdraw which hold themselves."""
    gone: set[int] = set()
    for note in reversed(notes):
        if isinstance(note.fact, Withdrawn) and note.number not in gone:
            gone.add(note.fact.note)
    return frozenset(gone)


def in_force(notes: Sequence[Note]) -> tuple[Note, ...]:
    """Return the notes that hold, in their order; those that withdraw others are not among them."""
    gone = taken_back(notes)
    return tuple(note for note in notes if note.number not in gone and not isinstance(note.fact, Withdrawn))


def notes_on(ref: str, notes: Sequence[Note]) -> tuple[Note, ...]:
    """Return the notes about a night, in their order; the one that entered it is not among them."""
    return tuple(
        note
        for note in notes
        if not isinstance(note.fact, NightEntered | Withdrawn) and note.fact.night == ref
    )


def corrected(night: PlayedNight, notes: Iterable[Note]) -> PlayedNight:
    """Return a night with these notes on it put right, in their order, each with its reason as a remark."""
    for note in notes:
        match note.fact:
            case PlacesCorrected(places=places):
                night = _with_places(night, places)
            case KnockoutCorrected(player=player, by=by):
                night = _with_knockout(night, player, by)
            case NameCorrected(player=player, name=name):
                night = _with_part(night, player, name=name)
            case SubCorrected(player=player, sub=sub):
                night = _with_part(night, player, sub=sub)
            case PointsAdjusted(player=player, points=points):
                adjusted = sum(part.adjusted for part in night.parts if part.number == player)
                night = _with_part(night, player, adjusted=adjusted + points)
            case _:
                continue
        night = replace(night, remarks=(*night.remarks, note.reason))
    return night


def unfit_places(night: PlayedNight, places: Mapping[int, int]) -> tuple[int, ...]:
    """Return the places that would be wrong: as many players as stand before a place must be better."""
    after = [part.place for part in _placed(night, places) if part.place is not None]
    return tuple(sorted({place for place in after if place != 1 + sum(other < place for other in after)}))


def _placed(night: PlayedNight, places: Mapping[int, int]) -> list[Part]:
    return [replace(part, place=places.get(part.number, part.place)) for part in night.parts]


def _with_places(night: PlayedNight, places: Mapping[int, int]) -> PlayedNight:
    """Return a night with other places, and the prizes with the places; who ties shares them."""
    after = _placed(night, places)
    count = Counter(part.place for part in after)
    best_first = sorted(
        (part for part in after if part.place is not None), key=lambda part: (part.place, part.number)
    )
    prizes = _prizes_by_place(night)
    prize_of: dict[int, int] = {}
    for _, level in groupby(best_first, key=lambda part: part.place):
        tied = list(level)
        each, odd = divmod(sum(prizes[len(prize_of) : len(prize_of) + len(tied)]), len(tied))
        prize_of |= {part.number: each + (1 if index < odd else 0) for index, part in enumerate(tied)}
    parts = (
        replace(
            part,
            tied=part.place is not None and count[part.place] > 1,
            prize=prize_of.get(part.number, part.prize),
        )
        for part in after
    )
    return replace(night, parts=tuple(parts), prizes=prizes)


def _prizes_by_place(night: PlayedNight) -> tuple[int, ...]:
    """Return what the places are worth: of a night that paid all of its prizes those, else what was won.

    A night that was broken off has nobody on its best places, for which it paid nothing.
    """
    won = sum(part.prize for part in night.parts)
    if night.prizes and sum(night.prizes) == won:
        return night.prizes
    placed = sorted((part.place, part.number, part.prize) for part in night.parts if part.place is not None)
    prizes: list[int] = []
    for place, _, prize in placed:
        prizes += [0] * (place - 1 - len(prizes))
        prizes.append(prize)
    return tuple(prizes)


def _with_knockout(night: PlayedNight, player: int, by: Sequence[int]) -> PlayedNight:
    """Return a night on which these knocked a player out, and nobody else."""
    target = next((part.key for part in night.parts if part.number == player), None)
    if target is None:
        return night
    parts = []
    for part in night.parts:
        hits = tuple(hit for hit in part.hits if hit.target != target)
        if part.number in by:
            hits = (*hits, Hit(target, len(by)))
        parts.append(replace(part, hits=hits))
    return replace(night, parts=tuple(parts))


def _with_part(night: PlayedNight, player: int, **changes: object) -> PlayedNight:
    """Return a night with one player's part changed."""
    parts = (
        replace(part, **changes) if part.number == player else part  # type: ignore[arg-type]  # fields of a part
        for part in night.parts
    )
    return replace(night, parts=tuple(parts))
