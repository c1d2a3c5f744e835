"""`season`: what the league's secretary looks up and notes about nights that are over."""

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from clock.files.amounts import Wrong
from clock.files.config import config_dir
from clock.league.corrections import (
    Fact,
    KnockoutCorrected,
    NameCorrected,
    NightEntered,
    NightMoved,
    Note,
    PlacesCorrected,
    PointsAdjusted,
    Withdrawn,
    in_force,
    unfit_places,
)
from clock.league.nights import Part, PlayedNight, best_first, out_by
from clock.ledger import PastNight, look_back, read_notes
from clock.papers.cells import hundredths
from clock.seasons import season_called
from clock.verbs.noting import faults_told, night_called, note, player_called, reason_option, told, yes_option
from clock.verbs.places import data_option
from clock.verbs.season_enter import enter
from clock.verbs.table import laid_out
from clock.words import words_in
from clock.words.figures import decimal, hundredths_text


@click.group()
def season() -> None:
    """Look nights up, move them, enter them from paper, and put right what was kept wrong.

    Nothing is changed: each of these adds a note beside the nights, and another note takes it back.
    """


season.add_command(enter)


@season.command()
@data_option
def nights(data: Path) -> None:
    """Print all nights with what they are called here, and the season each belongs to."""
    with faults_told():
        past = look_back(data)
    rows = [
        (
            night.ref,
            "" if night.began is None else night.began.date().isoformat(),
            night.label or ("Champions' night" if night.champions else ""),
            "" if night.night is None else str(len(night.night.parts)),
            _winner(night),
            night.season or "no season",
        )
        for night in past
    ]
    click.echo(
        laid_out(("Night", "Day", "Name", "Players", "Winner", "Season"), rows) if rows else "No night yet."
    )


@season.command()
@click.argument("night")
@data_option
def show(night: str, data: Path) -> None:
    """Print a night as it stands, with all that was noted about it."""
    with faults_told():
        found = night_called(data, night)
        mine = [noted for noted in in_force(read_notes(data)) if _is_about(noted.fact, found.ref)]
    parts = best_first(found.night) if found.night else []
    by = out_by(found.night) if found.night else {}
    rows = [
        (
            "" if part.place is None else str(part.place),
            part.name,
            "sub" if part.sub else "",
            decimal(part.prize) if part.prize else "",
            " + ".join(who.name for who in by.get(part.key, ())),
            hundredths_text(part.adjusted) if part.adjusted else "",
        )
        for part in parts
    ]
    click.echo(f"{told(found)}, {found.season or 'no season'}, {len(parts)} players\n")
    click.echo(laid_out(("Place", "Player", "", "Prize", "Out by", "By hand"), rows))
    for noted in mine:
        click.echo(f"Note {noted.number}: {noted.reason}")


def _is_about(fact: Fact, ref: str) -> bool:
    return not isinstance(fact, NightEntered | Withdrawn) and fact.night == ref


def _winner(night: PastNight) -> str:
    if night.night is None:
        return "not over"
    return ", ".join(part.name for part in night.night.parts if part.place == 1)


@season.command()
@click.argument("night")
@click.argument("to", metavar="SEASON")
@reason_option
@yes_option
@data_option
def move(night: str, to: str, reason: str, data: Path, *, yes: bool) -> None:
    """Let a NIGHT belong to another SEASON."""
    with faults_told():
        found = night_called(data, night)
        was = found.season or "no season"
        said = f"{told(found)} goes from {was} to {to}.{_unheard_of(to, data)}"
        note(data, NightMoved(found.ref, to), said, reason, yes=yes)


def _unheard_of(name: str, data: Path) -> str:
    """Return a warning where nothing is called so: a slip would make a season of its own."""
    plan = season_called(name, config_dir())
    if plan.file or any(
        night.season is not None and plan.is_called(night.season) for night in look_back(data)
    ):
        return ""
    return " No file in config/seasons is called so, and no night belongs to it yet."


@season.command()
@click.argument("night")
@reason_option
@yes_option
@data_option
def exclude(night: str, reason: str, data: Path, *, yes: bool) -> None:
    """Let a NIGHT count in no season."""
    with faults_told():
        found = night_called(data, night)
        said = f"{told(found)} counts no more in {found.season or 'any season'}."
        note(data, NightMoved(found.ref, None), said, reason, yes=yes)


@season.command()
@click.argument("night")
@click.argument("places", metavar="NAME=PLACE…", nargs=-1, required=True)
@reason_option
@yes_option
@data_option
def place(night: str, places: Sequence[str], reason: str, data: Path, *, yes: bool) -> None:
    """Put places of a NIGHT right; name everybody whose place changes. The prizes go with the places."""
    with faults_told():
        found = night_called(data, night)
        played = _over(found)
        ordinal = words_in("en").numbers.ordinal
        wanted: dict[int, int] = {}
        for text in places:
            name, sign, number = text.rpartition("=")
            if not sign or not number.isdecimal():
                raise click.UsageError(f'"{text}" is no place; write "Ada=4"')
            wanted[player_called(found, name, yes=yes).number] = int(number)
        _refuse_unfit(played, wanted)
        said = ", ".join(
            f"{part.name} is {ordinal(wanted[part.number])}" for part in played.parts if part.number in wanted
        )
        note(data, PlacesCorrected(found.ref, wanted), f"{told(found)}: {said}.", reason, yes=yes)


def _refuse_unfit(played: PlayedNight, wanted: dict[int, int]) -> None:
    """Refuse places after which the others would no longer follow one another."""
    unfit = unfit_places(played, wanted)
    if not unfit:
        return
    after = [replace(part, place=wanted.get(part.number, part.place)) for part in played.parts]
    holders = "; ".join(
        f"{place}: {_names([part for part in after if part.place == place])}" for place in unfit
    )
    raise click.UsageError(
        f"with that these places would not follow one another ({holders}); name everybody whose place changes"
    )


