"""What the room should know, in German."""

import pytest

from clock.tournament import notices as n
from clock.tournament.structure import Chip, Level
from clock.words.german.notices import notice
from tests.houses import gananda
from tests.words.samples import night


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (n.NewLevel(Level(7, 100, 200, 1)), "Runde 7, 100/200 ab der nächsten Hand."),
        (n.LastLevelOver(), "Die Blinds bleiben, die Uhr zählt hoch."),
        (n.BreakAtLevelEnd(), "Gleich ist Pause. Keine Hand mehr beginnen, die nicht fertig wird."),
        (n.FinishTheHand(), "Hand zu Ende spielen. Keine neue geben."),
        (n.OneFromTheMoney(4, hand_for_hand=False), "Noch einer raus, dann sind alle im Geld: 4 Preise."),
        (
            n.OneFromTheMoney(4, hand_for_hand=True),
            "Noch einer raus, dann sind alle im Geld: 4 Preise. Hand für Hand spielen.",
        ),
        (n.InTheMoney(1), "Alle Übrigen sind im Geld: 1 Preis."),
        (n.TableStops(2, 5, 8), "Tisch 2 hält an: 5 Spieler, am größten Tisch 8. Erst auffüllen."),
        (n.MayReturn((2,)), "2 Ada Byron kann noch zurückkommen."),
        (n.BeyondBands(55, 54), "Die Preistabelle endet bei 54 Spielern. Für 55 gilt ihre letzte Zeile."),
        (n.CaseLacks(Chip(500, "white"), 40, 10), "40 Chips zu 500 bringen: im Koffer fehlen 10."),
        (n.LatePenalty(1, 60), "1 Zoe legt 60 Chips in den ersten Pot."),
        (
            n.SharedOut(3, 160, 7, 10),
            "Der Stack von 3 wird geteilt: je 160 an die 7 anderen am Tisch, 10 an die Bank.",
        ),
        (n.SharedOut(3, 160, 7, 0), "Der Stack von 3 wird geteilt: je 160 an die 7 anderen am Tisch."),
        (
            n.RaceResult(1, (1,), (3,), 18_000, 18_010),
            (
                "Chip-Race an Tisch 1: ein neuer Chip an 1 Zoe, einen behält 3. "
                "Im Spiel vorher 18.000, jetzt 18.010 Chips."
            ),
        ),
    ],
)
def test_a_notice_says_what_the_rule_wants_said(what: n.Notice, said: str) -> None:
    """S3, S4, S8, S9, S10, T2, E3, E10, O5, O8, P1: with its numbers, and the totals before and after."""
    assert notice(what, night(gananda())) == said
