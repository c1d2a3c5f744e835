"""Suggestions in German."""

import pytest

from clock.tournament.structure import MoveRule, Seat
from clock.tournament.suggestions import (
    AskButton,
    BreakTable,
    DrawnCard,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
    SeatChange,
    Suggestion,
)
from clock.values import replace
from clock.words.german.suggestions import reason, way
from tests.houses import gananda, new_year, wired_pair
from tests.words.samples import night


@pytest.mark.parametrize(
    ("suggestion", "why"),
    [
        (
            MovePlayer(1, 3, 9, 7, MoveRule.NEXT_BIG_BLIND, 1, Seat(1, 4), Seat(3, 6)),
            "Tisch 1 hat 9, Tisch 3 hat 7. Zoe auf Sitz 4 ist als Nächstes Big Blind.",
        ),
        (
            MovePlayer(1, 3, 9, 7, MoveRule.NEXT_BIG_BLIND, 1, Seat(1, 4), Seat(3, 6), waits=True),
            (
                "Tisch 1 hat 9, Tisch 3 hat 7. Zoe auf Sitz 4 ist als Nächstes Big Blind. "
                "Karten gibt es, wenn der Button vorbei ist."
            ),
        ),
        (
            MovePlayer(1, 2, 8, 6, MoveRule.RANDOM, 3, Seat(1, 2), Seat(2, 4)),
            "Tisch 1 hat 8, Tisch 2 hat 6. Nr. 3 auf Sitz 2 ist ausgelost, der neue Sitz auch.",
        ),
        (
            MovePlayer(
                *(2, 3, 8, 6, MoveRule.SAME_PLACE, 2, Seat(2, 2), Seat(3, 1)),
                cards=(DrawnCard(1, 14, "spades"), DrawnCard(2, 4, "clubs")),
            ),
            (
                "Tisch 2 hat 8, Tisch 3 hat 6. "
                "Die niedrigste Karte gibt ab: Tisch 1 Pik Ass und Tisch 2 Kreuz 4. "
                "Ada Byron auf Sitz 2 sitzt zum Button so wie der Spieler, der ausgeschieden ist."
            ),
        ),
        (
            MovePlayer(1, 3, 9, 7, MoveRule.NEXT_BIG_BLIND),
            (
                "Tisch 1 hat 9, Tisch 3 hat 7. "
                "Der nächste Big Blind wechselt auf den schlechtesten freien Sitz: nach dem Small Blind."
            ),
        ),
        (BreakTable(4, (), 27, 3), "Für 27 Spieler reichen 3 Tische, also wird Tisch 4 aufgelöst."),
        (BreakTable(2, (), 10, 1), "Für 10 Spieler reicht 1 Tisch, also wird Tisch 2 aufgelöst."),
        (FormFinalTable(9), "Noch 9 Spieler. Alle losen neue Sitze."),
        (AskButton(2, 1), "Button an Tisch 2?"),
        (
            RemoveAbsent((2, 3)),
            "Runde 3 hat begonnen. 2 Ada Byron und 3 sind nicht gekommen, die Chips gehen aus dem Spiel.",
        ),
        (
            RemoveAbsent((3,)),
            "Runde 3 hat begonnen. 3 ist nicht gekommen, die Chips gehen aus dem Spiel.",
        ),
    ],
)
def test_reasons(suggestion: Suggestion, why: str) -> None:
    """T2 to T6, E4: the reason is one that a player accepts: sizes, and the rule that picks him."""
    assert reason(suggestion, night(gananda())) == why


def test_a_table_that_is_too_short_stops_for_the_move() -> None:
    """T2: three short it plays no hand before it is filled; two short it does."""
    house = replace(wired_pair(), stops_when_short=3)
    short = MovePlayer(1, 3, 9, 6, MoveRule.NEXT_BIG_BLIND, 1, Seat(1, 4), Seat(3, 6))

    assert reason(short, night(house)) == (
        "Tisch 1 hat 9, Tisch 3 hat 6. Zoe auf Sitz 4 ist als Nächstes Big Blind. Tisch 3 hält so lange an."
    )
    assert reason(replace(short, to_size=7), night(house)).endswith("ist als Nächstes Big Blind.")


def test_who_waits_after_a_break_is_told() -> None:
    """T4, T7: by number, the names stand below; where a button is not known, in the words of the rule."""
    stays = SeatChange(5, Seat(4, 1), Seat(1, 9))
    waits, also = (
        SeatChange(7, Seat(4, 2), Seat(1, 4), waits=True),
        SeatChange(9, Seat(4, 3), Seat(2, 1), waits=True),
    )
    unknown = SeatChange(9, Seat(4, 3), Seat(2, 1), waits=None)

    def told(*moves: SeatChange) -> str:
        return reason(BreakTable(4, moves, 27, 3), night(gananda())).removeprefix(
            "Für 27 Spieler reichen 3 Tische, also wird Tisch 4 aufgelöst. "
        )

    assert told(stays, waits) == "7 bekommt Karten, wenn der Button vorbei ist."
    assert told(stays, waits, also) == "7 und 9 bekommen Karten, wenn der Button vorbei ist."
    assert (
        told(waits, unknown) == "Zwischen Button und Small Blind gibt es Karten, wenn der Button vorbei ist."
    )


def test_an_away_player_is_told_the_limit() -> None:
    """O5: the reason names the house's minutes."""
    assert reason(ForfeitAway(4), night(new_year())) == (
        "4 Ada Lindqvist ist mehr als 20 Minuten weg. Stack zählen, der Tisch teilt ihn."
    )


def test_without_a_redraw_nobody_draws() -> None:
    """T6: W does not redraw its final table, so nothing is said of new seats by lot."""
    assert reason(FormFinalTable(9), night(wired_pair())) == "Noch 9 Spieler. Ein Tisch reicht."


def test_the_way_is_told_without_the_number() -> None:
    """T7: the number stands beside the headline, so a player without a name is told only where to go."""
    tournament = night(gananda())

    assert way(4, Seat(3, 6), tournament) == "Ada Lindqvist an Tisch 3, Sitz 6"
    assert way(3, Seat(3, 6), tournament) == "an Tisch 3, Sitz 6"


def test_cards_that_are_drawn_are_not_told() -> None:
    """T3: beside the cards themselves only what they decide is said."""
    move = MovePlayer(
        *(2, 3, 8, 6, MoveRule.SAME_PLACE, 2, Seat(2, 2), Seat(3, 1)),
        cards=(DrawnCard(1, 14, "spades"), DrawnCard(2, 4, "clubs")),
    )

    assert reason(move, night(new_year()), drawn=True) == (
        "Tisch 2 hat 8, Tisch 3 hat 6. Die niedrigste Karte gibt ab. "
        "Ada Byron auf Sitz 2 sitzt zum Button so wie der Spieler, der ausgeschieden ist."
    )
