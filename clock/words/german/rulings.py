"""The answers to what tables argue about, in German: short sentences, to be read out (R1 to R14)."""

from collections.abc import Mapping

from clock.tournament.rulings import (
    EarlyFlop,
    EarlyTurn,
    LeftOut,
    MisdealBy,
    MisdealCard,
    NoBurn,
    OutOfTurn,
    RaiseLimit,
    Ruling,
    Rulings,
    ShortAllIn,
)
from clock.tournament.structure import House

_TITLES: Mapping[Ruling, str] = {
    Ruling.MISDEAL: "Misdeal: offene oder zu viele Karten",
    Ruling.WRONG_DEAL: "Misdeal: falsche Reihenfolge oder Stelle",
    Ruling.EXPOSED_CARD: "Eine andere Karte liegt offen",
    Ruling.EARLY_FLOP: "Flop zu früh oder zu groß",
    Ruling.EARLY_TURN: "Turn zu früh",
    Ruling.EARLY_RIVER: "River zu früh",
    Ruling.NO_BURN: "Burn Card vergessen",
    Ruling.DEAD_HAND: "Tote Hand",
    Ruling.MUCKED_CARDS: "Karten im Muck",
    Ruling.RAISES: "Setzen und erhöhen",
    Ruling.STRING_BETS: "In mehreren Zügen gesetzt",
    Ruling.OUT_OF_TURN: "Außer der Reihe gehandelt",
    Ruling.ODD_CHIPS: "Unteilbare Chips",
    Ruling.SHOWDOWN: "Showdown: wer zuerst zeigt",
    Ruling.CARDS_SPEAK: "Showdown: welche Hand gilt",
    Ruling.STRANGE_CARDS: "Karten, die nicht ins Deck gehören",
    Ruling.CONDUCT: "Benehmen",
    Ruling.LAST_WORD: "Das letzte Wort",
}


def title(which: Ruling) -> str:
    """Return what is argued about: "Flop zu früh oder zu groß"."""
    return _TITLES[which]


def answer(which: Ruling, house: House) -> tuple[str, ...]:
    """Return the answer of the house: ("Die Burn Card bleibt liegen, …", "Der neue Flop kommt …")."""
    settled = house.rulings
    match which:
        case Ruling.MISDEAL:
            return _misdeal(settled)
        case Ruling.WRONG_DEAL:
            return _wrong_deal(settled)
        case Ruling.EXPOSED_CARD:
            return _exposed_card(settled)
        case Ruling.EARLY_FLOP:
            return _early_flop(settled.early_flop)
        case Ruling.EARLY_TURN:
            return _early_turn(settled.early_turn)
        case Ruling.EARLY_RIVER:
            return "Die Karte wird in den Rest zurückgemischt.", "Der River wird neu gegeben."
        case Ruling.NO_BURN:
            return _no_burn(settled.no_burn)
        case Ruling.DEAD_HAND:
            return _dead_hand(settled)
        case Ruling.MUCKED_CARDS:
            return (
                "Karten, die in eine fremde Hand geraten, sind tot.",
                "Eine Hand im Muck, die eindeutig bekannt ist, kann aus Fairness zurückgenommen werden.",
            )
        case Ruling.RAISES:
            return _raises(settled, raise_limit(house))
        case Ruling.STRING_BETS:
            return _string_bets(settled)
        case Ruling.OUT_OF_TURN:
            return _out_of_turn(settled)
        case Ruling.ODD_CHIPS:
            return (
                "Ein unteilbarer Chip geht an den ersten Gewinner im Uhrzeigersinn vom Button aus.",
                "Mehrere gehen in dieser Reihenfolge einzeln weiter.",
            )
        case Ruling.SHOWDOWN:
            return _showdown(settled)
        case Ruling.CARDS_SPEAK:
            return _cards_speak(settled)
        case Ruling.STRANGE_CARDS:
            return _strange_cards(settled)
        case Ruling.CONDUCT:
            return _conduct(settled)
        case Ruling.LAST_WORD:
            return _last_word(settled)


def raise_limit(house: House) -> str:
    """Return "Raises sind unbegrenzt." or what the most is."""
    match house.rulings.raises:
        case RaiseLimit.NONE:
            return "Raises sind unbegrenzt."
        case RaiseLimit.BET_AND_THREE:
            return "Eine Bet und drei Raises sind das Höchste in einer Setzrunde."


