"""Damaged house, settings and player files: each gives at least one fault, and none an exception."""

import tomllib
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path

import pytest
from click.testing import CliRunner
from hypothesis import given
from hypothesis import strategies as st

from clock.__main__ import main
from clock.files.faults import are_hard
from clock.houses import read_house
from clock.roster import read_roster
from clock.settings import read_settings
from tests.damage import cut_texts, damaged_lines, damaged_rows, damaged_tables, written
from tests.house_text import CONFIG, HOUSES, shipped

SETTINGS = (CONFIG / "clock.toml").read_text(encoding="utf-8")
ROSTER = (CONFIG / "players.csv").read_text(encoding="utf-8")


def damaged_houses() -> Iterator[tuple[str, str]]:
    """Give every way in which the shipped houses are damaged here."""
    for name in HOUSES:
        text = shipped(name)
        yield from damaged_tables(text)
        yield from damaged_rows(text, ("schedule", "levels"))
        yield from damaged_rows(text, ("chips", "rows"))
        yield from damaged_rows(text, ("prizes", "shares"))
        yield from cut_texts(text, before="\n[seating]")


def test_damaged_houses() -> None:
    """Each of over a thousand damaged houses has a fault, and every fault is a line with all its parts."""
    count = 0
    unnoticed = []
    for damage, text in damaged_houses():
        count += 1
        house, faults = read_house(text, "x.toml")
        if house is not None or not are_hard(faults):
            unnoticed.append(damage)
        assert all(fault.key and fault.wrong and fault.right and str(fault).isprintable() for fault in faults)

    assert count > 1000
    assert unnoticed == []


def test_damaged_settings() -> None:
    """Every damage of the settings is noticed."""
    damages = list(damaged_tables(SETTINGS))

    assert len(damages) > 40
    assert [damage for damage, text in damages if read_settings(text, "clock.toml")[0] is not None] == []


def test_damaged_rosters() -> None:
    """Every damage of the roster is noticed."""
    damages = list(damaged_lines(ROSTER))

    assert len(damages) > 100
    assert [damage for damage, text in damages if not read_roster(text, "players.csv")[1]] == []


@pytest.mark.parametrize("name", HOUSES)
def test_what_is_damaged_was_whole(name: str) -> None:
    """The tests above find damage: written out by them but not damaged, a house has no fault."""
    assert read_house(written(tomllib.loads(shipped(name), parse_float=Decimal)), "x.toml")[1] == ()


def test_check_ends_with_1_for_damaged_files(tmp_path: Path) -> None:
    """A damaged file of each kind gives its lines on stdout and exit 1, and never a traceback."""
    damaged = {
        "house.toml": next(damaged_tables(shipped("gananda")))[1],
        "clock.toml": next(damaged_tables(SETTINGS))[1],
        "players.csv": next(damaged_lines(ROSTER))[1],
    }
    for name, text in damaged.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
        ended = CliRunner().invoke(main, ["check", str(tmp_path / name)])

        assert ended.exit_code == 1
        assert ended.stdout.startswith(f"{tmp_path / name}: ")


@given(st.binary(max_size=300), st.sampled_from(["house.toml", "clock.toml", "players.csv"]))
def test_any_bytes(data: bytes, name: str) -> None:
    """Whatever bytes a file holds, its reader answers with faults and not with an exception."""
    text = data.decode("utf-8", errors="replace")

    assert read_house(text, name)[0] is None
    read_settings(text, name)
    read_roster(text, name)


@given(st.sampled_from(HOUSES), st.data())
def test_a_typing_slip_anywhere(name: str, data: st.DataObject) -> None:
    """A letter changed, lost or doubled anywhere gives a house or faults, and never an exception."""
    text = shipped(name)
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(
        st.sampled_from(["", text[at] * 2, "0", "9", "-", ",", ".", '"', "[", "]", "\n", "x", "é"])
    )

    house, faults = read_house(text[:at] + letter + text[at + 1 :], "x.toml")

    assert (house is None) == are_hard(faults)
