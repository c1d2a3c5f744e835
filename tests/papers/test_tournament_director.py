"""Files of The Tournament Director: what they tell, and what is refused."""

import re
from decimal import Decimal
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from clock.files.faults import BadFile
from clock.league.nights import Hit, PlayedNight
from clock.papers import Prices, read_director
from clock.papers.literals import Made, read_literal
from clock.tournament.structure import Price
from tests.houses import gananda

DAY_MS = 1_737_048_600_000
"""About six in the evening of 16 January 2025, in Greenwich."""


def buy_in(
    at: int, out: int | None = None, by: tuple[str, ...] = (), amount: int = 200, rake: int = 0
) -> str:
    """Return a buy-in so many minutes after the first, and how it was lost."""
    bust = "null"
    if out is not None:
        hitmen = ", ".join(f'"{who}"' for who in by)
        bust = (
            f"new GameBustOut({{Time: {DAY_MS + out * 60_000}, Round: 3, HitmanUUID: [{hitmen}], "
            'Seat: new GameSeat({TableName: "Table 1", SeatIndex: 2, Locked: false})})'
        )
    return (
        f"new GameBuyin({{Time: {DAY_MS + at * 60_000}, Round: 1, Amount: {amount}, "
        f'Rake: new PerPlayerRake([{rake}]), BustOut: {bust}, ProfileName: "Standard"}})'
    )


def player(uuid: str, name: str, *buy_ins: str, more: str = "") -> str:
    """Return a player of a file."""
    return (
        f'["{uuid}", new GamePlayer({{ UUID: "{uuid}", Name: new PlayerName({{UUID: "{uuid}", '
        f'Nickname: "{name}", Firstname: "", Lastname: ""}}), Buyins: [{", ".join(buy_ins)}], '
        f"AddOns: []{more} }})]"
    )


def prize(amount: str, *winners: str) -> str:
    """Return a prize of a file."""
    awarded = ", ".join(f'"{who}"' for who in winners)
    return f"new GamePrize({{Recipient: 1, CalculatedAmount: {amount}, AwardedToPlayers: [{awarded}]}})"


def saved(*players: str, prizes: str = "") -> str:
    """Return a file."""
    return (
        '{ V: "3.7.2", T: new Tournament({UUID: "x", Title: "A \\"night\\"", '
        f"Players: new GamePlayers({{Players: Map.from([{', '.join(players)}])}}), "
        f"Prizes: new GamePrizes({{Prizes: [{prizes}], Automatic: true}})}}) }}\n"
    )


THREE = (
    player("a", "Ada", buy_in(0)),
    player("b", "Ben", buy_in(1, 30, ("a",)), buy_in(31, 90, ("a",)), more=", PointsAdjustment: -2.5"),
    player("c", "Cy", buy_in(2, 60, ("a", "b"), rake=5)),
)


def read(text: str) -> PlayedNight:
    """Return the night of a file."""
    return read_director(text, "night.tdt", Prices(entry=Price(20_00, league=5_00))).night


def test_a_night_that_was_saved() -> None:
    """Places by when the last buy-in was lost; knockouts of every one; rake, rebuys, prizes, adjustments."""
    found = read(saved(*THREE, prizes=f"{prize('400.5', 'a')}, {prize('205', 'b', 'c')}, {prize('50')}"))
    ada, ben, cy = found.parts

    assert [(part.name, part.place, part.key) for part in found.parts] == [
        ("Ada", 1, "name ada"),
        ("Ben", 2, "name ben"),
        ("Cy", 3, "name cy"),
    ]
    assert ada.hits == (Hit("name ben"), Hit("name ben"), Hit("name cy", 2))
    assert ben.hits == (Hit("name cy", 2),)
    assert (ben.rebuys, ben.cost, ben.adjusted, cy.cost, cy.buy_in) == (1, 400_00, -2_50, 205_00, 205_00)
    assert [part.prize for part in found.parts] == [400_50, 102_50, 102_50]
    assert (found.entries, found.pool, found.league, found.paid_places) == (3, 605_50, 15_00, 3)
    assert re.fullmatch(r"2025-01-1[67]", found.date)


def test_a_file_without_prizes_has_the_paid_places_of_the_house() -> None:
    """P1: G pays two of three players; who won what is not known all the same."""
    house = gananda()
    found = read_director(saved(*THREE), "night.tdt", Prices(entry=house.buy_in, prizes=house.prizes)).night

    assert (found.paid_places, [part.prize for part in found.parts]) == (2, [0, 0, 0])