def _misdeal(settled: Rulings) -> tuple[str, ...]:
    first = settled.misdeal_card is MisdealCard.FIRST
    card = "die erste" if first else "die erste oder zweite"
    return (
        f"Misdeal: wenn der Dealer {card} gegebene Karte aufdeckt oder zwei und mehr offen liegen.",
        "Auch bei zwei verkehrten oder überzähligen Karten oder falscher Zahl, die die nächste nicht heilt.",
        _until(settled.misdeal_by),
    )


def _wrong_deal(settled: Rulings) -> tuple[str, ...]:
    if settled.left_out is LeftOut.NEW_DEAL:
        left_out = "Auch bei Karten an einem leeren Sitz; fehlt einem Spieler die Hand, wird neu gegeben."
    else:
        left_out = "Auch, wenn ein leerer Sitz Karten bekam oder ein Spieler, dem sie zustehen, keine."
    return (
        "Misdeal: wenn eine Karte außer der Reihe kam, Button oder erste Karte an falscher Stelle sind.",
        left_out,
        _until(settled.misdeal_by),
    )


def _until(by: MisdealBy) -> str:
    """Return by whom and until when a misdeal is declared, and what is done afterwards."""
    before = "bevor zwei nach den Blinds gehandelt haben"
    if by is MisdealBy.DEALER_OR_DIRECTOR:
        return f"Nur Dealer oder Turnierleitung erklären ihn, {before}; dann wird gespielt."
    return f"Das gilt, {before}; danach wird die Hand gespielt."


def _exposed_card(settled: Rulings) -> tuple[str, ...]:
    said = (
        "Es wird zu Ende gegeben; die oberste Karte ersetzt die offene, und die wird zur Burn Card.",
        "Eine zweite offene Karte ist ein Misdeal.",
    )
    if settled.extra_card_burned:
        return (*said, "Eine Karte zu viel beim ersten Spieler geht zurück und wird zur Burn Card.")
    return said


def _early_flop(flop: EarlyFlop) -> tuple[str, ...]:
    match flop:
        case EarlyFlop.ALL_BACK:
            return (
                "Board und Burn Card kommen in den Rest zurück, dann wird gemischt und abgehoben.",
                "Danach eine neue Burn Card und ein neuer Flop.",
            )
        case EarlyFlop.BURN_STAYS:
            return (
                "Die Burn Card bleibt liegen, das Board wird eingemischt.",
                "Der neue Flop kommt ohne Burn Card.",
            )
        case EarlyFlop.FOUR_MIXED:
            return (
                "Zu früh: Die Burn Card bleibt, das Board wird eingemischt, neuer Flop ohne Burn Card.",
                "Vier Karten: verdeckt mischen, eine gezogene ist die nächste Burn Card, drei sind der Flop.",
            )


def _early_turn(turn: EarlyTurn) -> tuple[str, ...]:
    match turn:
        case EarlyTurn.BACK:
            return (
                "Die Karte kommt in den Rest zurück, dann wird gemischt und abgehoben.",
                "Danach ein neuer Turn.",
            )
        case EarlyTurn.SET_ASIDE:
            return (
                "Die Karte scheidet für diese Runde aus, und die Setzrunde wird beendet.",
                "Eine Burn Card; die Karte, die der River geworden wäre, ist der Turn.",
                "Dann wird die beiseitegelegte eingemischt, und der River kommt ohne Burn Card.",
            )


def _no_burn(card: NoBurn) -> tuple[str, ...]:
    match card:
        case NoBurn.PUT_RIGHT:
            return (
                "Es wird berichtigt, solange in dieser Runde noch nicht gesetzt wurde.",
                "Hat das Setzen begonnen, bleibt die Karte liegen.",
            )
        case NoBurn.DISCARDED:
            return (
                "Die Karte, die ohne Burn Card kam, wird gezeigt und abgelegt.",
                "Die nächste Karte kommt an ihre Stelle.",
            )


def _dead_hand(settled: Rulings) -> tuple[str, ...]:
    said = (
        "Tot ist eine Hand, die gepasst oder so nach vorn geworfen wurde, dass andere handeln.",
        "Auch bei falscher Kartenzahl, einem gespielten Joker oder abgelaufener Bedenkzeit.",
    )
    if settled.absent_hand_dead:
        away = (
            "Auch die eines Spielers, der nach dem Geben nicht am Tisch ist, und eines fehlenden Big Blind."
        )
        return (*said, away)
    return said


