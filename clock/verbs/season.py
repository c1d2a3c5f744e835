"""`season`: what the league's secretary looks up and notes about nights that are over."""

from collections.abc import Sequence
from pathlib import Path

import click

from clock.files.amounts import Wrong
from clock.files.config import config_dir
from clock.files.lines import unfit_name
from clock.league.corrections import (
    KnockoutCorrected,
    NameCorrected,
    NightEntered,
    NightMoved,
    Note,
    PlacesCorrected,
    PointsAdjusted,
    SubCorrected,
    Withdrawn,
    in_force,
    notes_on,
    taken_back,
    unfit_places,
)
from clock.league.nights import PlayedNight, best_first, out_by
from clock.ledger import PastNight, kept_nights, look_back, noted, read_notes
from clock.papers.cells import hundredths
from clock.past_nights import called_by, season_plan
from clock.tournament.names import LONGEST_NAME, folded
from clock.values import replace
from clock.verbs.language import language_option
from clock.verbs.noting import (
    called,
    faults_told,
    head,
    night_called,
    night_over,
    note,
    note_on,
    noting_options,
    player_called,
    refuse,
)
from clock.verbs.places import data_option
from clock.verbs.season_enter import enter
from clock.verbs.table import laid_out
from clock.words import Words
from clock.words.figures import decimal
from clock.words.noting import Told
from clock.words.pages import Heading


@click.group()
def season() -> None:
    """Look nights up, move them, enter them from paper, and put right what was kept wrong.

    Nothing is changed: each of these adds a note beside the nights, and another note takes it back.
    """


season.add_command(enter)


@season.command()
@data_option
@language_option
def nights(data: Path, words: Words) -> None:
    """Print all nights with what they are called here, and the season each belongs to."""
    with faults_told(words):
        past = look_back(data)
    rows = [
        (
            night.ref,
            "" if night.began is None else night.began.date().isoformat(),
            night.label or (words.pages.heading(Heading.CHAMPIONS) if night.champions else ""),
            "" if night.night is None else str(len(night.night.parts)),
            _winner(night, words),
            night.season or words.league.no_season(),
        )
        for night in past
    ]
    columns = (Heading.NIGHT, Heading.DATE, Heading.NAME, Heading.PLAYERS, Heading.WINNER, Heading.SEASON)
    table = laid_out(_headed(columns, words), rows)
    click.echo(table if rows else words.noting.told(Told.NO_NIGHT_YET))


def _headed(columns: Sequence[Heading], words: Words) -> tuple[str, ...]:
    said = (words.pages.heading(column) for column in columns)
    return tuple(f"{heading[:1].upper()}{heading[1:]}" for heading in said)


@season.command()
@click.argument("night")
@data_option
@language_option
def show(night: str, data: Path, words: Words) -> None:
    """Print a night as it stands, with all that was noted about it."""
    with faults_told(words):
        found = night_called(data, night, words)
        mine = notes_on(found.ref, in_force(read_notes(data)))
    parts = best_first(found.night) if found.night else []
    by = out_by(found.night) if found.night else {}
    rows = [
        (
            "" if part.place is None else str(part.place),
            str(part.number),
            part.name,
            words.league.sub() if part.sub else "",
            decimal(part.prize) if part.prize else "",
            " + ".join(who.name for who in by.get(part.key, ())),
            words.pages.points(part.adjusted) if part.adjusted else "",
        )
        for part in parts
    ]
    place, number, player, *others = _headed(
        (Heading.PLACE, Heading.NUMBER, Heading.PLAYER, Heading.PRIZE, Heading.OUT_BY, Heading.BY_HAND), words
    )
    click.echo(f"{words.noting.in_season(head(found, words), found.season, len(parts))}\n")
    click.echo(laid_out((place, number, player, "", *others), rows))
    for made in mine:
        click.echo(words.noting.note(made.number, made.reason))


def _winner(night: PastNight, words: Words) -> str:
    if night.night is None:
        return words.noting.told(Told.NOT_OVER)
    return ", ".join(part.name for part in night.night.winners)


@season.command()
@click.argument("night")
@click.argument("to", metavar="SEASON")
@noting_options
def move(night: str, to: str, reason: str, data: Path, words: Words, *, yes: bool) -> None:
    """Let a NIGHT belong to another SEASON."""
    with faults_told(words):
        found = night_called(data, night, words)
        name = called_by(season_plan(to, data, config_dir()), look_back(data))
        if name is None:
            click.echo(words.noting.unheard_of(to))
        note_on(data, found, NightMoved(found.ref, name or to), reason, words, yes=yes)


@season.command()
@click.argument("night")
@noting_options
def exclude(night: str, reason: str, data: Path, words: Words, *, yes: bool) -> None:
    """Let a NIGHT count in no season."""
    with faults_told(words):
        found = night_called(data, night, words)
        note_on(data, found, NightMoved(found.ref, None), reason, words, yes=yes)


@season.command()
@click.argument("night")
@click.argument("places", metavar="NAME=PLACE…", nargs=-1, required=True)
@noting_options
def place(night: str, places: Sequence[str], reason: str, data: Path, words: Words, *, yes: bool) -> None:
    """Put places of a NIGHT right; name everybody whose place changes. The prizes go with the places."""
    with faults_told(words):
        found, played = night_over(data, night, words)
        wanted: dict[int, int] = {}
        for text in places:
            name, sign, number = text.rpartition("=")
            if not sign or not (number.isascii() and number.isdecimal()):
                refuse(words.noting.no_place(text))
            wanted[player_called(found, name, words, yes=yes).number] = int(number)
        _refuse_unfit(played, wanted, words)
        note_on(data, found, PlacesCorrected(found.ref, wanted), reason, words, yes=yes)


