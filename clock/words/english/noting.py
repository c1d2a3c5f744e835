"""What a league's secretary is told and asked, in English."""

from collections.abc import Mapping, Sequence

from clock.league.corrections import (
    Fact,
    KnockoutCorrected,
    NameCorrected,
    NightEntered,
    NightMoved,
    PlacesCorrected,
    PointsAdjusted,
    SubCorrected,
    Withdrawn,
)
from clock.words.english import numbers
from clock.words.english.numbers import counted, ordinal
from clock.words.figures import hundredths_text
from clock.words.noting import Answer, Told

_TOLD: Mapping[Told, str] = {
    Told.NO_NIGHT_YET: "No night yet.",
    Told.NOT_OVER: "not over",
    Told.WHY: "Why",
    Told.NOTE_IT: "Note it?",
    Told.NOT_NOTED: "Nothing was noted.",
    Told.DRY_RUN: "Nothing was entered: this was a dry run.",
    Told.SAY_WHY: "Say why with --reason: it is kept with the note.",
    Told.SAY_WHEN: "Say with --day when it was played.",
    Told.SAY_BY_WHOM: "Say who it was with --by NAME, or --by-nobody.",
}

_ANSWERS: Mapping[Answer, str] = {Answer.YES: "y", Answer.NO: "n", Answer.NEW: "new"}


def told(which: Told) -> str:
    """Return a sentence or a question."""
    return _TOLD[which]


def answer(which: Answer) -> str:
    """Return "y", "n" or "new"."""
    return _ANSWERS[which]


def night(ref: str, beside: str) -> str:
    """Return "Night 3 (Opening, 2026-10-03)"."""
    return f"Night {ref} ({beside})" if beside else f"Night {ref}"


def in_season(night: str, season: str | None, players: int) -> str:
    """Return "Night 3 (Opening), Gananda 2014/15, 24 players"."""
    return f"{night}, {season or 'no season'}, {counted(players, 'player')}"


def sentence(fact: Fact, night: str, players: Mapping[int, str]) -> str:
    """Return "Night 3 (Opening): Ada is 4th, Ben is 3rd."."""
    match fact:
        case NightEntered(season=season, day=day, night=played, label=label):
            called = f'"{label}" ' if label else ""
            who = counted(len(played.parts), "player")
            final = ", as its champions' night" if fact.champions else ""
            return f"A night {called}of {day} with {who} goes into {season}{final}."
        case NightMoved(season=None):
            return f"{night} counts in no season."
        case NightMoved(season=season):
            return f"{night} belongs to {season}."
        case PlacesCorrected(places=places):
            changed = ", ".join(
                f"{_name(players, number)} is {ordinal(place)}" for number, place in places.items()
            )
            return f"{night}: {changed}."
        case KnockoutCorrected(player=player, by=by):
            who = numbers.listed([_name(players, number) for number in by]) or "nobody"
            return f"{night}: {_name(players, player)} was knocked out by {who}."
        case NameCorrected(player=player, name=name):
            return f"{night}: {_name(players, player)} was {name}."
        case SubCorrected(player=player, sub=sub):
            return f"{night}: {_name(players, player)} played as a {'sub' if sub else 'member'}."
        case PointsAdjusted(player=player, points=points):
            way = "more" if points > 0 else "less"
            return f"{night}: {_name(players, player)} has {hundredths_text(abs(points))} points {way}."
        case Withdrawn(note=number):
            return f"Note {number} is taken back."


def _name(players: Mapping[int, str], number: int) -> str:
    """Return a player's name; of a night that cannot be read the number is left."""
    return players.get(number, str(number))


def noted(number: int) -> str:
    """Return "Noted as 7. `tournament-clock season undo 7` takes it back."."""
    return f"Noted as {number}. `tournament-clock season undo {number}` takes it back."


def note(number: int, reason: str) -> str:
    """Return "Note 7: the board was misread"."""
    return f"Note {number}: {reason}"


def read_from(file: str) -> str:
    """Return "entered from night.csv"."""
    return f"entered from {file}"


