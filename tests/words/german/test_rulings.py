"""The rulings in German: what each house answers, by the words that decide it."""

from collections.abc import Mapping, Sequence

import pytest

from clock.houses import load_house
from clock.tournament.rulings import Ruling
from clock.tournament.structure import House
from clock.words.german.rulings import answer, raise_limit
from tests.house_text import CONFIG
from tests.houses import gananda, new_year, wired_pair

HOUSES = {"G": gananda(), "N": new_year(), "W": wired_pair(), "T": load_house("freezeout", CONFIG)}
ALL = "GNWT"

SAID: Mapping[Ruling, Sequence[tuple[str, str]]] = {
    # R1
    Ruling.MISDEAL: (
        ("GNT", "der Dealer die erste oder zweite gegebene Karte aufdeckt"),
        ("W", "der Dealer die erste gegebene Karte aufdeckt"),
        (ALL, "zwei und mehr offen liegen"),
        (ALL, "zwei verkehrten oder überzähligen Karten"),
        (ALL, "falscher Zahl, die die nächste nicht heilt"),
        (ALL, "bevor zwei nach den Blinds gehandelt haben"),
        ("GNT", "danach wird die Hand gespielt"),
        ("W", "Nur Dealer oder Turnierleitung erklären ihn"),
    ),
    Ruling.WRONG_DEAL: (
        (ALL, "eine Karte außer der Reihe kam"),
        (ALL, "Button oder erste Karte an falscher Stelle"),
        (ALL, "leere"),
        ("GNT", "ein Spieler, dem sie zustehen, keine"),
        ("W", "fehlt einem Spieler die Hand, wird neu gegeben"),
        (ALL, "bevor zwei nach den Blinds gehandelt haben"),
        ("W", "Nur Dealer oder Turnierleitung erklären ihn"),
    ),
    # R2
    Ruling.EXPOSED_CARD: (
        (ALL, "Es wird zu Ende gegeben"),
        (ALL, "die oberste Karte ersetzt die offene, und die wird zur Burn Card"),
        (ALL, "Eine zweite offene Karte ist ein Misdeal"),
        ("GWT", "Eine Karte zu viel beim ersten Spieler geht zurück und wird zur Burn Card"),
    ),
    # R3
    Ruling.EARLY_FLOP: (
        ("G", "Board und Burn Card kommen in den Rest zurück, dann wird gemischt und abgehoben"),
        ("G", "eine neue Burn Card und ein neuer Flop"),
        ("NWT", "ie Burn Card bleibt"),
        ("NWT", "das Board wird eingemischt"),
        ("NW", "Der neue Flop kommt ohne Burn Card"),
        ("T", "eine gezogene ist die nächste Burn Card"),
    ),
    # R4
    Ruling.EARLY_TURN: (
        ("G", "in den Rest zurück, dann wird gemischt und abgehoben"),
        ("G", "ein neuer Turn"),
        ("NWT", "scheidet für diese Runde aus, und die Setzrunde wird beendet"),
        ("NWT", "Eine Burn Card; die Karte, die der River geworden wäre, ist der Turn"),
        ("NWT", "eingemischt, und der River kommt ohne Burn Card"),
    ),
    Ruling.EARLY_RIVER: (
        (ALL, "zurückgemischt"),
        (ALL, "neu gegeben"),
    ),
    # R5
    Ruling.NO_BURN: (
        ("GWT", "berichtigt, solange in dieser Runde noch nicht gesetzt wurde"),
        ("GWT", "Hat das Setzen begonnen, bleibt die Karte liegen"),
        ("N", "wird gezeigt und abgelegt"),
        ("N", "Die nächste Karte kommt an ihre Stelle"),
    ),
    # R6
    Ruling.DEAD_HAND: (
        (ALL, "gepasst oder so nach vorn geworfen wurde, dass andere handeln"),
        (ALL, "falscher Kartenzahl"),
        (ALL, "einem gespielten Joker"),
        (ALL, "abgelaufener Bedenkzeit"),
        ("WT", "eines Spielers, der nach dem Geben nicht am Tisch ist"),
        ("WT", "eines fehlenden Big Blind"),
    ),
    Ruling.MUCKED_CARDS: (
        (ALL, "in eine fremde Hand geraten, sind tot"),
        (ALL, "eindeutig bekannt ist, kann aus Fairness zurückgenommen werden"),
    ),
    # R7
    Ruling.RAISES: (
        ("GNT", "Raises sind unbegrenzt"),
        ("W", "Eine Bet und drei Raises"),
        (ALL, "Eine Bet ist mindestens der Big Blind"),
        (ALL, "ein Raise mindestens die Bet oder der Raise davor, außer all-in"),
        ("GT", "unter einem vollen Raise eröffnet das Setzen nicht neu für die, die gehandelt haben"),
    ),
    # R8
    Ruling.STRING_BETS: (
        (ALL, "in einer Bewegung, oder der Betrag wird vorher angesagt"),
        (ALL, "as erste Wort gilt"),
        ("W", "„Raise“ ohne Betrag ist das Minimum bis zum Stack des Spielers"),
        ("GT", "Ein einzelner größerer Chip ohne Ansage ist ein Call"),
    ),
    # R9
    Ruling.OUT_OF_TURN: (
        (ALL, "Niemand handelt außer der Reihe"),
        ("GT", "bindend, außer wenn sich ändert, worauf der Spieler zu antworten hat"),
        ("W", "kann bindend sein"),
        ("GT", "Haben drei Spieler dahinter gehandelt, ist das Recht zu handeln verloren"),
    ),
    # R10
    Ruling.ODD_CHIPS: (
        (ALL, "den ersten Gewinner im Uhrzeigersinn vom Button aus"),
        (ALL, "in dieser Reihenfolge einzeln"),
    ),
    # R11
    Ruling.SHOWDOWN: (
        (ALL, "Wer zuletzt gesetzt oder erhöht hat, zeigt zuerst"),
        ("GT", "ohne Einsatz, wer zuerst an der Reihe war"),
        ("WT", "Sind alle all-in und wird nicht mehr gesetzt, zeigen alle"),
        ("G", "Side Pots kommen zuerst, die der größten Stacks"),
    ),
    Ruling.CARDS_SPEAK: (
        (ALL, "Die Karten sprechen"),
        (ALL, "as einer gezeigt bekommt, bekommen alle gezeigt"),
        ("GW", "Wer das Board spielt, muss es sagen, bevor die Karten weggeworfen sind"),
        ("G", "Wer Karten bekommen hat, darf eine gecallte Hand sehen wollen"),
    ),
    # R12
    Ruling.STRANGE_CARDS: (
        (ALL, "Eine Karte mit anderer Rückseite oder zwei gleiche Karten: Alles Gespielte ist ungültig"),
        (ALL, "Eine verkehrt im Deck liegende Karte ist ein Stück Papier"),
        ("G", "Fehlende Karten ändern nichts"),
    ),
    # R13
    Ruling.CONDUCT: (
        (ALL, "Kein Gespräch über eine laufende Hand, und ein Spieler je Hand"),
        (ALL, "Karten und Chips bleiben sichtbar"),
        ("W", "Chips in einer Tasche kommen aus dem Spiel"),
        (ALL, "Kein Telefon am Tisch, und die Chips nicht in den Pot werfen"),
    ),
    # R14
    Ruling.LAST_WORD: (
        (ALL, "Das Wort der Turnierleitung gilt"),
        ("N", "Ist sie selbst beteiligt, entscheidet ein Dritter"),
        ("GT", "vor dem nächsten Riffeln"),
    ),
}
"""What is argued about: the houses that say something, and its words; no other house says them."""


@pytest.mark.parametrize(
    ("which", "houses", "words"),
    [(which, houses, words) for which, said in SAID.items() for houses, words in said],
)
def test_a_house_says_what_it_has_settled(which: Ruling, houses: str, words: str) -> None:
    """R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12, R13, R14: these houses say so, and no others."""
    assert "".join(code for code in ALL if words in " ".join(answer(which, HOUSES[code]))) == houses


def test_every_question_is_asked_of_every_house() -> None:
    """R1 to R14: the table above has words of every house for every question, in the order of the list."""
    assert list(SAID) == list(Ruling)
    assert all(set(ALL) == {code for houses, _ in said for code in houses} for said in SAID.values())


@pytest.mark.parametrize("house", HOUSES.values(), ids=HOUSES.keys())
def test_the_whole_answer_on_raises(house: House) -> None:
    """V2, R7: what is shown in turn about raises is what the ruling begins with."""
    assert answer(Ruling.RAISES, house)[0] == raise_limit(house)
