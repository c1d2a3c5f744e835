"""The host's files as the clock uses them: as they are, or as they last were right.

A file with faults is refused whole. Its last good copy, kept beside the ledger, stays in use, and the screen
says so; without a copy the clock cannot begin, or does without where it can.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeVar

import click

from clock.files.config import ROSTER_FILE, SETTINGS_FILE
from clock.files.faults import BadFile
from clock.files.reading import read_text
from clock.files.writing import write_whole
from clock.houses import house_files, house_path, right_house
from clock.ledger import Night
from clock.roster import Regular, right_roster
from clock.seasons import SeasonPlan, load_season, season_files
from clock.settings import Settings, load_settings

Content = TypeVar("Content")


class GoodFiles:
    """Reads settings, houses, seasons and roster; `faulty_file` names one that has faults."""

    def __init__(self, config: Path, data: Path) -> None:
        self._config = config
        self._copies = data / "last-good"
        self.faulty_file = ""

    def settings(self) -> Settings:
        """Return the settings, or the built-in ones where there is no file."""
        path = self._config / SETTINGS_FILE
        return self._good(path, load_settings) if path.is_file() else Settings()

    def roster(self) -> tuple[tuple[Regular, ...], str]:
        """Return the players of players.csv, and its text as it is used; nobody where there is none."""
        path = self._config / ROSTER_FILE
        return self._good(path, _roster) if path.is_file() else ((), "")

    def seasons(self) -> tuple[SeasonPlan, ...]:
        """Return the seasons; of one with faults the last good copy, or none where there never was one."""
        plans: list[SeasonPlan] = []
        for path in season_files(self._config):
            copy = self._copies / "seasons" / path.name
            try:
                plans.append(load_season(path))
            except BadFile as error:
                click.echo(error, err=True)
                self.faulty_file = path.name
                if copy.is_file():
                    plans.append(load_season(copy))
            else:
                self._keep(path, copy)
        return tuple(plans)

    def nights(self, house: str) -> tuple[Night, ...]:
        """Return a night in the chosen house, then one in each other house that is right."""
        try:
            chosen = house_path(house, self._config)
        except BadFile as error:
            _give_up(error)
        nights = [self._good(chosen, _night)]
        for other in house_files(self._config):
            if other != chosen:
                try:
                    nights.append(_night(other))
                except BadFile:
                    self.faulty_file = self.faulty_file or other.name
        return tuple(nights)

    def _good(self, path: Path, load: Callable[[Path], Content]) -> Content:
        """Return what a file says, or what its last good copy said."""
        copy = self._copies / path.name
        try:
            content = load(path)
        except BadFile as error:
            if not copy.is_file():
                _give_up(error)
            click.echo(error, err=True)
            self.faulty_file = path.name
            return load(copy)
        self._keep(path, copy)
        return content

    def _keep(self, path: Path, copy: Path) -> None:
        """Keep a good file; a disk that takes nothing is told by the ledger, and is no reason not to play.

        Nothing is written where it is kept already: a card takes its time, and the room waits for a picture.
        """
        try:
            good = path.read_bytes()
            if not copy.is_file() or copy.read_bytes() != good:
                write_whole(copy, good)
        except OSError as error:
            click.echo(f"{copy} cannot be kept: {error.strerror}.", err=True)


def _roster(path: Path) -> tuple[tuple[Regular, ...], str]:
    text = read_text(path)
    return right_roster(text, str(path)), text


def _night(path: Path) -> Night:
    text = read_text(path)
    return Night(right_house(text, str(path)), text)


def _give_up(error: BadFile) -> NoReturn:
    click.echo(error, err=True)
    sys.exit(1)
