"""The yearbook of the site: a season, all that follows from it, and where everything has its page."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from unicodedata import normalize

from clock.league.nights import PlayedNight
from clock.league.rows import Row
from clock.league.scores import Scores, Targets, season_scores, season_targets
from clock.league.standings import Standings
from clock.league.workings import Working, workings
from clock.league_night import SeasonSoFar
from clock.seasons import PlannedNight
from clock.values import Struct
from clock.words import Words

LONGEST_ADDRESS = 40


class Stop(Struct, frozen=True):
    """A night of the season's line: its day if it is known, its name, and its number once it is played."""

    day: date | None
    label: str
    number: int | None = None
    planned: PlannedNight | None = None


@dataclass(frozen=True)  # no slots: what follows is worked out once
class Yearbook:
    """A season as the pages of the site show it, in the words of a language."""

    so_far: SeasonSoFar
    words: Words

    @property
    def nights(self) -> tuple[PlayedNight, ...]:
        """Return the nights that are over, in their order."""
        return self.so_far.nights

    @cached_property
    def table(self) -> Standings:
        """Return the standings after all nights."""
        return self.so_far.table

    @cached_property
    def scores(self) -> tuple[Scores, ...]:
        """Return the scores of every night."""
        return season_scores(self.so_far.plan.season, self.nights)

    @cached_property
    def targets(self) -> tuple[Targets, ...]:
        """Return the targets of every night."""
        return season_targets(self.so_far.plan.season, self.nights)

    @cached_property
    def rows(self) -> Mapping[str, Row]:
        """Return the rows of the standings by the players' keys."""
        return {row.key: row for row in self.table.rows}

    def money(self, cents: int) -> str:
        """Return an amount in the season's currency."""
        return self.words.numbers.money(cents, self.so_far.currency)

    @cached_property
    def stacks(self) -> Mapping[str, int]:
        """Return the stacks of the champions' night by the keys of who is in."""
        return self.so_far.stacks

    @cached_property
    def names(self) -> Mapping[str, str]:
        """Return what everybody was called last, by their keys."""
        return {part.key: part.name for night in self.nights for part in night.parts}

    @cached_property
    def player_pages(self) -> Mapping[str, str]:
        """Return the files of the members' pages, by their keys."""
        keys = sorted(self.rows)
        stems = apart(f"player-{plain(self.rows[key].name) or 'name'}" for key in keys)
        return {key: f"{stem}.html" for key, stem in zip(keys, stems, strict=True)}

    @cached_property
    def night_stems(self) -> Sequence[str]:
        """Return the files of the nights' pages without their ending, in the nights' order."""
        return apart(f"night-{night.date or number}" for number, night in enumerate(self.nights, start=1))

    def night_page(self, number: int) -> str:
        """Return the file of a night's page."""
        return f"{self.night_stems[number - 1]}.html"

    def worked(self, number: int) -> tuple[Working, ...]:
        """Return how the scores of a night came about, best place first."""
        index = number - 1
        season, night = self.so_far.plan.season, self.nights[index]
        return workings(season, night, self.targets[index], self.scores[index])

    @cached_property
    def stops(self) -> tuple[Stop, ...]:
        """Return all nights of the season, those of the calendar and those that were played besides."""
        played = [
            Stop(day_of(night), night.label or (planned.label if planned else ""), number, planned)
            for number, night in enumerate(self.nights, start=1)
            for planned in [self.so_far.plan.on(day_of(night))]
        ]
        seen = {stop.planned for stop in played}
        open_ = [
            Stop(planned.at.date(), planned.label, None, planned)
            for planned in self.so_far.plan.nights
            if planned not in seen
        ]
        return _in_order(played, open_)

    @cached_property
    def next_night(self) -> PlannedNight | None:
        """Return the first night of the calendar after those that were played, the champions' among them."""
        days = [day for day in map(day_of, self.nights) if day is not None]
        if self.so_far.champions_night is not None:
            return None
        calendar = self.so_far.plan.calendar
        return next((night for night in calendar if not days or night.at.date() > max(days)), None)


def day_of(night: PlayedNight) -> date | None:
    """Return the day of a night, None where nobody knows it."""
    return date.fromisoformat(night.date) if night.date else None


def _in_order(played: Sequence[Stop], planned: Sequence[Stop]) -> tuple[Stop, ...]:
    """Return the nights that were played in their order, those of the calendar between them by their day."""
    line: list[Stop] = []
    waiting = list(planned)
    for stop in played:
        while waiting and stop.day is not None and waiting[0].day is not None and waiting[0].day < stop.day:
            line.append(waiting.pop(0))
        line.append(stop)
    return (*line, *waiting)


def plain(name: str) -> str:
    """Return a name as it stands in an address: small letters and figures, none where it has no such."""
    letters = normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", letters)[:LONGEST_ADDRESS].strip("-")


def apart(stems: Iterable[str]) -> Sequence[str]:
    """Return addresses with a number behind those that were given before."""
    taken: list[str] = []
    for stem in stems:
        number, name = 1, stem
        while name in taken:
            number += 1
            name = f"{stem}-{number}"
        taken.append(name)
    return taken