def test_two_who_went_out_at_one_moment() -> None:
    """O2: they have the better place, tied; who registered and never bought in did not play."""
    found = read(
        saved(
            player("a", "Ada", buy_in(0)),
            player("b", "Ben", buy_in(0, 60)),
            player("c", "Cy", buy_in(0, 60)),
            player("d", "Dee", buy_in(0, 30)),
            player("e", "Eve"),
        )
    )

    assert [(part.name, part.place, part.tied) for part in found.parts] == [
        ("Ada", 1, False),
        ("Ben", 2, True),
        ("Cy", 2, True),
        ("Dee", 4, False),
    ]
    assert found.pool == 800_00


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (saved(), "T.Players: nobody bought in"),
        (
            saved(player("a", "Ada", buy_in(0)), player("b", "Ben", buy_in(0))),
            "is not over: 2 players are still in",
        ),
        (saved(player("a", "", buy_in(0))), "T.Players.Players 1.Name: is empty"),
        (
            saved(player("a", "Ada", buy_in(0)), player("b", "ada", buy_in(0, 9))),
            'two players are called "Ada"',
        ),
        ('{V: "3.7.2"}', "has no T"),
        ("{T: new Game({})}", "T: is no Tournament"),
        ("{T: new Tournament({}) } x", "line 1 column 26: something stands behind the end"),
        ("{\n T: new Tournament(", "line 2 column 20: ends here"),
        ("{T: alert(1)", 'line 1 column 13: "}" is missing'),
        ("{T: 1 + 1}", 'line 1 column 7: "}" is missing'),
        ("[" * 100, "stands too deep"),
        ("<html>", "cannot be read"),
        (saved(*THREE).replace("Amount: 200", 'Amount: "many"'), "is no amount"),
        (saved(*THREE).replace(f"Time: {DAY_MS}", "Time: -5"), "is no time"),
    ],
)
def test_a_file_that_cannot_be_used(text: str, told: str) -> None:
    """It is refused whole, with where and why."""
    with pytest.raises(BadFile) as bad:
        read(text)
    assert told in str(bad.value)


@given(
    st.text(max_size=80)
    | st.lists(st.sampled_from(["{", "}", "[", "(", ")", "new ", "a", ":", ",", '"x"', "1"])).map("".join)
)
def test_any_text_is_read_or_refused(text: str) -> None:
    """Nothing in a file is run, and nothing in it breaks the reader."""
    for whole in (text, saved(*THREE).replace("null", text)):
        try:
            read(whole)
        except BadFile as bad:
            assert bad.faults  # noqa: PT017  either outcome is right


def test_literals() -> None:
    """Texts with escapes, numbers, words, lists and objects, with commas at their ends."""
    read_one = read_literal(
        '{a: [1, -2.5, "x\\"\\u00e9\\n", true, null,], "b": new C({}, 1), 3: Map.from([])}', "f"
    )

    assert read_one == {
        "a": [1, -2.5, 'x"é\n', True, None],
        "b": Made("C", ({}, Decimal(1))),
        "3": Made("Map.from", ([],)),
    }


WHOLE = (Path(__file__).parent / "whole.tdt").read_text(encoding="utf-8")
"""A file with all the tables that version 3.7.2 writes, in the form of those that leagues have published."""


def test_a_whole_file() -> None:
    """The winner has no bust-out at all, and what else stands in the file does not matter."""
    paper = read_director(WHOLE, "night.tdt", Prices())
    ada, ben, cy = paper.night.parts

    assert [(part.name, part.place) for part in (ada, ben, cy)] == [
        ("Ada L", 1),
        ("Ben Ødegård", 2),
        ("Cy", 3),
    ]
    assert (ada.prize, ben.prize, ben.rebuys, ben.cost, ben.adjusted) == (500_00, 300_00, 1, 400_00, -50_00)
    assert (ada.hits, cy.hits) == ((Hit("name ben ødegård"),), (Hit("name ben ødegård"),))
    assert (paper.night.pool, paper.night.entries, paper.night.paid_places) == (800_00, 3, 2)
    assert paper.night.date in {"2024-01-04", "2024-01-05"}


def test_what_a_night_here_has_no_place_for_is_told() -> None:
    """Knockouts and money that were added by hand there are named, and not silently left out."""
    told = [str(fault) for fault in read_director(WHOLE, "night.tdt", Prices()).left_out]

    assert [line.split("; ")[0] for line in told] == [
        'night.tdt: T.Players.Players 1.HitsAdjustment: warning: of "Ada L" is not taken over',
        'night.tdt: T.Players.Players 3.CashAdjustment: warning: of "Cy" is not taken over',
    ]
