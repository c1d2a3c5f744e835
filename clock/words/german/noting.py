"""What a league's secretary is told and asked, in German."""

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
from clock.words.figures import hundredths_text
from clock.words.german import numbers
from clock.words.german.numbers import counted, ordinal
from clock.words.noting import Answer, Told

_TOLD: Mapping[Told, str] = {
    Told.NO_NIGHT_YET: "Noch kein Abend.",
    Told.NOT_OVER: "nicht vorbei",
    Told.WHY: "Warum",
    Told.NOTE_IT: "Notieren?",
    Told.NOT_NOTED: "Nichts wurde notiert.",
    Told.DRY_RUN: "Nichts wurde eingetragen: Das war eine Probe.",
    Told.SAY_WHY: "Mit --reason sagen, warum: Es steht dann bei der Notiz.",
    Told.SAY_WHEN: "Mit --day sagen, wann gespielt wurde.",
    Told.SAY_BY_WHOM: "Mit --by NAME sagen, wer es war, oder --by-nobody.",
}

_ANSWERS: Mapping[Answer, str] = {Answer.YES: "j", Answer.NO: "n", Answer.NEW: "neu"}


def told(which: Told) -> str:
    """Return a sentence or a question."""
    return _TOLD[which]


def answer(which: Answer) -> str:
    """Return "j", "n" or "neu"."""
    return _ANSWERS[which]


def night(ref: str, beside: str) -> str:
    """Return "Abend 3 (Auftakt, 2026-10-03)"."""
    return f"Abend {ref} ({beside})" if beside else f"Abend {ref}"


def in_season(night: str, season: str | None, players: int) -> str:
    """Return "Abend 3 (Auftakt), Gananda 2014/15, 24 Spieler"."""
    return f"{night}, {season or 'keine Saison'}, {counted(players, 'Spieler', 'Spieler')}"


def sentence(fact: Fact, night: str, players: Mapping[int, str]) -> str:
    """Return "Abend 3 (Auftakt): Ada ist 4., Ben ist 3."."""
    match fact:
        case NightEntered(season=season, day=day, night=played, label=label):
            called = f" „{label}“" if label else ""
            who = counted(len(played.parts), "Spieler", "Spielern")
            final = ", als Finalabend" if fact.champions else ""
            return f"Ein Abend{called} vom {day} mit {who} kommt zu {season}{final}."
        case NightMoved(season=None):
            return f"{night} zählt in keiner Saison."
        case NightMoved(season=season):
            return f"{night} gehört zu {season}."
        case PlacesCorrected(places=places):
            changed = ", ".join(
                f"{_name(players, number)} ist {ordinal(place)}" for number, place in places.items()
            )
            return f"{night}: {changed.removesuffix('.')}."
        case KnockoutCorrected(player=player, by=by):
            who = numbers.listed([_name(players, number) for number in by]) or "niemanden"
            return f"{night}: {_name(players, player)} ging raus durch {who}."
        case NameCorrected(player=player, name=name):
            return f"{night}: {_name(players, player)} war {name}."
        case SubCorrected(player=player, sub=sub):
            return f"{night}: {_name(players, player)} spielte als {'Ersatz' if sub else 'Mitglied'}."
        case PointsAdjusted(player=player, points=points):
            way = "mehr" if points > 0 else "weniger"
            count = hundredths_text(abs(points)).replace(".", ",")
            return f"{night}: {_name(players, player)} hat {count} Punkte {way}."
        case Withdrawn(note=number):
            return f"Notiz {number} ist zurückgenommen."


def _name(players: Mapping[int, str], number: int) -> str:
    """Return a player's name; of a night that cannot be read the number is left."""
    return players.get(number, str(number))


def noted(number: int) -> str:
    """Return "Notiert als 7. `tournament-clock season undo 7` nimmt es zurück."."""
    return f"Notiert als {number}. `tournament-clock season undo {number}` nimmt es zurück."


def note(number: int, reason: str) -> str:
    """Return "Notiz 7: falsch abgelesen"."""
    return f"Notiz {number}: {reason}"


def read_from(file: str) -> str:
    """Return "eingetragen aus abend.csv"."""
    return f"eingetragen aus {file}"


def listed(number: int, says: str, reason: str, *, gone: bool) -> str:
    """Return "7. Abend 3: Ada ist 4. (zurückgenommen) Warum: falsch abgelesen"."""
    return f"{number}. {says}{' (zurückgenommen)' if gone else ''} Warum: {reason}"


