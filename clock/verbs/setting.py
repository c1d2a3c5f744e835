"""What a script's head sets: the night that is rehearsed, its house, and who plays."""

from pathlib import Path

import click

from clock.files.config import config_dir
from clock.files.faults import BadFile
from clock.files.reading import read_text
from clock.houses import house_path
from clock.ledger import Damaged, Night, read_night
from clock.moment import minute_of
from clock.rehearsal.performance import Entries
from clock.rehearsal.script import BadScript, Head
from clock.roster import Regular, right_roster
from clock.seasons import season_called
from clock.tournament.commands import Register
from clock.values import Struct, replace
from clock.verbs.house_argument import chosen_house


class Setting(Struct, frozen=True):
    """What a script's head sets: the night, the file of its house, and who plays.

    `regulars` are the players of the roster that the head names.
    """

    head: Head
    tonight: Night
    house: str
    entries: Entries
    regulars: tuple[Regular, ...] = ()


def setting_of(head: Head, beside: Path) -> Setting:
    """Return what a head sets; the files it names may lie in the folder `beside`.

    Raises BadScript, and BadFile where the season's file has faults.
    """
    house = head.house
    if house.endswith(".toml") and (beside / house).is_file():
        house = str(beside / house)
    regulars, roster = _roster(head, beside)
    try:
        chosen = chosen_house(house)
    except click.UsageError as error:
        raise BadScript(head.line("house"), error.message) from error
    starts = None if head.starts is None else minute_of(head.starts)
    tonight = Night(
        replace(chosen, starts_minute=starts),
        read_text(house_path(house, config_dir())),
        label=head.night,
        champions=head.champions,
        roster=roster,
    )
    if head.season is not None:
        plan = season_called(_season(head, head.season, beside), config_dir())
        tonight = replace(tonight, season=plan.file or head.season, season_text=plan.text)
    return Setting(head, tonight, house, _entries(head, regulars), regulars)


def _season(head: Head, name: str, beside: Path) -> str:
    """Return what the head calls the season, a file with the folder that it lies in. Raises BadScript."""
    if not name.endswith(".toml"):
        return name
    path = beside / name
    if not path.is_file():
        raise BadScript(head.line("season"), f"there is no file {path}")
    return str(path)


def _roster(head: Head, beside: Path) -> tuple[tuple[Regular, ...], str]:
    """Return the players of the head's roster, and its text."""
    if head.roster is None:
        return (), ""
    path = beside / head.roster
    try:
        text = read_text(path)
        return right_roster(text, str(path)), text
    except BadFile as bad:
        raise BadScript(head.line("roster"), str(bad)) from bad


def _entries(head: Head, regulars: tuple[Regular, ...]) -> Entries:
    """Return what enters the players; a night that goes on has them already."""
    if head.goes_on:
        return ()
    if regulars:
        return tuple((head.line("roster"), Register(player.name, player.sub)) for player in regulars)
    if head.players:
        return tuple(
            (player.line, Register(player.name, player.sub, number=player.number)) for player in head.players
        )
    return ((head.line("players"), Register()),) * head.count


def check_goes_on(head: Head, data: Path) -> None:
    """Raise BadScript where a script goes on with a night that is not in the folder."""
    if not head.goes_on:
        return
    try:
        there = read_night(data) is not None
    except Damaged:
        there = False
    if not there:
        raise BadScript(head.line("continue"), "there is no night to go on with; name its folder with --data")


def house_played(setting: Setting, data: Path) -> str:
    """Return the house that is played in: of a night that goes on its own, if the head names none."""
    head = setting.head
    stored = read_night(data) if head.goes_on and "house" not in head.lines else None
    return setting.house if stored is None else stored.night.house.name