@season.command()
@click.argument("night")
@click.argument("name", metavar="PLAYER")
@click.option(
    "--by", "by", multiple=True, metavar="NAME", help="Who knocked the player out; more than once if shared."
)
@click.option("--by-nobody", is_flag=True, help="Nobody did.")
@reason_option
@yes_option
@data_option
def knockout(
    night: str, name: str, by: Sequence[str], reason: str, data: Path, *, by_nobody: bool, yes: bool
) -> None:
    """Put right who knocked a PLAYER of a NIGHT out."""
    if bool(by) == by_nobody:
        raise click.UsageError("say who it was with --by NAME, or --by-nobody")
    with faults_told():
        found = night_called(data, night)
        _over(found)
        player = player_called(found, name, yes=yes)
        winners = [player_called(found, who, yes=yes) for who in by]
        if player.number in {winner.number for winner in winners}:
            raise click.UsageError(f"{player.name} cannot have knocked out {player.name}")
        said = f"{told(found)}: {player.name} was knocked out by {_names(winners) or 'nobody'}."
        fact = KnockoutCorrected(found.ref, player.number, tuple(winner.number for winner in winners))
        note(data, fact, said, reason, yes=yes)


@season.command()
@click.argument("night")
@click.argument("was", metavar="PLAYER")
@click.argument("name")
@reason_option
@yes_option
@data_option
def name(night: str, was: str, name: str, reason: str, data: Path, *, yes: bool) -> None:
    """Say that a PLAYER of a NIGHT was called NAME: somebody else, or written otherwise."""
    with faults_told():
        found = night_called(data, night)
        played = _over(found)
        player = player_called(found, was, yes=yes)
        others = [part.name.casefold() for part in played.parts if part.number != player.number]
        if name.casefold() in others:
            raise click.UsageError(f"{name} already played night {found.ref}")
        if not name.strip() or not name.isprintable() or len(name) > 60:
            raise click.UsageError("a name has from 1 to 60 letters that can be shown")
        said = f"{told(found)}: {player.name} was {name.strip()}."
        note(data, NameCorrected(found.ref, player.number, name.strip()), said, reason, yes=yes)


@season.command(context_settings={"ignore_unknown_options": True})
@click.argument("night")
@click.argument("name", metavar="PLAYER")
@click.argument("points", metavar="±POINTS")
@reason_option
@yes_option
@data_option
def points(night: str, name: str, points: str, reason: str, data: Path, *, yes: bool) -> None:
    """Give a PLAYER of a NIGHT so many points more, or less: +5, -2.50."""
    with faults_told():
        found = night_called(data, night)
        _over(found)
        player = player_called(found, name, yes=yes)
        try:
            change = hundredths(points.removeprefix("+"))
        except Wrong as wrong:
            raise click.UsageError(f"{wrong.wrong}; {wrong.right}") from wrong
        way = "more" if change > 0 else "less"
        said = f"{told(found)}: {player.name} has {hundredths_text(abs(change))} points {way}."
        note(data, PointsAdjusted(found.ref, player.number, change), said, reason, yes=yes)


@season.command()
@data_option
def notes(data: Path) -> None:
    """Print all notes, in the order in which they were made."""
    with faults_told():
        found = read_notes(data)
    holding = {noted.number for noted in in_force(found)}
    for noted in found:
        gone = "" if noted.number in holding or isinstance(noted.fact, Withdrawn) else " (taken back)"
        click.echo(f"{noted.number}. {_in_words(noted)}{gone}: {noted.reason}")


@season.command()
@click.argument("number", type=int)
@reason_option
@yes_option
@data_option
def undo(number: int, reason: str, data: Path, *, yes: bool) -> None:
    """Take the note with this NUMBER back; the note that does so can be taken back too."""
    with faults_told():
        found = next((noted for noted in read_notes(data) if noted.number == number), None)
        if found is None:
            click.echo(f"There is no note {number}; `tournament-clock season notes` prints them.", err=True)
            sys.exit(1)
        note(data, Withdrawn(number), f"Note {number} is taken back: {_in_words(found)}.", reason, yes=yes)


def _in_words(noted: Note) -> str:
    """Return what a note says, players by their numbers on that night."""
    match noted.fact:
        case NightEntered(season=to, day=day):
            return f"night p{noted.number} of {day} entered in {to}"
        case NightMoved(night=ref, season=None):
            return f"night {ref} counts in no season"
        case NightMoved(night=ref, season=to):
            return f"night {ref} belongs to {to}"
        case PlacesCorrected(night=ref, places=places):
            return f"night {ref}, places: " + ", ".join(f"number {who} is {at}" for who, at in places.items())
        case KnockoutCorrected(night=ref, player=player, by=by):
            return f"night {ref}, number {player} out by {', '.join(map(str, by)) or 'nobody'}"
        case NameCorrected(night=ref, player=player, name=called):
            return f"night {ref}, number {player} was {called}"
        case PointsAdjusted(night=ref, player=player, points=change):
            return f"night {ref}, number {player} {hundredths_text(change)} points"
        case Withdrawn(note=other):
            return f"note {other} is taken back"


def _over(night: PastNight) -> PlayedNight:
    """Return a night that is over; of one that is played the director's keys put things right."""
    if night.night is None:
        raise click.UsageError(f"night {night.ref} is not over; at the keypad it can be put right")
    return night.night


def _names(parts: Sequence[Part]) -> str:
    return " and ".join(part.name for part in parts)
