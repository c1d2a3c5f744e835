"""Thousands of acts and keys at random through the whole program: nothing breaks, and every state holds."""

import json
from pathlib import Path
from random import Random

import pytest

from clock.ledger import read_night, replayed
from clock.report import report
from clock.settings import Settings
from clock.settings.wiring import Keypad
from clock.tournament.state import Tournament
from clock.words import Words, words_in
from tests.anything import HOUSES, WISHES, wish
from tests.evening import Evening, evening
from tests.scenes.test_any_keys import LARGE, SMALL, hit
from tests.tournament.test_properties import (
    check_money,
    check_places,
    check_seats,
    check_suggestions,
    check_time,
)

OF_A_NIGHT = 250
"""Acts and keys of a night; then it is read back, and another begins."""

LANGUAGES = (words_in("en"), words_in("de"))


def do_something(host: Evening, keys: str, chance: Random) -> None:
    """Hit a key or hold a button, or make an act; time passes now and then."""
    if chance.random() < 0.6:
        hit(host, keys, chance)
        return
    host.app.act(wish(chance.choice(list(WISHES)), host.tournament, chance.getrandbits(32)))
    host.app.frame()


def check(now: Tournament, boot_ms: int, words: Words) -> None:
    """Check that a state is one that can be, and can be told."""
    check_time(now, boot_ms)
    check_seats(now, {player.seat for player in now.players.values() if player.seat is not None})
    check_money(now)
    check_places(now)
    check_suggestions(now)
    told = report(now, boot_ms, None, boot_ms / 1000, words)
    assert json.loads(json.dumps(told)) == told


@pytest.mark.parametrize("count", [2_500, pytest.param(50_000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("keypad", list(Keypad), ids=["4x4", "4x3"])
def test_anything_at_all(tmp_path: Path, keypad: Keypad, count: int) -> None:
    """T1, O1, O2, E9, E10, P2: whatever is asked and typed, each state holds, and is read back as it was."""
    chance = Random(f"{keypad} {count}")
    keys = LARGE if keypad is Keypad.WITH_LETTERS else SMALL
    for night in range(count // OF_A_NIGHT):
        data, words = tmp_path / str(night), chance.choice(LANGUAGES)
        with evening(
            data,
            chance.choice(HOUSES),
            players=chance.choice([2, 9, 14, 27]),
            started=chance.random() < 0.9,
            settings=Settings(keypad=keypad),
            houses=HOUSES[:2],
        ) as host:
            for _ in range(OF_A_NIGHT):
                do_something(host, keys, chance)
                check(host.tournament, host.time.boot_ms, words)
            kept = read_night(data)
            assert kept is not None
            assert replayed(kept) == host.app.director.tournament