def no_season_here(folder: str) -> str:
    """Return the sentence, and what can be done about it."""
    way_out = "`tournament-clock season nights` zählt sie auf, `season move` gibt einen in eine Saison."
    return f"Kein Abend in {folder} gehört zu einer Saison.\n{way_out}"


def no_answer(name: str, night: int, place: int) -> str:
    """Return the warning."""
    return f"{name}, Abend {night}, Platz {place}: Die Formel der Saison hat keine Antwort."


def two_of_a_name(name: str, count: int) -> str:
    """Return the warning."""
    who = "Ein Spieler behält seine id in players.csv; zwei brauchen zwei Namen"
    return f"{count} Zeilen heißen {name}. {who}."


def new_players(names: Sequence[str]) -> str:
    """Return "Neu dabei: Dee, Eve"."""
    return f"Neu dabei: {', '.join(names)}"


def unheard_of(season: str) -> str:
    """Return the warning."""
    return f"Keine Datei in config/seasons heißt {season}, und noch gehört kein Abend dazu."


def same_day(nights: Sequence[str]) -> str:
    """Return "Von diesem Tag gibt es schon Abend 3."."""
    return f"Von diesem Tag gibt es schon Abend {numbers.listed(nights)}."


def is_known(name: str, known: str) -> str:
    """Return the question."""
    return f"Ist „{name}“ hier als „{known}“ bekannt?"


def is_of_night(name: str, other: str) -> str:
    """Return the question."""
    return f"Ist „{name}“ an diesem Abend „{other}“?"


def could_be(name: str, known: Sequence[str]) -> str:
    """Return who it could be, and what to write."""
    others = numbers.listed(known, "oder")
    return f"„{name}“ kann heißen: {others}. Den bekannten Namen schreiben, oder --new „{name}“ sagen."


def no_night(ref: str, there: Sequence[str]) -> str:
    """Return which nights there are."""
    nights = ", ".join(there) or "keinen"
    return f"Es gibt keinen Abend {ref}, nur: {nights} (siehe `tournament-clock season nights`)."


def nobody_called(name: str, ref: str) -> str:
    """Return that nobody of that name played."""
    return f"An Abend {ref} hat niemand gespielt, der „{name}“ heißt."


def several_called(name: str, those: Sequence[int]) -> str:
    """Return which numbers they have."""
    which = numbers.listed([str(number) for number in those], "oder")
    return f"An diesem Abend heißen mehrere „{name}“; die Nummer sagen: {which}."


def is_not_over(ref: str) -> str:
    """Return what to do about a night that is played."""
    return f"Abend {ref} ist nicht vorbei; am Tastenfeld lässt er sich berichtigen."


def no_note(number: int) -> str:
    """Return where the notes are."""
    return f"Es gibt keine Notiz {number}; `tournament-clock season notes` zeigt sie alle."


def taken_back_already(number: int) -> str:
    """Return what would bring it back."""
    return (
        f"Notiz {number} ist schon zurückgenommen; damit sie wieder gilt, "
        "die Notiz zurücknehmen, die das getan hat."
    )


def no_place(text: str) -> str:
    """Return how a place is written."""
    return f"„{text}“ ist kein Platz; so schreiben: „Ada=4“."


def no_points(text: str) -> str:
    """Return how points are written."""
    return f"„{text}“ ist keine Zahl von Punkten; so schreiben: +5 oder -2.50."


def unfit_places(holders: Mapping[int, Sequence[str]]) -> str:
    """Return who would have which place."""
    who = "; ".join(f"{place}: {numbers.listed(names)}" for place, names in holders.items())
    return f"Damit folgten diese Plätze nicht aufeinander ({who}); alle nennen, deren Platz sich ändert."


def knocked_out_self(name: str) -> str:
    """Return that this cannot be."""
    return f"{name} kann nicht durch {name} rausgegangen sein."


def already_played(name: str, ref: str) -> str:
    """Return that the name is taken on that night."""
    return f"{name} hat an Abend {ref} schon gespielt."


def is_already(name: str, *, sub: bool) -> str:
    """Return that nothing would change."""
    return f"{name} spielte schon als {'Ersatz' if sub else 'Mitglied'}."


def bad_name(longest: int) -> str:
    """Return what a name is."""
    return f"Ein Name hat 1 bis {longest} darstellbare Zeichen."


def not_saved(why: str) -> str:
    """Return that the disk refused."""
    return f"Nichts wurde notiert: Der Datenordner lässt sich nicht beschreiben ({why})."