def listed(number: int, says: str, reason: str, *, gone: bool) -> str:
    """Return "7. Night 3: Ada is 4th. (taken back) Why: misread"."""
    return f"{number}. {says}{' (taken back)' if gone else ''} Why: {reason}"


def no_season_here(folder: str) -> str:
    """Return the sentence, and what can be done about it."""
    way_out = "`tournament-clock season nights` lists them, and `season move` puts one into a season."
    return f"No night in {folder} belongs to a season.\n{way_out}"


def no_answer(name: str, night: int, place: int) -> str:
    """Return the warning."""
    return f"{name}, night {night}, place {place}: the season's formula has no answer."


def two_of_a_name(name: str, count: int) -> str:
    """Return the warning."""
    return f"{count} rows are called {name}. One player keeps one id in players.csv; two need two names."


def new_players(names: Sequence[str]) -> str:
    """Return "New players: Dee, Eve"."""
    return f"New players: {', '.join(names)}"


def unheard_of(season: str) -> str:
    """Return the warning."""
    return f"No file in config/seasons is called {season}, and no night belongs to it yet."


def same_day(nights: Sequence[str]) -> str:
    """Return "Of that day there is already night 3."."""
    return f"Of that day there is already night {numbers.listed(nights)}."


def is_known(name: str, known: str) -> str:
    """Return the question."""
    return f'Is "{name}" the "{known}" who is known here?'


def is_of_night(name: str, other: str) -> str:
    """Return the question."""
    return f'Is "{name}" the "{other}" of that night?'


def could_be(name: str, known: Sequence[str]) -> str:
    """Return who it could be, and what to write."""
    others = numbers.listed(known, "or")
    return f'"{name}" could be {others}: write the name as it is known, or say --new "{name}".'


def no_night(ref: str, there: Sequence[str]) -> str:
    """Return which nights there are."""
    nights = ", ".join(there) or "none"
    return f"There is no night {ref}; there are: {nights} (see `tournament-clock season nights`)."


def nobody_called(name: str, ref: str) -> str:
    """Return that nobody of that name played."""
    return f'Nobody called "{name}" played night {ref}.'


def several_called(name: str, those: Sequence[int]) -> str:
    """Return which numbers they have."""
    which = numbers.listed([str(number) for number in those], "or")
    return f'Several are called "{name}" that night; say which by the number: {which}.'


def is_not_over(ref: str) -> str:
    """Return what to do about a night that is played."""
    return f"Night {ref} is not over; at the keypad it can be put right."


def no_note(number: int) -> str:
    """Return where the notes are."""
    return f"There is no note {number}; `tournament-clock season notes` prints them."


def taken_back_already(number: int) -> str:
    """Return what would bring it back."""
    return f"Note {number} is taken back already; to have it again, undo the note that did so."


def no_place(text: str) -> str:
    """Return how a place is written."""
    return f'"{text}" is no place; write "Ada=4".'


def no_points(text: str) -> str:
    """Return how points are written."""
    return f'"{text}" is no number of points; write +5 or -2.50.'


def unfit_places(holders: Mapping[int, Sequence[str]]) -> str:
    """Return who would have which place."""
    who = "; ".join(f"{place}: {numbers.listed(names)}" for place, names in holders.items())
    return f"With that these places would not follow one another ({who}); name everybody whose place changes."


def knocked_out_self(name: str) -> str:
    """Return that this cannot be."""
    return f"{name} cannot have knocked out {name}."


def already_played(name: str, ref: str) -> str:
    """Return that the name is taken on that night."""
    return f"{name} already played night {ref}."


def is_already(name: str, *, sub: bool) -> str:
    """Return that nothing would change."""
    return f"{name} played as a {'sub' if sub else 'member'} already."


def bad_name(longest: int) -> str:
    """Return what a name is."""
    return f"A name has from 1 to {longest} letters that can be shown."


def not_saved(why: str) -> str:
    """Return that the disk refused."""
    return f"Nothing was noted: the data folder cannot be written ({why})."
