"""What people should know just now, in English, and what a host should know before the night."""

from collections.abc import Mapping

from clock.tournament import notices as n
from clock.tournament import timeline as t
from clock.tournament.chips import Unpayable
from clock.tournament.notices import Notice
from clock.tournament.state import Bought, Tournament
from clock.tournament.structure import Chip, House
from clock.tournament.timeline import Concern
from clock.words.english.numbers import chips, counted, money, ordinal, players_listed
from clock.words.english.stages import announced, level_name, level_within
from clock.words.figures import hours
from clock.words.names import numbered

_SEVERAL: Mapping[Bought, str] = {
    Bought.ENTRY: "entries",
    Bought.LATE_ENTRY: "late entries",
    Bought.REBUY: "rebuys",
    Bought.ADD_ON: "add-ons",
    Bought.RE_ENTRY: "re-entries",
}


def notice(what: Notice, tournament: Tournament) -> str:
    """Return a notice as a sentence."""
    match what:
        case n.NewLevel(level):
            return f"{announced(level, tournament.house)}."
        case n.LastLevelOver():
            return "The last level goes on, and the clock counts up."
        case n.BreakAtLevelEnd():
            return "A break comes next. Begin no hand that cannot be finished."
        case n.FinishTheHand():
            return "Finish the hand. Deal no new one."
        case n.OneFromTheMoney(paid, hand_for_hand=True):
            return f"One more out and all are paid: {counted(paid, 'prize')}. Play hand for hand."
        case n.OneFromTheMoney(paid):
            return f"One more out and all are paid: {counted(paid, 'prize')}."
        case n.InTheMoney(paid):
            return f"Everyone left is in the money: {counted(paid, 'prize')}."
        case n.TableStops(table, players, largest):
            return f"Table {table} stops: it has {players}, the largest has {largest}. Fill it first."
        case n.MayReturn(players):
            return f"{players_listed(players, tournament)} may still come back in."
        case n.BeyondBands(players, last):
            return _beyond(players, last)
        case n.CaseLacks(chip, needed, lacking):
            return f"Bring {_of_chip(needed, chip)}: the case is {chips(lacking)} short."
        case n.LatePenalty(player, count):
            return f"{numbered(tournament, player)} puts {chips(count)} in chips into the first pot."
        case n.SharedOut():
            return _shared_out(what, tournament)
        case n.RaceResult():
            return _race(what, tournament)


def _of_chip(count: int, chip: Chip) -> str:
    """Return "60 white 500s": without its colour a count would run into the value."""
    return counted(count, f"{chip.colour} {chips(chip.value)}")


def _shared_out(what: n.SharedOut, tournament: Tournament) -> str:
    each = f"{chips(what.share)} to each of the other {what.players} at the table"
    rest = f", {chips(what.to_bank)} to the bank" if what.to_bank else ""
    return f"The stack of {numbered(tournament, what.player)} is shared out: {each}{rest}."


def _race(what: n.RaceResult, tournament: Tournament) -> str:
    won = f"a new chip to {players_listed(what.won, tournament)}" if what.won else "no new chip"
    saved = f", and one chip kept by {players_listed(what.saved, tournament)}" if what.saved else ""
    total = f"Chips in play {chips(what.before)}, now {chips(what.after)}"
    return f"Race at table {what.table}: {won}{saved}. {total}."


def _beyond(players: int, last: int) -> str:
    return f"The prize table ends at {counted(last, 'player')}. For {players} its last row is used."


def concern(what: Concern, house: House) -> str:
    """Return as a sentence what a host should know before the night."""
    match what:
        case Unpayable(level, amount, after_break):
            where = "The stacks have" if after_break is None else f"After break {after_break} there are"
            return f"{where} no chips that make {chips(amount)} in {level_within(level, house)}."
        case t.CaseShort(break_number, chip, needed, owned):
            when = "The stacks need" if break_number is None else f"Break {break_number} needs"
            return f"{when} {_of_chip(needed, chip)} in play, the case holds {chips(owned)}."
        case t.SlightAnte(level, ante, small):
            one = level_name(level, house)
            return f"{one}: all antes of {chips(ante)} are less than the small blind, {chips(small)}."
        case t.BlindsFall(level):
            return f"{level_name(level, house)} has lower blinds than the level before."
        case t.ScheduleShort(level, big_blinds):
            last = level_within(level, house)
            return f"After {last} there are {counted(big_blinds, 'big blind')} left: the schedule is short."
        case t.LateEnd():
            return _late_end(what, house)


def _late_end(what: t.LateEnd, house: House) -> str:
    level = level_within(what.level, house)
    likely = f"The night is likely to end in {level}, {hours(what.end_ms)} after the first deal"
    limit = f"later than {hours(what.home_by_ms)}, when the house wants to be home"
    return f"{likely}, {limit}. One level less makes it {hours(what.one_less_ms)}."


def beyond_bands(players: int, last: int) -> str:
    """Return the warning that the prize table ends before this field (P1)."""
    return _beyond(players, last)


def place_below_the_next(place: int, prize: int, below: int, currency: str) -> str:
    """Return the warning that a place gets less than the one below it, in cents (P3)."""
    lower = f"{ordinal(place + 1)} prize, {money(below, currency)}"
    return f"The {lower}, is more than the {ordinal(place)}, {money(prize, currency)}."


def more_than_allowed(bought: Bought, count: int, limit: int, players: int) -> str:
    """Return the warning that so many players can't buy that often, with `limit` each (E2, E7)."""
    most = f"{counted(players, 'player')} can buy {chips(limit * players)}"
    return f"{chips(count)} {_SEVERAL[bought]} are more than this house allows: {most}, {chips(limit)} each."