def _refuse_unfit(played: PlayedNight, wanted: dict[int, int], words: Words) -> None:
    """Refuse places after which the others would no longer follow one another."""
    unfit = unfit_places(played, wanted)
    if not unfit:
        return
    after = [replace(part, place=wanted.get(part.number, part.place)) for part in played.parts]
    refuse(
        words.noting.unfit_places(
            {place: [part.name for part in after if part.place == place] for place in unfit}
        )
    )


@season.command()
@click.argument("night")
@click.argument("name", metavar="PLAYER")
@click.option(
    "--by", "by", multiple=True, metavar="NAME", help="Who knocked the player out; more than once if shared."
)
@click.option("--by-nobody", is_flag=True, help="Nobody did.")
@noting_options
def knockout(
    night: str,
    name: str,
    by: Sequence[str],
    reason: str,
    data: Path,
    words: Words,
    *,
    by_nobody: bool,
    yes: bool,
) -> None:
    """Put right who knocked a PLAYER of a NIGHT out."""
    if bool(by) == by_nobody:
        refuse(words.noting.told(Told.SAY_BY_WHOM))
    with faults_told(words):
        found, _ = night_over(data, night, words)
        player = player_called(found, name, words, yes=yes)
        winners = dict.fromkeys(player_called(found, who, words, yes=yes).number for who in by)
        if player.number in winners:
            refuse(words.noting.knocked_out_self(player.name))
        fact = KnockoutCorrected(found.ref, player.number, tuple(winners))
        note_on(data, found, fact, reason, words, yes=yes)


@season.command()
@click.argument("night")
@click.argument("was", metavar="PLAYER")
@click.argument("name")
@noting_options
def name(night: str, was: str, name: str, reason: str, data: Path, words: Words, *, yes: bool) -> None:
    """Say that a PLAYER of a NIGHT was called NAME: somebody else, or written otherwise."""
    with faults_told(words):
        found, played = night_over(data, night, words)
        player = player_called(found, was, words, yes=yes)
        if any(folded(part.name) == folded(name) for part in played.parts if part.number != player.number):
            refuse(words.noting.already_played(name, found.ref))
        if unfit_name(name.strip()) is not None:
            refuse(words.noting.bad_name(LONGEST_NAME))
        note_on(data, found, NameCorrected(found.ref, player.number, name.strip()), reason, words, yes=yes)


@season.command()
@click.argument("night")
@click.argument("name", metavar="PLAYER")
@click.option("--member", is_flag=True, help="A member after all, with points.")
@noting_options
def sub(night: str, name: str, reason: str, data: Path, words: Words, *, member: bool, yes: bool) -> None:
    """Say that a PLAYER of a NIGHT played as a sub, without points."""
    with faults_told(words):
        found, _ = night_over(data, night, words)
        player = player_called(found, name, words, yes=yes)
        if player.sub is not member:
            refuse(words.noting.is_already(player.name, sub=player.sub))
        note_on(data, found, SubCorrected(found.ref, player.number, sub=not member), reason, words, yes=yes)


@season.command(context_settings={"ignore_unknown_options": True})
@click.argument("night")
@click.argument("name", metavar="PLAYER")
@click.argument("points", metavar="±POINTS")
@noting_options
def points(night: str, name: str, points: str, reason: str, data: Path, words: Words, *, yes: bool) -> None:
    """Give a PLAYER of a NIGHT so many points more, or less: +5, -2.50."""
    with faults_told(words):
        found, _ = night_over(data, night, words)
        player = player_called(found, name, words, yes=yes)
        try:
            change = hundredths(points.removeprefix("+"))
        except Wrong:
            change = 0
        if change == 0:
            refuse(words.noting.no_points(points))
        note_on(data, found, PointsAdjusted(found.ref, player.number, change), reason, words, yes=yes)


@season.command()
@data_option
@language_option
def notes(data: Path, words: Words) -> None:
    """Print all notes, in the order in which they were made."""
    with faults_told(words):
        found = read_notes(data)
        kept = kept_nights(data)
    holding = {made.number for made in in_force(found)}
    for index, made in enumerate(found):
        gone = made.number not in holding and not isinstance(made.fact, Withdrawn)
        says = _in_words(made, noted(kept, found[:index]), words)
        click.echo(words.noting.listed(made.number, says, made.reason, gone=gone))


@season.command()
@click.argument("number", type=int)
@noting_options
def undo(number: int, reason: str, data: Path, words: Words, *, yes: bool) -> None:
    """Take the note with this NUMBER back; the note that does so can be taken back too."""
    with faults_told(words):
        notes = read_notes(data)
        earlier = [made for made in notes if made.number <= number]
        if not earlier or earlier[-1].number != number:
            refuse(words.noting.no_note(number))
        if number in taken_back(notes):
            refuse(words.noting.taken_back_already(number))
        what = _in_words(earlier[-1], noted(kept_nights(data), earlier[:-1]), words)
        said = f"{words.noting.sentence(Withdrawn(number), '', {})} {what}"
        note(data, Withdrawn(number), said, reason, words, yes=yes)


def _in_words(made: Note, past: Sequence[PastNight], words: Words) -> str:
    """Return what a note says; `past` are the nights as they were when it was made."""
    if isinstance(made.fact, NightEntered | Withdrawn):
        return words.noting.sentence(made.fact, "", {})
    ref = made.fact.night
    night = next((night for night in past if night.ref == ref), None)
    at = words.noting.night(ref, "") if night is None else head(night, words)
    return words.noting.sentence(made.fact, at, {} if night is None else called(night))
