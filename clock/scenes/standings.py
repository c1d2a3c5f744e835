"""The standings: in the menu, between the nights, and with the night's points after the winner (L6)."""

from datetime import timedelta
from typing import ClassVar

from clock.display.pictures.standings import StandingsPicture
from clock.display.pieces.foot import Keys
from clock.moment import minute_of
from clock.press import Press
from clock.scenes.level_page import banner
from clock.scenes.on_top import on_top, palette
from clock.scenes.pages import turned, turning_keys
from clock.scenes.rankings import are_live, night_ranking, ranking, table_shown
from clock.scenes.scene import MENU_MS, Outcome
from clock.scenes.sight import Sight
from clock.scenes.times import minute_shown, time_of_day
from clock.seasons import PlannedNight
from clock.tournament.structure import HOUR
from clock.values import Struct, replace

SOON_MS = 2 * HOUR
"""So long before its first deal a night is no more to come: the screen waits for players."""


class StandingsPage(Struct, frozen=True):
    """The standings, looked up at any time: as they would be if the night ended now, once somebody is out."""

    page: int = 0
    patience_ms: ClassVar[int] = MENU_MS

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Turn the page with `#`, leave with `*`."""
        return turned(press, replace(self, page=self.page + 1))

    def view(self, sight: Sight) -> StandingsPicture:
        """Return one page of the standings."""
        return replace(standings_picture(sight), turn=self.page, top=on_top(sight), time_of_day="", banner="")

    def keys(self, sight: Sight) -> Keys:
        """Return the keys of the page."""
        return turning_keys(sight)


def standings_picture(sight: Sight) -> StandingsPicture:
    """Return the standings as they are shown now, with the pages in turn."""
    says, table = sight.words.league, table_shown(sight)
    if table is None:
        return StandingsPicture(says.standings(), palette=palette(sight))
    live = are_live(table, sight)
    return StandingsPicture(
        says.ended_now() if live else table.season,
        ranking(table, sight),
        table.season if live else says.after(table.nights),
        turn=sight.turn,
        time_of_day=time_of_day(sight),
        banner=banner(sight),
        palette=palette(sight),
    )


def night_points(sight: Sight) -> StandingsPicture:
    """Return the points of a night that is over, with its bonus (L1, L2)."""
    return StandingsPicture(
        sight.words.league.of_the_night(),
        night_ranking(sight),
        night_called(sight),
        turn=sight.turn,
        time_of_day=time_of_day(sight),
        banner=banner(sight),
        palette=palette(sight),
    )


def night_called(sight: Sight) -> str:
    """Return what tonight is called within a sentence; nothing where it belongs to no season."""
    says = sight.words.league
    if sight.champions:
        return says.champions_night()
    return "" if sight.league is None else says.night(sight.league.number, sight.league.label)


def title_tonight(sight: Sight) -> str:
    """Return the season and its night, or the house where the night belongs to none."""
    called = night_called(sight)
    if not called or sight.season is None:
        return sight.tournament.house.title
    return sight.words.league.titled(sight.season.plan.season.name, called)


def is_between_nights(sight: Sight) -> bool:
    """Return whether nobody has entered and no deal is near: the standings stand on the wall then."""
    if sight.season is None or sight.tournament.players:
        return False
    plan, coming = sight.season.plan, next_night(sight)
    if coming is None and not sight.season.nights:
        return False
    if not night_called(sight):
        return True
    if sight.wall is None or sight.day is None:
        return False
    if plan.on(sight.day) is None and plan.champions_on(sight.day) is None:
        return True
    soon = sight.wall.replace(tzinfo=None) + timedelta(milliseconds=SOON_MS)
    return coming is not None and coming.at.date() == sight.day and coming.at > soon


def between_nights(sight: Sight) -> StandingsPicture:
    """Return the standings with the day of the next night, and how far away it is (L8)."""
    picture, coming = standings_picture(sight), next_night(sight)
    if coming is None or sight.day is None or sight.season is None:
        return picture
    says = sight.words.league
    champions = coming == sight.season.plan.champions
    hour = minute_shown(sight, minute_of(coming.at))
    away = says.in_days((coming.at.date() - sight.day).days)
    return replace(
        picture,
        coming_words=says.titled(coming.label or says.next_night(champions=champions), away),
        coming=says.day_at(says.day(coming.at.date()), hour),
    )


def next_night(sight: Sight) -> PlannedNight | None:
    """Return the season's next night by the calendar, None where there is none, or the day is not known."""
    if sight.season is None or sight.wall is None or sight.day is None:
        return None
    return sight.season.plan.after(sight.wall.replace(tzinfo=None))
