"""The whole picture: which pages make room for a slip, and which say in their banner what goes above all."""

import importlib
import pkgutil
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

from msgspec.structs import fields

from clock.display import pictures
from clock.display.pictures.standings import StandingsPicture
from clock.mishaps import NotSaving
from clock.scenes.night import NightScene
from clock.scenes.scene import MakesRoom, Page, WithLine
from clock.scenes.shown import shown, warned_on_slip
from clock.scenes.stack import Stack
from clock.scenes.standings import StandingsPage
from clock.values import Struct, replace
from tests.evening import Evening, words_of
from tests.gallery.league import league
from tests.gallery.plain import plain
from tests.gallery.shown import Shown
from tests.scenes.test_standings import second_night


def with_a(field: str) -> set[type[Struct]]:
    """Return every picture that has a field of this name."""
    return {picture for picture in every_picture() if field in {one.name for one in fields(picture)}}


def every_picture() -> Iterator[type[Struct]]:
    """Give every value that fills the screen."""
    for found in pkgutil.iter_modules(pictures.__path__, f"{pictures.__name__}."):
        module = importlib.import_module(found.name)
        for made in vars(module).values():
            if isinstance(made, type) and issubclass(made, Struct) and made.__module__ == found.name:
                yield made


def test_every_picture_is_a_page() -> None:
    """What fills the screen is in its colours: whoever asks what a page can do is asked of every one."""
    assert set(get_args(Page)) == with_a("palette")


def test_the_pages_with_the_line() -> None:
    """On a picture with `line` a ring fills about the button, and its times move; and on no other."""
    assert set(get_args(WithLine)) == with_a("line")


def test_every_page_that_can_make_room_is_asked_to() -> None:
    """A picture with `covered` is among those that are told when a slip lies over them, and no other is."""
    assert StandingsPicture in with_a("covered")
    assert set(get_args(MakesRoom)) == with_a("covered")


def test_every_page_with_a_banner_says_it_there() -> None:
    """A picture with `banner` is among those on which what goes above all is no slip as well."""
    pages = [one.page for one in (plain() | league()).values() if isinstance(one, Shown)]
    with_banner = [page for page in pages if isinstance(page, Page) and type(page) in with_a("banner")]

    assert len({type(page) for page in with_banner}) == len(with_a("banner"))
    assert not any(warned_on_slip(page) for page in with_banner)


def test_the_standings_make_room_for_a_slip(tmp_path: Path) -> None:
    """L8: while somebody is entered between the nights, no row of the table lies under the question."""
    with second_night(tmp_path, days=3, players=0) as host:
        assert not covered(host)
        host.keys("1")
        assert host.slip == "Who enters? 1 Ada Lindqvist"
        assert covered(host)


def covered(host: Evening) -> bool:
    """Return whether the standings that are shown have been told of a slip over them."""
    page = host.picture.page
    assert isinstance(page, StandingsPicture)
    return page.covered


def test_the_standings_say_once_that_the_night_is_not_saved(tmp_path: Path) -> None:
    """Never more than one thing asks for attention: between the nights the banner says it, and no slip."""
    with second_night(tmp_path, days=3, players=0) as host:
        sight = replace(host.app.sight(), not_saved=NotSaving.DISK_FULL)
        picture = shown(Stack(NightScene(), 0), sight)
        assert isinstance(picture.page, StandingsPicture)
        assert picture.page.banner == sight.words.mishaps.not_saving(NotSaving.DISK_FULL)
        assert words_of(picture) is None
        opened = shown(Stack(StandingsPage(), 0), sight)
        assert isinstance(opened.page, StandingsPicture)
        assert (opened.page.banner, words_of(opened)) == ("", None), "the host needs all of it, and closes it"


def test_the_points_of_a_night_say_that_it_is_not_saved(tmp_path: Path) -> None:
    """L6: of the pages that take turns after the winner, the points say it in their banner too."""
    with second_night(tmp_path) as host:
        host.keys("3#1#").wait(11).keys("2#1#").wait(11 + 13)
        sight = replace(host.app.sight(), not_saved=NotSaving.DISK_FULL)
        picture = shown(Stack(NightScene(), 0), sight)
        assert isinstance(picture.page, StandingsPicture)
        assert picture.page.banner == sight.words.mishaps.not_saving(NotSaving.DISK_FULL)
        assert words_of(picture) is None
