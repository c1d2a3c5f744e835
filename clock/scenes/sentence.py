"""Sentences on paper in which a player's number is a keycap: what is typed looks like what it means."""

import re
from collections.abc import Iterable

from clock.display.pieces.foot import Key, Said
from clock.scenes.digits import Nobody, player_meant
from clock.scenes.sight import Sight
from clock.tournament.state import Tournament
from clock.values import replace
from clock.words import names

Sentence = tuple[Key | Said, ...]

MOST_KEYS = 2


def sentence(words: str, tournament: Tournament, players: Iterable[int] = ()) -> Sentence:
    """Return words in which each of these players' numbers is a keycap, with the name beside it."""
    parts: list[Key | Said] = [Said(words)]
    for player in players:
        parts = [piece for part in parts for piece in _split(part, player, tournament)]
    return tuple(part for part in parts if isinstance(part, Key) or part.words)


def sentence_of_all(words: str, tournament: Tournament, about: Iterable[int] = ()) -> Sentence:
    """Return words in which the number of everyone with a name is a keycap, and of those it is `about`.

    Keycaps are wide: where there would be many only those are drawn that it is about.
    """
    about = tuple(about)
    named = (player for player in tournament.players if names.has_name(tournament, player))
    parts = sentence(words, tournament, dict.fromkeys((*about, *named)))
    keys = [part for part in parts if isinstance(part, Key)]
    return parts if len(keys) <= MOST_KEYS else sentence(words, tournament, about)


def joined(first: Sentence, second: Sentence) -> Sentence:
    """Return one sentence behind another, with no more than a blank between their words."""
    if first and second and isinstance(first[-1], Said) and isinstance(second[0], Said):
        between = replace(first[-1], words=f"{first[-1].words} {second[0].words}")
        return (*first[:-1], between, *second[1:])
    return (*first, *second)


def _split(part: Key | Said, player: int, tournament: Tournament) -> list[Key | Said]:
    if isinstance(part, Key):
        return [part]
    called = names.numbered(tournament, player)
    # Who has no name is called by a number, which an amount of money may have, too.
    currency = re.escape(tournament.house.currency)
    alone = rf"(?<!\w)(?<!\d[.,])(?<!{currency}){re.escape(called)}(?!\w|[.,]\d|\s?{currency})"
    found = re.search(alone, part.words)
    if found is None or found.start() < len(part.name):
        return [part]
    name = names.own_name(tournament, player)
    before, after = part.words[: found.start()], part.words[found.end() :]
    behind = Said((name + after).strip(), name=name)
    return [replace(part, words=before.strip()), Key(str(player)), behind]


def player_typed(typed: str, sight: Sight, *, gone: bool = False) -> Sentence:
    """Return what is typed as a keycap, with who is meant beside it as soon as the number fits."""
    if not typed:
        return ()
    meant = player_meant(typed, sight, gone=gone)
    if isinstance(meant, Nobody):
        return (Key(typed, asked=True),)
    called = names.name(sight.tournament, meant)
    # Without a name players are called by their numbers, which a seat does not say.
    beside = () if called == str(int(typed)) else (Said(called, asked=True, name=called),)
    return (Key(typed, asked=True), *beside)


def number_typed(typed: str) -> Sentence:
    """Return what is typed as it stands."""
    return (Key(typed, asked=True),) if typed else ()
