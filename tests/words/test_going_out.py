"""What every language looks up about going out."""

from clock.tournament import commands as c
from clock.tournament.events import WentOut
from clock.tournament.places import Place
from clock.tournament.state import Knockout, Step
from clock.values import replace
from clock.words.going_out import Leaving, are_tied, coming_places, is_latest, leaving
from tests.houses import gananda, new_year
from tests.words.samples import night


def test_who_went_out_is_told_with_place_and_victor() -> None:
    """O1, O3: the place as it is now, and by whom; a knockout of somebody else is not theirs."""
    tournament = night(gananda(), out=(4,))
    gone = WentOut(0, (4,), 1, tournament.exits, (Knockout(3, (2,), 1), Knockout(4, (1, 3), 1)))

    assert leaving(gone, tournament) == Leaving((Place(4, tied=False),), (0,), (1, 3))


def test_why_somebody_left_is_told() -> None:
    """O7: who goes for a reason has no victor."""
    tournament = night(gananda(), out=(4,))
    exits = tuple(replace(gone, why="unwell") for gone in tournament.exits)

    assert leaving(WentOut(0, (4,), 1, exits), tournament).why == "unwell"


def test_the_coming_places() -> None:
    """O2: by stacks, or by who had more; in a house that splits they tie; on an earlier hand nobody knows."""
    by_stack = c.BustOut((3, 4), chips={3: 50, 4: 100})
    by_order = c.BustOut((3, 4, 1), order=((1,), (3, 4)))

    assert coming_places(by_stack, night(gananda())) == {4: Place(3, tied=False), 3: Place(4, tied=False)}
    assert coming_places(by_order, night(gananda())) == {
        1: Place(2, tied=False), 3: Place(3, tied=True), 4: Place(3, tied=True),
    }  # fmt: skip
    assert coming_places(c.BustOut((3, 4)), night(new_year())) == dict.fromkeys((3, 4), Place(3, tied=True))
    assert coming_places(replace(by_stack, same=True), night(gananda())) == {}
    assert coming_places(c.Skip(), night(gananda())) == {}


def test_places_are_tied_when_several_share_one() -> None:
    """O2: so is the place of one alone, who went out on the hand of the bust-out before."""
    fourth = Place(4, tied=True)

    assert are_tied((fourth, fourth))
    assert are_tied((fourth,))
    assert not are_tied(())
    assert not are_tied((Place(4, tied=False),))
    assert not are_tied((Place(4, tied=False), Place(5, tied=False)))


def test_only_the_latest_bust_out_is_taken_back_by_undo() -> None:
    """O4: another act since then, or none, and the menu has to help."""
    tournament = night(gananda(), out=(3, 4))
    last = replace(tournament, done=Step(c.BustOut((4,)), 0, tournament))

    assert is_latest(4, last)
    assert not is_latest(3, last)
    assert not is_latest(4, replace(last, done=Step(c.Skip(), 0, tournament)))
    assert not is_latest(4, tournament)
