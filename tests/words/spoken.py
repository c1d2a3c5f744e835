"""All that a language can say, found through its protocols, so that a test cannot forget a sentence.

Each function of a language is called with samples of what it takes: every member of an enum, every class of
a union, players with and without a name. What speaks of more than its arguments show (the act that undo
takes back, what the clock waits for) is listed by hand.
"""

import inspect
import types
import typing
from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from enum import Enum
from fractions import Fraction
from typing import Any

from msgspec.structs import fields

from clock.display.chips import CHIP_COLOURS
from clock.mishaps import LedgerDamaged, OldNight
from clock.tournament.commands import Accept, Decided
from clock.tournament.events import Event
from clock.tournament.state import Step, Tournament, Waiting
from clock.tournament.structure import AnteKind, Break, Chip, House, Level, Seat
from clock.tournament.suggestions import Suggestion
from clock.values import Struct, replace
from clock.words import Words
from tests.houses import gananda, new_year, wired_pair
from tests.words.samples import night, samples

A_WORD = "Quux"
"""Stands for a name that people gave, which no language changes."""

LEVEL = Level(7, 100, 200, 60_000)
KNOWN: dict[Any, Sequence[Any]] = {
    bool: (True, False),
    int: (2, 1, 0),
    str: (A_WORD,),
    Fraction: (Fraction(46),),
    Seat: (Seat(2, 5),),
    Level: (
        LEVEL,
        replace(LEVEL, ante=25, ante_kind=AnteKind.EACH),
        replace(LEVEL, ante=200, ante_kind=AnteKind.BIG_BLIND),
    ),
    Break: (Break(1, 60_000),),
    LedgerDamaged: (LedgerDamaged(A_WORD, 2), LedgerDamaged(None, 1)),
    date: tuple(date(2026, month, 20 + month % 7) for month in range(1, 13)),
    Mapping[int, str]: ({1: A_WORD, 2: A_WORD}, {}),
    Mapping[int, Sequence[str]]: ({3: (A_WORD, A_WORD)},),
    OldNight: (OldNight(49 * 3_600_000), OldNight(13 * 3_600_000), OldNight(None)),
}
LISTS: dict[Any, Sequence[Any]] = {
    int: ((1, 2), (3,), ()),
    str: ((A_WORD, A_WORD), ()),
    Chip: (tuple(Chip(5, colour) for colour in (*CHIP_COLOURS, A_WORD)),),
}
FOR: dict[str, Sequence[Any]] = {
    "colour.colour": (*CHIP_COLOURS, A_WORD),
    "money.currency": ("$", "€", "kr"),
    "leave.values": ((5,), (25, 50)),
    "race_steps.leaving": ((5,), (25, 50)),
    "race_steps.new": (100, 30),
}
"""What only some values of a type make sense for, by function and argument."""


def houses() -> Sequence[House]:
    """Return houses that differ in what they call things and when a hand has begun."""
    return (
        gananda(),
        new_year(),
        replace(wired_pair(), hand_begins=A_WORD),
        replace(gananda(), hand_begins="cut", absent_out_level=None, away_forfeit_ms=None),
    )


def nights() -> Sequence[Tournament]:
    """Return a night in each house, with a player who is out."""
    return tuple(night(house, out=(1,)) for house in houses())


def spoken(words: Words) -> Iterator[tuple[str, str]]:
    """Return every text a language can say, each with the subject and function that says it."""
    for subject in fields(words):
        protocol, spoken_by = subject.type, getattr(words, subject.name)
        if inspect.isclass(protocol) and getattr(protocol, "_is_protocol", False):
            for name, _ in inspect.getmembers(protocol, inspect.isfunction):
                if not name.startswith("_"):
                    says = getattr(spoken_by, name)
                    for text in _said(says, getattr(protocol, name)):
                        yield f"{subject.name}.{name}", text
    for text in (*acts_told(words), *waits_told(words)):
        yield "by hand", text
    yield from (("confirmations.confirmation", text) for text in confirmed(words))


def _said(says: Any, declared: Any) -> Iterator[str]:
    hints = typing.get_type_hints(declared)
    names = [name for name in inspect.signature(declared).parameters if name != "self"]
    if "happened" in names:
        return
    kinds = inspect.signature(declared).parameters
    choices = {
        name: FOR.get(f"{declared.__name__}.{name}") or list(candidates(hints[name])) for name in names
    }
    usual = {name: found[0] for name, found in choices.items()}
    for arguments in [usual, *({**usual, name: other} for name in names for other in choices[name][1:])]:
        plain = [arguments[name] for name in names if kinds[name].kind is not inspect.Parameter.KEYWORD_ONLY]
        named = {
            name: arguments[name] for name in names if kinds[name].kind is inspect.Parameter.KEYWORD_ONLY
        }
        yield from texts(says(*plain, **named))


def candidates(hint: Any) -> Iterator[Any]:
    """Return values of a type, the usual one first."""
    origin, parts = typing.get_origin(hint), typing.get_args(hint)
    if hint in KNOWN:
        yield from KNOWN[hint]
    elif hint is House:
        yield from houses()
    elif hint is Tournament:
        yield from nights()
    elif origin in {types.UnionType, typing.Union}:
        for part in parts:
            yield from (None,) if part is types.NoneType else candidates(part)
    elif inspect.isclass(hint) and issubclass(hint, Enum):
        yield from hint
    elif inspect.isclass(hint) and issubclass(hint, Struct):
        yield from samples(hint)
    elif parts:
        yield from LISTS.get(parts[0]) or (tuple(candidates(parts[0])),)
    else:
        raise AssertionError(f"no sample for {hint}")


def texts(said: Any) -> Iterator[str]:
    """Return the texts in what a language answered: one, several, or none."""
    if isinstance(said, str):
        yield said
    elif said is not None:
        for part in said:
            yield from texts(part)


def acts_told(words: Words) -> Iterator[str]:
    """Return the undo and redo lines of every act, and of every suggestion that was accepted."""
    for tournament in (*map(making, samples(Decided)), *map(accepting, samples(Suggestion))):
        yield from texts((words.acts.undo(tournament), words.acts.redo(tournament)))


def making(command: Decided) -> Tournament:
    """Return a night whose last act was this command, which was also taken back once."""
    before = night(gananda(), out=(1,))
    step = Step(command, 0, before)
    return replace(before, done=step, undone=(step,))


def accepting(suggestion: Suggestion) -> Tournament:
    """Return a night in which this suggestion was accepted."""
    before = replace(night(gananda(), out=(1,)), suggestions=(suggestion,))
    step = Step(Accept(), 0, before)
    return replace(before, done=step, undone=(step,))


def waits_told(words: Words) -> Iterator[str]:
    """Return what is said for everything the clock waits for."""
    for why in Waiting:
        for tournament in waiting_for(why):
            yield words.stages.waiting(tournament)
            yield words.stages.waiting(replace(tournament, final_table=False))


def waiting_for(why: Waiting) -> Iterator[Tournament]:
    """Return a night that waits in a level, and one that waits in a break; its final table is drawn."""
    tournament = replace(night(gananda()), final_table=True)
    for stage in (0, 4):
        yield replace(tournament, clock=replace(tournament.clock, stage=stage, waiting=why))


def confirmed(words: Words) -> Iterator[str]:
    """Return what is said of every event, in houses that do and do not place by stack."""
    for tournament in nights():
        for event in samples(Event):
            yield words.confirmations.confirmation((event,), tournament)
