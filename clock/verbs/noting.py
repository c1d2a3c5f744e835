"""How the league's secretary notes something: it is said in a sentence, asked for, and can be undone."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from clock.files.faults import BadFile
from clock.league.corrections import Fact
from clock.league.nights import Part
from clock.ledger import FromNewer, InUse, Ledger, NotSaved, PastNight, look_back
from clock.moment import BoxTime
from clock.papers import near
from clock.tournament.names import folded

reason_option = click.option("--reason", prompt="Why", help="Why, in a few words; it is kept with the note.")
yes_option = click.option("--yes", is_flag=True, help="Ask nothing.")


@contextmanager
def faults_told() -> Iterator[None]:
    """End with a sentence and exit 1 where the data, or a file, cannot be used."""
    try:
        yield
    except (BadFile, FromNewer, InUse) as error:
        click.echo(error, err=True)
        sys.exit(1)
    except NotSaved as error:
        click.echo(f"Nothing was noted: the data folder cannot be written ({error}).", err=True)
        sys.exit(1)


def note(data: Path, fact: Fact, said: str, reason: str, *, yes: bool) -> None:
    """Keep a fact after asking. Raises InUse while a clock has the data open, FromNewer and NotSaved."""
    if not reason.strip():
        raise click.UsageError("say why with --reason: it is kept with the note")
    now = BoxTime().now()
    ledger = Ledger(data, now)
    try:
        click.echo(said)
        if not yes and not click.confirm("Note it?"):
            click.echo("Nothing was noted.")
            return
        number = ledger.note(fact, reason.strip(), now)
        ledger.seal_all()
    finally:
        ledger.close()
    click.echo(f"Noted as {number}. `tournament-clock season undo {number}` takes it back.")


def night_called(data: Path, ref: str) -> PastNight:
    """Return a night by its number, or as p and the number of its note."""
    past = look_back(data)
    found = next((night for night in past if night.ref == ref), None)
    if found is None:
        refs = ", ".join(night.ref for night in past) or "none"
        raise click.UsageError(
            f"there is no night {ref}; there are: {refs} (see `tournament-clock season nights`)"
        )
    return found


def player_called(night: PastNight, name: str, *, yes: bool) -> Part:
    """Return a player of a night by the name; a name that is only near is asked about, never taken."""
    parts = night.night.parts if night.night else ()
    by_name = {folded(part.name): part for part in parts}
    if folded(name) in by_name:
        return by_name[folded(name)]
    for other in near(name, [part.name for part in parts]):
        if not yes and click.confirm(f'Is "{name}" the "{other}" of that night?'):
            return by_name[folded(other)]
    raise click.UsageError(f'nobody called "{name}" played night {night.ref}')


def told(night: PastNight) -> str:
    """Return what a night is called at the head of a sentence: "Night 3 (Opening, 2026-10-03)"."""
    day = None if night.began is None else night.began.date().isoformat()
    beside = ", ".join(part for part in (night.label, day) if part)
    return f"Night {night.ref} ({beside})" if beside else f"Night {night.ref}"
