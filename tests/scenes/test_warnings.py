"""What has gone wrong, said on the pages: the power, the disk, a file, the ledger."""

from datetime import UTC, datetime
from pathlib import Path

from clock.display.pictures.level import LevelPicture
from clock.display.pictures.lists import CountdownPicture
from clock.display.pieces.head import Sign
from clock.display.theme import POWER_LOST
from clock.mishaps import LedgerDamaged, NotSaving, PowerLost, ShutDown
from clock.press import Control
from clock.scenes.choice import Menu
from clock.scenes.find_seats import FindSeats
from clock.scenes.menu import menu
from clock.scenes.night_page import night_page
from clock.scenes.panels import panels
from clock.scenes.shown import shown
from clock.scenes.stack import Stack
from clock.values import replace
from tests.evening import evening, words_of


def test_power_was_lost(tmp_path: Path) -> None:
    """After a power cut the band says when it went, in large letters, between blocks."""
    with evening(tmp_path) as host:
        host.control(Control.PAUSE)
        at = datetime(2026, 10, 3, 21, 14, tzinfo=UTC)
        page = night_page(replace(host.app.sight(), last_stop=PowerLost(at)))
        assert isinstance(page, LevelPicture)
        assert page.palette is POWER_LOST
        assert page.band is not None
        assert (page.band.words, page.band.sign) == (
            "Power was lost at 9:14 pm. Press PAUSE to go on",
            Sign.BLOCKS,
        )
        page = night_page(replace(host.app.sight(), last_stop=ShutDown(None)))
        assert isinstance(page, LevelPicture)
        assert page.band is not None
        assert page.band.words == "The clock was shut down. Press PAUSE to go on"


def test_not_saved(tmp_path: Path) -> None:
    """While the disk does not take the night, a banner says so above everything."""
    with evening(tmp_path) as host:
        page = night_page(replace(host.app.sight(), not_saved=NotSaving.DISK_FULL))
        assert isinstance(page, LevelPicture)
        assert page.banner == "NOT SAVED: disk full. Keep the power on."
        picture = shown(Stack(FindSeats(), 0), replace(host.app.sight(), not_saved=NotSaving.READ_ONLY))
        assert words_of(picture) == "NOT SAVED: the disk cannot be written. Keep the power on."


def test_a_file_with_faults(tmp_path: Path) -> None:
    """That a file's last good copy is in use is said before the deal, and later in turn."""
    with evening(tmp_path, started=False) as host:
        page = night_page(replace(host.app.sight(), faulty_file="clock.toml"))
        assert isinstance(page, CountdownPicture)
        assert str(page.banner).startswith("clock.toml has faults: the last good copy is in use.")
        host.control(Control.PAUSE)
        sight = replace(host.app.sight(), faulty_file="clock.toml")
        playing = night_page(sight)
        assert isinstance(playing, LevelPicture)
        assert playing.banner == ""
        assert page.banner in [make().text for make in panels(sight)]


def test_a_damaged_ledger(tmp_path: Path) -> None:
    """That some of the night is lost is said while the clock stands, else in turn, and where the file is."""
    damage = LedgerDamaged("ledger-damaged-1.sqlite", 36)
    with evening(tmp_path) as host:
        playing = replace(host.app.sight(), damage=damage)
        running = night_page(playing)
        assert isinstance(running, LevelPicture)
        assert running.banner == ""
        host.control(Control.PAUSE)
        standing = night_page(replace(host.app.sight(), damage=damage))
        lost = night_page(replace(host.app.sight(), damage=damage, last_stop=PowerLost(None)))
        assert isinstance(standing, LevelPicture)
        assert isinstance(lost, LevelPicture)
        assert standing.banner == "The ledger is damaged: 36 acts of the latest night could be read."
        assert lost.banner == ""
        told = f"{standing.banner} The damaged file is kept as ledger-damaged-1.sqlite."
        assert told in [make().text for make in panels(playing)]


def test_a_menu_is_not_covered_by_a_warning(tmp_path: Path) -> None:
    """A night that is not saved says so on its own pages; the menu's last entries stay to be read."""
    with evening(tmp_path) as host:
        host.keys("*")
        picture = shown(Stack(Menu(menu), 0), replace(host.app.sight(), not_saved=NotSaving.DISK_FULL))
        assert picture.slip is None
