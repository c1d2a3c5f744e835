"""Keys and menu entries in English."""

from clock.tournament.structure import Break, Level
from clock.values import replace
from clock.words.english.offers import out_by, player_keys, skip, undo_for
from tests.houses import gananda, new_year

ROUND_6 = Level(6, 75, 150, 1_200_000)
ROUND_7 = Level(7, 100, 200, 1_200_000)
BREAK_1 = Break(1, 600_000)


def test_the_key_of_a_bust_out_names_the_victors() -> None:
    """O3: the key says by whom it puts the player out."""
    assert [out_by(by) for by in (("Ben",), ("Ben", "7"), ())] == [
        *("out, by Ben", "out, by Ben and 7", "out, by nobody"),
    ]


def test_skip_says_where_it_leads() -> None:
    """SKIP names what comes next in the house's own word, held or pressed; the last level has nothing."""
    assert skip(ROUND_6, ROUND_7, gananda(), hold=True) == "hold for round 7"
    assert skip(ROUND_6, ROUND_7, new_year(), hold=False) == "on to level 7"
    assert skip(ROUND_6, BREAK_1, gananda(), hold=True) == "hold for the break"
    assert skip(BREAK_1, ROUND_7, gananda(), hold=True) == "hold to end the break"
    assert skip(BREAK_1, ROUND_7, gananda(), hold=False) == "end the break"
    assert skip(ROUND_7, None, gananda(), hold=True) == "last round"
    assert skip(ROUND_7, None, replace(gananda(), level_word="Runde"), hold=True) == "last Runde"


def test_the_slip_counts_down_its_undo() -> None:
    """The slip says how long it can still be taken back, and which keys begin the next entry."""
    assert undo_for(8) == "undo, 8 s"
    assert player_keys() == "1\N{EN DASH}99"
