"""Refusals in German."""

import pytest

from clock.tournament import refusals as r
from clock.tournament.commands import BustOut, Skip
from clock.tournament.refusals import Reason
from clock.tournament.state import Step
from clock.values import replace
from clock.words.german.refusals import sentence
from tests.houses import gananda, new_year
from tests.words.samples import night


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (r.UnknownPlayer(77), "Die Nummer 77 hat heute niemand. Die Nummern gehen von 1 bis 4."),
        (r.NotOut(3), "3 ist nicht raus. Nummer prüfen."),
        (
            r.NeedsStacks((3, 4)),
            "Wer hatte vor der Hand mehr? Die Plätze von 3 und 4 Ada Lindqvist gehen nach den Stacks.",
        ),
        (r.LastLevel(), "Nach Level 15 kommt nichts mehr, so bleibt es bis zum Schluss."),
        (r.NoSuchLevel(25, 15), "Level 25 gibt es nicht, nur bis Level 15."),
        (r.WindowShut("late entry", 4), "Zu spät: Nachmeldungen endeten, als Level 4 begann."),
        (r.AskIfBefore(4), "Rebuys sind gerade vorbei: hat die Hand vor Level 4 begonnen?"),
        (r.LimitReached(3, "rebuy", 1), "Mehr Rebuys gehen nicht: 3 hatte schon 1."),
        (r.TooLong(), "Mehr als ein Tag geht nicht. Weniger eingeben."),
        (r.TooManyChips(), "Nur 4.000 Chips sind im Spiel. Weniger eingeben."),
        (r.NotSold("re-entry"), "Re-Entries gibt es hier nicht."),
        (r.SeatTaken(1, 1, 1), "An Tisch 1, Sitz 1 sitzt 1 Zoe. Dort frei: Sitz 3, 4, 5, 6, 7 und 8."),
        (r.NoSuchTable(7), "Tisch 7 ist nicht im Spiel. Gespielt wird an Tisch 1 und 2."),
    ],
)
def test_refusals_name_what_is_wrong(reason: Reason, said: str) -> None:
    """A refusal names players by number and name, and says what would be right."""
    assert sentence(reason, night(new_year())) == said


def test_level_is_called_as_the_house_calls_it() -> None:
    """S1: G's levels are rounds, in refusals too."""
    assert sentence(r.LevelIsOver(3), night(gananda())) == (
        "Runde 3 ist schon gespielt. Es geht nur, was läuft oder noch kommt."
    )


def test_already_out_says_how_to_take_it_back() -> None:
    """O4: if the bust-out was the last act undo takes it back, else the menu puts the player in."""
    tournament = night(gananda(), out=(3, 4))
    last = replace(tournament, done=Step(BustOut((4,)), 0, tournament))
    older = replace(tournament, done=Step(Skip(), 0, tournament))

    assert sentence(r.AlreadyOut(4), last) == (
        "4 Ada Lindqvist ist schon raus, Platz 3. Rückgängig machen geht noch."
    )
    assert sentence(r.AlreadyOut(4), older) == (
        "4 Ada Lindqvist ist schon raus, Platz 3. Über das Menü geht es wieder rein."
    )


def test_a_seat_kept_for_who_may_come_back_is_not_said_to_be_free() -> None:
    """E10: nobody sits there, and nobody can be moved there either."""
    tournament = night(new_year(), out=(1,))
    tournament = tournament.with_player(replace(tournament.players[1], may_return=True))

    said = sentence(r.SeatTaken(1, 1, 1), tournament)

    assert said == "An Tisch 1, Sitz 1 kann 1 Zoe noch zurückkommen. Dort frei: Sitz 3, 4, 5, 6, 7 und 8."
