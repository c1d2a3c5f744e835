"""`season enter`: a night that was played on paper, or kept by another program, from a file."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

import click

from clock.files.config import config_dir
from clock.files.reading import read_text
from clock.houses import load_house
from clock.league.corrections import NightEntered
from clock.league.nights import PlayedNight
from clock.ledger import look_back
from clock.papers import LARGEST, Prices, near, read_director, read_results, renamed
from clock.roster import load_roster
from clock.seasons import SeasonPlan, season_called
from clock.tournament.names import folded
from clock.verbs.noting import faults_told, note, yes_option
from clock.verbs.places import data_option
from clock.verbs.table import laid_out
from clock.words.figures import decimal, hundredths_text

NEW = "new"


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--season", "name", required=True, metavar="S", help="The season it belongs to.")
@click.option(
    "--day",
    type=click.DateTime(["%Y-%m-%d"]),
    help="The day it was played, 2026-10-03; a .tdt tells it itself.",
)
@click.option("--label", default="", help="What the night is called.")
@click.option("--reason", default="", help="Why; left out: that it was read from the file.")
@click.option(
    "--new", "new", multiple=True, metavar="NAME", help="This name is a new player's, whoever is near."
)
@click.option("--dry-run", is_flag=True, help="Say what would be entered, and enter nothing.")
@yes_option
@data_option
def enter(
    file: Path,
    name: str,
    day: datetime | None,
    label: str,
    reason: str,
    new: Sequence[str],
    data: Path,
    *,
    dry_run: bool,
    yes: bool,
) -> None:
    """Enter a night from a FILE: CSV, or what The Tournament Director 3 saves (.tdt), which tells its day.

    CSV has one player a line, place,name and what else is known: sub, absent, out_by (several joined by +),
    points, bonus, prize, buy_in, cost, rebuys, add_ons. A file with faults is refused whole, each fault with
    its line and column.
    """
    with faults_told():
        plan = season_called(name, config_dir())
        night = _read(file, plan)
        if day is None and not night.date:
            raise click.UsageError("say with --day when it was played")
        when = f"{day:%Y-%m-%d}" if day else night.date
        known = _known(data)
        night = renamed(night, _who_is_who(night, known, new, ask=not yes))
        fresh = [part.name for part in night.parts if folded(part.name) not in {folded(who) for who in known}]
        click.echo(_as_table(night))
        if fresh:
            click.echo(f"New players: {', '.join(fresh)}")
        called = f'"{label}" ' if label else ""
        said = f"A night {called}of {when} with {len(night.parts)} players goes into {plan.season.name}."
        if dry_run:
            click.echo(f"{said} Nothing was entered: this was a dry run.")
            return
        fact = NightEntered(plan.season.name, when, night, label.strip(), file.name)
        note(data, fact, said, reason or f"entered from {file.name}", yes=yes)


def _read(file: Path, plan: SeasonPlan) -> PlayedNight:
    """Return the night of a file, by its kind. Raises BadFile."""
    if file.suffix.lower() == ".tdt":
        return read_director(read_text(file, LARGEST), str(file), _prices(plan))
    return read_results(read_text(file), str(file), _prices(plan))


def _prices(plan: SeasonPlan) -> Prices:
    """Return the prices of the season's house, none where it names no house. Raises BadFile."""
    if not plan.house:
        return Prices()
    house = load_house(plan.house, config_dir())
    return Prices(
        buy_in=house.buy_in.total,
        pool=house.buy_in.pool,
        league=house.buy_in.league,
        rebuy=house.rebuys.price.total if house.rebuys else 0,
        add_on=house.add_ons.price.total if house.add_ons else 0,
    )


def _known(data: Path) -> tuple[str, ...]:
    """Return the names of all who have played here, and of the roster where that can be read."""
    played = [part.name for past in look_back(data) if past.night for part in past.night.parts]
    roster = config_dir() / "players.csv"
    listed = [player.name for player in load_roster(roster)] if roster.is_file() else []
    return tuple(dict.fromkeys((*listed, *played)))


def _who_is_who(night: PlayedNight, known: Sequence[str], new: Sequence[str], *, ask: bool) -> dict[str, str]:
    """Return who of the file is who of the known under another name. Raises UsageError where that is open.

    A name that is only near a known one is asked about, never taken for it.
    """
    taken = {folded(part.name) for part in night.parts}
    same: dict[str, str] = {}
    for part in night.parts:
        if folded(part.name) in {folded(who) for who in new}:
            continue
        could_be = [who for who in near(part.name, known) if folded(who) not in taken]
        if could_be and not ask:
            raise click.UsageError(
                f'"{part.name}" could be {" or ".join(could_be)}: write the name as it is known, '
                f'or say --new "{part.name}"'
            )
        for who in could_be:
            answer = click.prompt(
                f'Is "{part.name}" the "{who}" who is known here?', type=click.Choice(["y", "n", NEW])
            )
            if answer == "y":
                same[part.name] = who
                taken.add(folded(who))
            if answer in {"y", NEW}:
                break
    return same


def _as_table(night: PlayedNight) -> str:
    rows = [
        (
            "" if part.place is None else str(part.place),
            part.name,
            "sub" if part.sub else "",
            decimal(part.cost),
            decimal(part.prize),
            str(len(part.hits)),
            "" if part.stated is None else hundredths_text(part.stated),
        )
        for part in night.parts
    ]
    return laid_out(("Place", "Player", "", "Paid", "Prize", "Knockouts", "Points"), rows, right=range(3, 7))
