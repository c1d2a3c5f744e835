"""`season enter`: a night that was played on paper, or kept by another program, from a file."""

from collections.abc import Mapping, Sequence
from datetime import date, datetime
from pathlib import Path

import click

from clock.files.config import config_dir
from clock.files.lines import unfit_name
from clock.files.reading import read_text
from clock.houses import load_house
from clock.league.corrections import NightEntered
from clock.league.nights import PlayedNight
from clock.ledger import PastNight, look_back
from clock.papers import LARGEST_SAVED, RESULT_COLUMNS, Paper, Prices, near, read_director, read_results
from clock.past_nights import called_by, season_plan
from clock.roster import Regular, roster_in
from clock.seasons import SeasonPlan
from clock.tournament.names import LONGEST_NAME, folded
from clock.tournament.structure import House, Price
from clock.verbs.language import language_option
from clock.verbs.noting import faults_told, note, refuse, yes_option
from clock.verbs.places import data_option
from clock.verbs.table import laid_out
from clock.words import Words
from clock.words.figures import decimal
from clock.words.noting import Answer, Told
from clock.words.pages import Heading


def _columns(_: click.Context, __: click.Parameter, given: Sequence[str]) -> Mapping[str, str]:
    """Return what a file calls the columns, by our names for them."""
    found: dict[str, str] = {}
    for text in given:
        ours, sign, theirs = text.partition("=")
        if not sign or ours not in RESULT_COLUMNS or not theirs.strip():
            raise click.BadParameter(
                f"write one of {', '.join(RESULT_COLUMNS)}, then = and what the file calls it"
            )
        found[ours] = theirs
    return found


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--season", "name", required=True, metavar="S", help="The season it belongs to.")
@click.option(
    "--day",
    type=click.DateTime(["%Y-%m-%d"]),
    help="The day it was played, 2026-10-03; a .tdt tells it itself.",
)
@click.option("--label", default="", help="What the night is called.")
@click.option("--champions", is_flag=True, help="It was the season's champions' night, which has no points.")
@click.option("--reason", default="", help="Why; left out: that it was read from the file.")
@click.option(
    "--new", "new", multiple=True, metavar="NAME", help="This name is a new player's, whoever is near."
)
@click.option(
    "--column",
    "columns",
    multiple=True,
    metavar="OURS=THEIRS",
    callback=_columns,
    help="What another program's CSV calls a column, name=Player; its other columns are left out.",
)
@click.option("--dry-run", is_flag=True, help="Say what would be entered, and enter nothing.")
@yes_option
@data_option
@language_option
def enter(
    file: Path,
    name: str,
    day: datetime | None,
    label: str,
    reason: str,
    new: Sequence[str],
    columns: Mapping[str, str],
    data: Path,
    words: Words,
    *,
    champions: bool,
    dry_run: bool,
    yes: bool,
) -> None:
    """Enter a night from a FILE: CSV, or what The Tournament Director 3 saves (.tdt), which tells its day.

    CSV has one player a line, place,name and what else is known: sub, absent, out_by (several joined by +),
    prize, buy_in, cost, rebuys, add_ons, points, bonus, and adjusted, points by hand. Where it has no column
    sub, the list of players says who is one. A file with faults is refused whole, each fault with its line
    and column.
    """
    says = words.noting
    if label.strip() and unfit_name(label.strip()) is not None:
        refuse(says.bad_name(LONGEST_NAME))
    with faults_told(words):
        plan, past, roster = season_plan(name, data, config_dir()), look_back(data), roster_in(config_dir())
        called = called_by(plan, past)
        if called is None:
            click.echo(says.unheard_of(name))
        house = load_house(plan.house, config_dir()) if plan.house else None
        paper = _read(file, _prices(house), columns)
        for warning in paper.left_out:
            click.echo(warning, err=True)
        if day is None and not paper.night.date:
            refuse(says.told(Told.SAY_WHEN))
        when = f"{day:%Y-%m-%d}" if day else paper.night.date
        known = _known(past, roster)
        night = paper.known_as(_who_is_who(paper.night, known, new, words, ask=not yes), _subs(roster))
        _tell(night, known, _same_day(plan, past, date.fromisoformat(when)), words)
        currency = house.currency if house else ""
        fact = NightEntered(called or name, when, night, label.strip(), file.name, champions, currency)
        said = says.sentence(fact, "", {})
        if dry_run:
            click.echo(f"{said} {says.told(Told.DRY_RUN)}")
            return
        note(data, fact, said, reason or says.read_from(file.name), words, yes=yes)


