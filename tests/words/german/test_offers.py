"""Keys and menu entries in German."""

from clock.tournament.structure import Break, Level
from clock.words.german.offers import out_by, player_keys, skip, undo_for
from tests.houses import gananda, new_year

ROUND_6 = Level(6, 75, 150, 1_200_000)
ROUND_7 = Level(7, 100, 200, 1_200_000)
BREAK_1 = Break(1, 600_000)


def test_the_key_of_a_bust_out_names_the_victors() -> None:
    """O3: the key says by whom it puts the player out."""
    assert [out_by(by) for by in (("Ben",), ("Ben", "7"), ())] == [
        *("raus, durch Ben", "raus, durch Ben und 7", "raus, durch niemanden"),
    ]


def test_skip_says_where_it_leads() -> None:
    """SKIP names what comes next, held or pressed; after the last level comes nothing."""
    assert skip(ROUND_6, ROUND_7, gananda(), hold=True) == "halten: zu Runde 7"
    assert skip(ROUND_6, ROUND_7, new_year(), hold=False) == "zu Level 7"
    assert skip(ROUND_6, BREAK_1, gananda(), hold=True) == "halten: zur Pause"
    assert skip(BREAK_1, ROUND_7, gananda(), hold=True) == "halten: Pause beenden"
    assert skip(BREAK_1, ROUND_7, gananda(), hold=False) == "Pause beenden"
    assert skip(ROUND_7, None, gananda(), hold=True) == "danach kommt nichts"


def test_the_slip_counts_down_its_undo() -> None:
    """The slip says how long it can still be taken back, and which keys begin the next entry."""
    assert undo_for(8) == "rückgängig, 8 s"
    assert player_keys() == "1\N{EN DASH}99"
