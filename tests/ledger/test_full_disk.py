"""A disk that takes nothing: acts are owed, in order, until it does; a night's end has its space kept."""

from pathlib import Path

from clock.ledger import Book, Ledger, Mark, NotSaved, read_night
from clock.ledger.reserve import Reserve
from clock.mishaps import NotSaving
from clock.tournament.commands import Register, Start
from tests.kept import Box, HandTime, small_act
from tests.small_disk import fill, on_a_small_disk, remount


def until_not_saved(ledger: Ledger, number: int, first: int) -> NotSaving | None:
    """Append acts until one is not taken, and return why."""
    try:
        for seq in range(first, first + 2000):
            ledger.append(number, seq, small_act(seq))
    except NotSaved as why:
        return why.cause
    return None


def spend_the_reserve(disk: Path) -> None:
    """Fill the disk twice: once with the reserve kept, once without."""
    box = Box(disk / "data", HandTime())
    ledger = Ledger(box.folder, box.time.now())
    number = ledger.begin(box.tonight, box.time.now())
    assert not ledger.space_is_short

    ballast = fill(disk)
    for seq in range(1, 601):
        ledger.append(number, seq, small_act(seq))
        ledger.mark(number, Mark(box.time.now(), seq, seq, running=True))
    ledger.settle()
    assert ledger.space_is_short

    fill(disk)
    assert until_not_saved(ledger, number, 601) is NotSaving.DISK_FULL
    stored = read_night(box.folder)
    assert stored is not None
    assert stored.whole
    saved = len(stored.kept)
    assert saved >= 600

    ballast.unlink()
    ledger.append(number, saved + 1, small_act(saved + 1))
    ledger.mark(number, Mark(box.time.now(), saved + 1, 0, running=True))
    ledger.settle()
    assert not ledger.space_is_short
    ledger.close()
    with box.ledger() as ledger:
        assert ledger.damage is None
        stored = ledger.latest()
    assert stored is not None
    assert stored.kept == tuple(small_act(seq) for seq in range(1, saved + 2))


def begin_on_a_full_disk(disk: Path) -> None:
    """Begin the first night of a folder when nothing fits any more."""
    (disk / "data").mkdir()
    ballast = fill(disk)
    box = Box(disk / "data", HandTime())
    with box.director() as director:
        assert director.not_saved is NotSaving.DISK_FULL
        box.run(director, 10)
        assert director.not_saved is NotSaving.DISK_FULL
        ballast.unlink()
        box.run(director, 5)
        assert director.not_saved is None
    assert read_night(box.folder) is not None


def play_on_a_read_only_disk(disk: Path) -> None:
    """Go on with a night whose disk cannot be written, and then can."""
    box = Box(disk / "data", HandTime())
    with box.director() as director:
        director.handle(Register("Ada"))
    remount(disk, "ro")
    with box.director() as director:
        assert [player.name for player in director.tournament.players.values()] == ["Ada"]
        director.handle(Register("Ben"))
        director.handle(Start())
        assert director.not_saved is NotSaving.READ_ONLY
        box.run(director, 10)
        assert director.not_saved is NotSaving.READ_ONLY
        remount(disk, "rw")
        box.run(director, 5)
        assert director.not_saved is None
        assert len(director.tournament.players) == 2
    stored = read_night(box.folder)
    assert stored is not None
    assert len(stored.kept) == 3


def test_the_end_of_a_night_has_its_space(tmp_path: Path) -> None:
    """A disk that something else has filled takes 600 more acts; after that nothing kept is harmed."""
    on_a_small_disk(spend_the_reserve, tmp_path)


def test_a_night_begins_on_a_full_disk(tmp_path: Path) -> None:
    """A disk that is full from the start stops nobody from playing; with space again, all is written."""
    on_a_small_disk(begin_on_a_full_disk, tmp_path)


def test_a_night_goes_on_where_nothing_can_be_written(tmp_path: Path) -> None:
    """A card that has become read-only is read, played on in memory, and written when it can be."""
    on_a_small_disk(play_on_a_read_only_disk, tmp_path)


def test_what_is_owed_is_written_in_order(tmp_path: Path) -> None:
    """Acts that do not fit are owed and tried again with each act and mark; none is lost or swapped."""
    box = Box(tmp_path)
    with box.ledger() as ledger:
        book = Book(ledger, box.tonight, box.time.now())
        book.settle()
        pages = ledger._connected()
        pages.execute("PRAGMA max_page_count = 1")  # as many as there are now
        for seq in range(1, 101):
            book.add(small_act(seq))
        assert book.not_saved is NotSaving.DISK_FULL
        assert book.acts == 100
        saved = read_night(tmp_path)
        assert saved is not None
        assert len(saved.kept) < 100

        pages.execute("PRAGMA max_page_count = 100000")
        book.mark(Mark(box.time.now(), 100, 5000, running=True))
        assert book.not_saved is None

    stored = read_night(tmp_path)
    assert stored is not None
    assert stored.kept == tuple(small_act(seq) for seq in range(1, 101))
    assert stored.mark is not None
    assert stored.mark.acts == 100


def test_a_folder_that_cannot_be_made_stops_nobody(tmp_path: Path) -> None:
    """A data folder in a place where there can be none is told as a cause, and tried again."""
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    box = Box(tmp_path / "file" / "data")
    with box.ledger() as ledger:
        book = Book(ledger, box.tonight, box.time.now())
        book.add(small_act(1))
        assert book.not_saved is NotSaving.FAILING
        assert ledger.latest() is None

        (tmp_path / "file").unlink()
        book.add(small_act(2))
        assert book.not_saved is None

    stored = read_night(box.folder)
    assert stored is not None
    assert [kept.act.seed for kept in stored.kept] == [1, 2]


def test_the_reserve_is_space_and_comes_back(tmp_path: Path) -> None:
    """The space that is kept is really taken on the disk, given back once, and kept again."""
    reserve = Reserve(tmp_path / "reserve", 2**20)
    assert not reserve.kept
    assert not reserve.release()

    reserve.keep()
    assert reserve.kept
    assert (tmp_path / "reserve").stat().st_blocks * 512 >= 2**20
    assert reserve.release()
    assert not reserve.kept
    reserve.keep()
    assert reserve.kept


def test_no_reserve_where_it_would_fill_the_disk(tmp_path: Path) -> None:
    """The clock does not take the last space itself, and a folder that is missing is no fault."""
    Reserve(tmp_path / "reserve", 2**60).keep()
    Reserve(tmp_path / "missing" / "reserve").keep()

    assert list(tmp_path.iterdir()) == []