def _tell(night: PlayedNight, known: Sequence[str], same_day: Sequence[str], words: Words) -> None:
    """Show what was read, who of it is new, and which nights of that day there are already."""
    click.echo(_as_table(night, words))
    played = {folded(who) for who in known}
    fresh = [part.name for part in night.parts if folded(part.name) not in played]
    if fresh:
        click.echo(words.noting.new_players(fresh))
    if same_day:
        click.echo(words.noting.same_day(same_day))


def _read(file: Path, prices: Prices, columns: Mapping[str, str]) -> Paper:
    """Return the night of a file, by its kind. Raises BadFile."""
    if file.suffix.lower() == ".tdt":
        return read_director(read_text(file, LARGEST_SAVED), str(file), prices)
    return read_results(read_text(file), str(file), prices, columns)


def _prices(house: House | None) -> Prices:
    """Return the prices of the season's house, none where it names no house."""
    if house is None:
        return Prices()
    return Prices(
        entry=house.buy_in,
        rebuy=house.rebuys.price if house.rebuys else Price(0),
        add_on=house.add_ons.price if house.add_ons else Price(0),
        prizes=house.prizes,
    )


def _subs(roster: Sequence[Regular]) -> frozenset[str]:
    return frozenset(folded(player.name) for player in roster if player.sub)


def _known(past: Sequence[PastNight], roster: Sequence[Regular]) -> tuple[str, ...]:
    """Return the names of all who have played here, and of the roster."""
    played = (part.name for night in past if night.night for part in night.night.parts)
    return tuple(dict.fromkeys((*(player.name for player in roster), *played)))


def _same_day(plan: SeasonPlan, past: Sequence[PastNight], day: date) -> list[str]:
    """Return what the season's nights of a day are called here: one that is entered twice counts twice."""
    return [
        night.ref
        for night in past
        if night.began and night.began.date() == day and night.season and plan.is_called(night.season)
    ]


def _who_is_who(
    night: PlayedNight, known: Sequence[str], new: Sequence[str], words: Words, *, ask: bool
) -> dict[str, str]:
    """Return who of the file is who of the known under another name. Raises UsageError where that is open.

    A name that is only near a known one is asked about, never taken for it.
    """
    taken = {folded(part.name) for part in night.parts}
    same: dict[str, str] = {}
    yes, no, somebody_new = (words.noting.answer(which) for which in (Answer.YES, Answer.NO, Answer.NEW))
    for part in night.parts:
        if folded(part.name) in {folded(who) for who in new}:
            continue
        could_be = [who for who in near(part.name, known) if folded(who) not in taken]
        if could_be and not ask:
            refuse(words.noting.could_be(part.name, could_be))
        for who in could_be:
            question = words.noting.is_known(part.name, who)
            answer = click.prompt(question, type=click.Choice([yes, no, somebody_new]))
            if answer == yes:
                same[part.name] = who
                taken.add(folded(who))
            if answer != no:
                break
    return same


def _as_table(night: PlayedNight, words: Words) -> str:
    says = words.pages
    rows = [
        (
            "" if part.place is None else str(part.place),
            part.name,
            words.league.sub() if part.sub else "",
            decimal(part.cost),
            decimal(part.prize),
            str(len(part.hits)),
            "" if part.stated is None else says.points(part.stated),
        )
        for part in night.parts
    ]
    columns = (Heading.PLACE, Heading.PLAYER, Heading.PAID, Heading.PRIZE, Heading.KNOCKOUTS, Heading.POINTS)
    place, player, *others = (says.heading(column) for column in columns)
    return laid_out((place, player, "", *others), rows, right=range(3, 7))