def _raises(settled: Rulings, limit: str) -> tuple[str, ...]:
    raised = "ein Raise mindestens die Bet oder der Raise davor"
    least = f"Eine Bet ist mindestens der Big Blind, {raised}, außer all-in."
    short = "Ein All-in unter einem vollen Raise eröffnet das Setzen"
    match settled.short_all_in:
        case ShortAllIn.NOT_REOPENED:
            return limit, least, f"{short} nicht neu für die, die gehandelt haben."
        case ShortAllIn.REOPENED:
            return limit, least, f"{short} neu für die, die gehandelt haben."
        case ShortAllIn.NOT_SETTLED:
            return limit, least


def _string_bets(settled: Rulings) -> tuple[str, ...]:
    said = "Gesetzt wird in einer Bewegung, oder der Betrag wird vorher angesagt"
    more = []
    if settled.bare_raise_minimum:
        more.append("„Raise“ ohne Betrag ist das Minimum bis zum Stack des Spielers.")
    if settled.larger_chip_calls:
        more.append("Ein einzelner größerer Chip ohne Ansage ist ein Call.")
    return (f"{said}; das erste Wort gilt.", *more) if more else (f"{said}.", "Das erste Wort gilt.")


def _out_of_turn(settled: Rulings) -> tuple[str, ...]:
    said = ["Niemand handelt außer der Reihe."]
    match settled.out_of_turn:
        case OutOfTurn.BINDING:
            said.append("Es ist bindend, außer wenn sich ändert, worauf der Spieler zu antworten hat.")
        case OutOfTurn.MAY_BIND:
            said.append("Es kann bindend sein; das entscheidet die Turnierleitung.")
        case OutOfTurn.NOT_SETTLED:
            said.append("Was daraus folgt, entscheidet die Turnierleitung.")
    if settled.three_behind_too_late:
        said.append("Haben drei Spieler dahinter gehandelt, ist das Recht zu handeln verloren.")
    return tuple(said)


def _showdown(settled: Rulings) -> tuple[str, ...]:
    first = "Wer zuletzt gesetzt oder erhöht hat, zeigt zuerst"
    if settled.first_to_act_shows:
        first = f"{first}; ohne Einsatz, wer zuerst an der Reihe war"
    more = []
    if settled.all_in_all_show:
        more.append("Sind alle all-in und wird nicht mehr gesetzt, zeigen alle.")
    if settled.side_pots_first:
        more.append("Side Pots kommen zuerst, die der größten Stacks vor den anderen.")
    return f"{first}.", *(more or ["Was einer gezeigt bekommt, bekommen alle gezeigt."])


def _cards_speak(settled: Rulings) -> tuple[str, ...]:
    more = []
    if settled.board_announced:
        more.append("Wer das Board spielt, muss es sagen, bevor die Karten weggeworfen sind.")
    if settled.called_hand_shown:
        more.append("Wer Karten bekommen hat, darf eine gecallte Hand sehen wollen.")
    if more:
        return "Die Karten sprechen, und was einer gezeigt bekommt, bekommen alle gezeigt.", *more
    return "Die Karten sprechen.", "Was einer gezeigt bekommt, bekommen alle gezeigt."


def _strange_cards(settled: Rulings) -> tuple[str, ...]:
    said = (
        "Eine Karte mit anderer Rückseite oder zwei gleiche Karten: Alles Gespielte ist ungültig.",
        "Eine verkehrt im Deck liegende Karte ist ein Stück Papier.",
    )
    return (*said, "Fehlende Karten ändern nichts.") if settled.missing_cards_ignored else said


def _conduct(settled: Rulings) -> tuple[str, ...]:
    in_view = "Karten und Chips bleiben sichtbar"
    return (
        "Kein Gespräch über eine laufende Hand, und ein Spieler je Hand.",
        f"{in_view}; Chips in einer Tasche kommen aus dem Spiel."
        if settled.pocket_chips_leave
        else f"{in_view}.",
        "Kein Telefon am Tisch, und die Chips nicht in den Pot werfen.",
    )


def _last_word(settled: Rulings) -> tuple[str, ...]:
    more = []
    if settled.third_decides:
        more.append("Ist sie selbst beteiligt, entscheidet ein Dritter.")
    if settled.before_next_riffle:
        more.append("Gefragt werden muss vor dem nächsten Riffeln.")
    return "Das Wort der Turnierleitung gilt.", *(
        more or ["Das gilt auch für alles, was hier nicht geregelt ist."]
    )
