"""How the league's secretary notes something: it is said in a sentence, asked for, and can be undone."""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn, TypeVar

import click

from clock.files.faults import BadFile
from clock.league.corrections import Fact, NightMoved, OfANight
from clock.league.nights import Part, PlayedNight
from clock.ledger import FromNewer, InUse, Ledger, NotSaved, PastNight, look_back
from clock.moment import BoxTime
from clock.papers import near
from clock.tournament.names import folded
from clock.verbs.language import language_option
from clock.verbs.places import data_option
from clock.words import Words
from clock.words.noting import Answer, Told

_reason_option = click.option("--reason", default="", help="Why, in a few words; it is kept with the note.")
yes_option = click.option("--yes", is_flag=True, help="Ask nothing.")

Verb = TypeVar("Verb", bound=Callable[..., None])


def noting_options(verb: Verb) -> Verb:
    """Give a verb that notes something the options --reason, --yes, --data and --language."""
    return _reason_option(yes_option(data_option(language_option(verb))))


@contextmanager
def faults_told(words: Words) -> Iterator[None]:
    """End with a sentence and exit 1 where the data, or a file, cannot be used."""
    try:
        yield
    except (BadFile, FromNewer, InUse) as error:
        click.echo(error, err=True)
        sys.exit(1)
    except NotSaved as error:
        click.echo(words.noting.not_saved(str(error)), err=True)
        sys.exit(1)


def refuse(sentence: str) -> NoReturn:
    """End with a sentence about what was asked for, as for any other wrong usage."""
    raise click.UsageError(sentence)


def confirmed(words: Words, question: str) -> bool:
    """Return whether a question is answered with yes; Enter alone is no."""
    yes, no = words.noting.answer(Answer.YES), words.noting.answer(Answer.NO)
    return bool(click.prompt(question, type=click.Choice([yes, no]), default=no) == yes)


def note(data: Path, fact: Fact, said: str, reason: str, words: Words, *, yes: bool) -> None:
    """Keep a fact after asking. Raises InUse while a clock has the data open, FromNewer and NotSaved."""
    says = words.noting
    why = reason.strip() or ("" if yes else click.prompt(says.told(Told.WHY)).strip())
    if not why:
        refuse(says.told(Told.SAY_WHY))
    now = BoxTime().now()
    ledger = Ledger(data, now)
    try:
        click.echo(said)
        if not yes and not confirmed(words, says.told(Told.NOTE_IT)):
            click.echo(says.told(Told.NOT_NOTED))
            return
        number = ledger.note(fact, why, now)
        ledger.seal_all()
    finally:
        ledger.close()
    click.echo(says.noted(number))


def note_on(
    data: Path, night: PastNight, fact: OfANight | NightMoved, reason: str, words: Words, *, yes: bool
) -> None:
    """Keep a fact about a night after saying it. Raises as `note` does."""
    said = words.noting.sentence(fact, head(night, words), called(night))
    note(data, fact, said, reason, words, yes=yes)


def night_called(data: Path, ref: str, words: Words) -> PastNight:
    """Return a night by its number, or as p and the number of its note."""
    past = look_back(data)
    found = next((night for night in past if night.ref == ref), None)
    if found is None:
        refuse(words.noting.no_night(ref, [night.ref for night in past]))
    return found


def night_over(data: Path, ref: str, words: Words) -> tuple[PastNight, PlayedNight]:
    """Return a night that is over; one that is played the director's keys put right."""
    found = night_called(data, ref, words)
    if found.night is None:
        refuse(words.noting.is_not_over(found.ref))
    return found, found.night


def player_called(night: PastNight, name: str, words: Words, *, yes: bool) -> Part:
    """Return a player of a night by the name, or by the number of that night.

    A name that is only near is asked about, never taken; one that several have is refused.
    """
    parts = night.night.parts if night.night else ()
    meant = [part for part in parts if folded(part.name) == folded(name)]
    if not meant:
        meant = [part for part in parts if str(part.number) == name]
    if len(meant) > 1:
        refuse(words.noting.several_called(name, [part.number for part in meant]))
    if meant:
        return meant[0]
    for other in near(name, [part.name for part in parts]):
        if not yes and confirmed(words, words.noting.is_of_night(name, other)):
            return player_called(night, other, words, yes=yes)
    refuse(words.noting.nobody_called(name, night.ref))


def head(night: PastNight, words: Words) -> str:
    """Return what a night is called at the head of a sentence: "Night 3 (Opening, 2026-10-03)"."""
    day = None if night.began is None else night.began.date().isoformat()
    return words.noting.night(night.ref, ", ".join(part for part in (night.label, day) if part))


def called(night: PastNight) -> Mapping[int, str]:
    """Return the names of a night's players by their numbers."""
    return {part.number: part.name for part in night.night.parts} if night.night else {}
