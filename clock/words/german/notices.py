"""What people should know just now, in German, and what a host should know before the night."""

from collections.abc import Mapping

from clock.tournament import notices as n
from clock.tournament import timeline as t
from clock.tournament.chips import Unpayable
from clock.tournament.notices import Notice
from clock.tournament.state import Bought, Tournament
from clock.tournament.structure import House
from clock.tournament.timeline import Concern
from clock.words.figures import hours
from clock.words.german.numbers import chips, counted, money, ordinal, players_listed
from clock.words.german.stages import announced, level_name
from clock.words.names import numbered

_SEVERAL: Mapping[Bought, str] = {
    Bought.ENTRY: "Anmeldungen",
    Bought.LATE_ENTRY: "Nachmeldungen",
    Bought.REBUY: "Rebuys",
    Bought.ADD_ON: "Add-ons",
    Bought.RE_ENTRY: "Re-Entries",
}


def notice(what: Notice, tournament: Tournament) -> str:
    """Return a notice as a sentence."""
    match what:
        case n.NewLevel(level):
            return f"{announced(level, tournament.house)}."
        case n.LastLevelOver():
            return "Die Blinds bleiben, die Uhr zählt hoch."
        case n.BreakAtLevelEnd():
            return "Gleich ist Pause. Keine Hand mehr beginnen, die nicht fertig wird."
        case n.FinishTheHand():
            return "Hand zu Ende spielen. Keine neue geben."
        case n.OneFromTheMoney(paid, hand_for_hand=True):
            return f"Noch einer raus, dann sind alle im Geld: {_prizes(paid)}. Hand für Hand spielen."
        case n.OneFromTheMoney(paid):
            return f"Noch einer raus, dann sind alle im Geld: {_prizes(paid)}."
        case n.InTheMoney(paid):
            return f"Alle Übrigen sind im Geld: {_prizes(paid)}."
        case n.TableStops(table, players, largest):
            return f"Tisch {table} hält an: {players} Spieler, am größten Tisch {largest}. Erst auffüllen."
        case n.MayReturn(players):
            can = "kann" if len(players) == 1 else "können"
            return f"{players_listed(players, tournament)} {can} noch zurückkommen."
        case n.BeyondBands(players, last):
            return beyond_bands(players, last)
        case n.CaseLacks(chip, needed, lacking):
            return f"{needed} Chips zu {chips(chip.value)} bringen: im Koffer fehlen {lacking}."
        case n.LatePenalty(player, count):
            return f"{numbered(tournament, player)} legt {chips(count)} Chips in den ersten Pot."
        case n.SharedOut():
            return _shared_out(what, tournament)
        case n.RaceResult():
            return _race(what, tournament)


def _prizes(paid: int) -> str:
    return counted(paid, "Preis", "Preise")


def _shared_out(what: n.SharedOut, tournament: Tournament) -> str:
    each = f"je {chips(what.share)} an die {what.players} anderen am Tisch"
    rest = f", {chips(what.to_bank)} an die Bank" if what.to_bank else ""
    return f"Der Stack von {numbered(tournament, what.player)} wird geteilt: {each}{rest}."


def _race(what: n.RaceResult, tournament: Tournament) -> str:
    won = f"ein neuer Chip an {players_listed(what.won, tournament)}" if what.won else "kein neuer Chip"
    keep = "behält" if len(what.saved) == 1 else "behalten"
    saved = f", einen {keep} {players_listed(what.saved, tournament)}" if what.saved else ""
    total = f"Im Spiel vorher {chips(what.before)}, jetzt {chips(what.after)} Chips"
    return f"Chip-Race an Tisch {what.table}: {won}{saved}. {total}."


def concern(what: Concern, house: House) -> str:
    """Return as a sentence what a host should know before the night."""
    match what:
        case Unpayable(level, amount, after_break):
            where = "In den Stacks" if after_break is None else f"Nach Pause {after_break}"
            return f"{where} fehlen Chips, um {chips(amount)} in {level_name(level, house)} zu zahlen."
        case t.CaseShort(break_number, chip, needed, owned):
            where = "Für die Stacks" if break_number is None else f"Nach Pause {break_number}"
            return (
                f"{where} müssen {needed} Chips zu {chips(chip.value)} im Spiel sein, im Koffer sind {owned}."
            )
        case t.SlightAnte(level, ante, small):
            antes = f"alle Antes zusammen ({chips(ante)}) sind weniger"
            return f"{level_name(level, house)}: {antes} als der Small Blind ({chips(small)})."
        case t.BlindsFall(level):
            return f"In {level_name(level, house)} sind die Blinds niedriger als davor."
        case t.ScheduleShort(level, big_blinds):
            left = counted(big_blinds, "Big Blind", "Big Blinds")
            return f"Nach {level_name(level, house)} sind noch {left} im Spiel: der Zeitplan ist kurz."
        case t.LateEnd():
            return _late_end(what, house)


def _late_end(what: t.LateEnd, house: House) -> str:
    likely = f"Ende wohl in {level_name(what.level, house)}, {hours(what.end_ms)} nach der ersten Hand"
    limit = f"später als {hours(what.home_by_ms)}, wenn Schluss sein soll"
    return f"{likely}, {limit}. Ein Level weniger: {hours(what.one_less_ms)}."


def beyond_bands(players: int, last: int) -> str:
    """Return the warning that the prize table ends before this field (P1)."""
    return f"Die Preistabelle endet bei {last} Spielern. Für {players} gilt ihre letzte Zeile."


def place_below_the_next(place: int, prize: int, below: int, currency: str) -> str:
    """Return the warning that a place gets less than the one below it, in cents (P3)."""
    lower = f"Der {ordinal(place + 1)} Preis ({money(below, currency)})"
    return f"{lower} ist höher als der {ordinal(place)} ({money(prize, currency)})."


def more_than_allowed(bought: Bought, count: int, limit: int, players: int) -> str:
    """Return the warning that so many players can't buy that often, with `limit` each (E2, E7)."""
    most = f"höchstens {chips(limit * players)} bei {counted(players, 'Spieler', 'Spielern')}"
    return f"{chips(count)} {_SEVERAL[bought]} sind mehr als erlaubt: {most}, je Spieler {chips(limit)}."
