"""The ledger as its one writer has it: order, one writer, readers beside it, other versions."""

import sqlite3
import zlib
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from clock.ledger import FromNewer, InUse, Ledger, Mark, Night, NotSaved, read_night, read_nights
from clock.ledger.rows import ActRow, seal_of
from clock.ledger.schema import STEPS, migrate, version_of
from clock.mishaps import NotSaving
from tests.houses import new_year
from tests.kept import Box, HandTime, small_act

LEDGER = "ledger.sqlite"


def filled(box: Box, acts: int = 3) -> None:
    """Open a night in the box's ledger, with so many acts."""
    with box.ledger() as ledger:
        number = ledger.begin(box.tonight, box.time.now())
        for seq in range(1, acts + 1):
            ledger.append(number, seq, small_act(seq))


def in_file(folder: Path, statement: str) -> list[tuple[int | str, ...]]:
    """Run a statement on the ledger's file, as any other program could."""
    with closing(sqlite3.connect(folder / LEDGER, isolation_level=None)) as connection:
        return connection.execute(statement).fetchall()


def test_what_was_kept_is_read_again(tmp_path: Path) -> None:
    """A night comes back with its house, the file's text, its season, its acts in order and its mark."""
    night = Night(
        new_year(),
        "text = 'ä'",
        "2026",
        "Opening",
        champions=True,
        roster="name\nAda\n",
        season_text="name = 'Ours'",
    )
    time = HandTime()
    with Box(tmp_path).ledger() as ledger:
        assert ledger.latest() is None
        number = ledger.begin(night, time.now())
        for seq in range(1, 40):
            ledger.append(number, seq, small_act(seq))
        mark = Mark(time.now(), 39, 5000, running=True)
        ledger.mark(number, Mark(time.now(), 39, 4000, running=True))
        ledger.mark(number, mark)

    stored = read_night(tmp_path)

    assert stored is not None
    assert (stored.number, stored.night, stored.opened) == (1, night, time.now())
    assert stored.kept == tuple(small_act(seq) for seq in range(1, 40))
    assert stored.mark == mark
    assert stored.whole


def test_nothing_is_there_before_the_first_night(tmp_path: Path) -> None:
    """A folder that is missing, or has no night yet, has none; reading it makes nothing."""
    assert read_night(tmp_path / "missing") is None
    assert not (tmp_path / "missing").exists()

    with Box(tmp_path / "new" / "deep").ledger() as ledger:
        assert ledger.damage is None

    assert read_night(tmp_path / "new" / "deep") is None


def test_nights_follow_one_another(tmp_path: Path) -> None:
    """Case 12: a second night begins empty, and the first takes no more acts."""
    box = Box(tmp_path)
    filled(box)
    with box.ledger() as ledger:
        second = ledger.begin(Night(new_year()), box.time.now())
        with pytest.raises(NotSaved):
            ledger.append(1, 4, small_act(4))

    first, latest = read_nights(tmp_path)
    assert len(first.kept) == 3
    assert (latest.number, latest.night.house, latest.kept) == (second, new_year(), ())
    assert read_night(tmp_path) == latest


def test_acts_come_without_gaps(tmp_path: Path) -> None:
    """Cases 12, 18: an act out of its order is refused, and one that is there already is not made twice."""
    box = Box(tmp_path)
    filled(box)
    with box.ledger() as ledger:
        ledger.append(1, 3, small_act(3))
        with pytest.raises(NotSaved) as other:
            ledger.append(1, 3, small_act(77))
        with pytest.raises(NotSaved):
            ledger.append(1, 5, small_act(5))
        ledger.append(1, 4, small_act(4))
        assert ledger.damage is None

    assert other.value.cause is NotSaving.DAMAGED
    stored = read_night(tmp_path)
    assert stored is not None
    assert [kept.act.seed for kept in stored.kept] == [1, 2, 3, 4]


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE acts SET seed = 0",
        "DELETE FROM acts WHERE seq = 2",
        "UPDATE nights SET title = ''",
        "DELETE FROM nights",
        "INSERT INTO acts VALUES (1, 9, 0, '', 0, NULL, 0, NULL, '[]', 0)",
        "INSERT OR REPLACE INTO nights SELECT * FROM nights",
    ],
)
def test_what_has_happened_stays(tmp_path: Path, statement: str) -> None:
    """The tables themselves refuse to change or forget an act, whoever asks."""
    filled(Box(tmp_path))
    before = read_night(tmp_path)

    with pytest.raises(sqlite3.IntegrityError):
        in_file(tmp_path, statement)

    assert read_night(tmp_path) == before


def test_marks_of_earlier_nights_are_thinned_out(tmp_path: Path) -> None:
    """Thousands of marks a night do not stay: when the next night begins, only the last one does."""
    box = Box(tmp_path)
    filled(box)
    with box.ledger() as ledger:
        for ran_ms in range(0, 40_000, 4000):
            ledger.mark(1, Mark(box.time.now(), 3, ran_ms, running=True))
        ledger.begin(box.tonight, box.time.now())

    first, _ = read_nights(tmp_path)
    assert first.mark is not None
    assert first.mark.ran_ms == 36_000
    assert in_file(tmp_path, "SELECT count(*) FROM marks") == [(1,)]


def test_a_second_writer_is_refused(tmp_path: Path) -> None:
    """A second clock on the same folder is refused in a sentence; the first goes on, and then it may."""
    box = Box(tmp_path)
    filled(box)
    with box.ledger() as first:
        with pytest.raises(InUse, match=r"Another tournament clock is running on .*--data") as refused:
            Ledger(tmp_path, box.time.now())
        first.append(1, 4, small_act(4))
    with box.ledger() as second:
        second.append(1, 5, small_act(5))

    assert refused.value.folder == tmp_path
    stored = read_night(tmp_path)
    assert stored is not None
    assert len(stored.kept) == 5


def test_readers_read_beside_the_writer(tmp_path: Path) -> None:
    """A reader sees every act as soon as it is confirmed, and holds up nobody."""
    box = Box(tmp_path)
    with box.ledger() as ledger:
        number = ledger.begin(box.tonight, box.time.now())
        for seq in range(1, 50):
            ledger.append(number, seq, small_act(seq))
            stored = read_night(tmp_path)
            assert stored is not None
            assert stored.whole
            assert stored.kept[-1] == small_act(seq)


def test_reading_changes_nothing(tmp_path: Path) -> None:
    """What `state` reads stays as it is, to the byte, while and after a clock has it open."""
    box = Box(tmp_path)
    filled(box)
    before = (tmp_path / LEDGER).read_bytes()
    read_night(tmp_path)
    assert (tmp_path / LEDGER).read_bytes() == before

    with box.ledger() as ledger:
        ledger.append(1, 4, small_act(4))
        log = tmp_path / f"{LEDGER}-wal"
        written = log.read_bytes()
        read_night(tmp_path)
        assert (tmp_path / LEDGER).read_bytes() == before
        assert log.read_bytes() == written


def test_a_newer_ledger_is_left_as_it_is(tmp_path: Path) -> None:
    """The ledger of a newer clock is refused in a sentence, by writers and readers, and not touched."""
    box = Box(tmp_path)
    filled(box)
    in_file(tmp_path, "PRAGMA user_version = 999")
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}

    for opening in (lambda: Ledger(tmp_path, box.time.now()), lambda: read_night(tmp_path)):
        with pytest.raises(FromNewer, match=r"written by a newer tournament clock .*999.* left as it is"):
            opening()

    after = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    assert {name: after[name] for name in before} == before
    assert not list(tmp_path.glob("*damaged*"))
    in_file(tmp_path, f"PRAGMA user_version = {len(STEPS)}")
    with box.ledger() as ledger:  # the lock was let go as well
        assert ledger.damage is None


def test_an_act_of_a_newer_clock_is_no_damage(tmp_path: Path) -> None:
    """A sound row that says what this clock does not know is refused like a newer ledger, not kept aside."""
    box = Box(tmp_path)
    filled(box)
    row = ActRow(1, 4, 0, "b", 0, None, 0, '{"is":"Juggle"}', "[]")
    row = msgspec.structs.replace(row, seal=seal_of(row))
    with closing(sqlite3.connect(tmp_path / LEDGER, isolation_level=None)) as connection:
        connection.execute(
            "INSERT INTO acts VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", msgspec.structs.astuple(row)
        )

    with pytest.raises(FromNewer, match="Juggle"):
        Ledger(tmp_path, box.time.now())
    assert not list(tmp_path.glob("*damaged*"))


def test_an_older_ledger_is_brought_up_to_date(tmp_path: Path) -> None:
    """Each step from an older version is made once, in order, whole or not at all; what was there stays."""
    filled(Box(tmp_path))
    before = read_night(tmp_path)
    more = ("ALTER TABLE nights ADD COLUMN weather TEXT",)
    broken = ("ALTER TABLE nights ADD COLUMN moon TEXT", "ALTER TABLE nowhere ADD COLUMN moon TEXT")

    with closing(sqlite3.connect(tmp_path / LEDGER, isolation_level=None)) as connection:
        migrate(connection, (*STEPS, more))
        migrate(connection, (*STEPS, more))
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, (*STEPS, more, broken))
        version = version_of(connection)
        columns = [name for _, name, *_ in connection.execute("PRAGMA table_info(nights)")]
        connection.execute(f"PRAGMA user_version = {len(STEPS)}")

    assert version == len(STEPS) + 1
    assert "weather" in columns
    assert "moon" not in columns
    assert read_night(tmp_path) == before


def test_a_night_of_the_first_ledgers_is_read(tmp_path: Path) -> None:
    """A ledger of the first version has no text of a season: it is read beside its clock, then goes on."""
    filled(Box(tmp_path))
    before = read_night(tmp_path)
    seal = in_file(tmp_path, "SELECT seal FROM nights")
    in_file(tmp_path, "ALTER TABLE nights DROP COLUMN season_text")
    in_file(tmp_path, "DROP TABLE results")
    in_file(tmp_path, "DROP TABLE notes")
    in_file(tmp_path, "PRAGMA user_version = 1")
    copies = list((tmp_path / "copies").glob("*.jsonl"))
    for copy in copies:
        copy.unlink()

    assert read_night(tmp_path) == before
    with Box(tmp_path).ledger() as ledger:
        assert ledger.damage is None
        assert ledger.latest() == before
        ledger.append(1, 4, small_act(4))
    # The checksum over what the first version wrote, which knew no other column.
    cells = list(in_file(tmp_path, "SELECT * FROM nights")[0])
    del cells[-2:]  # the seal itself, and the new column
    assert seal == [(zlib.crc32(msgspec.json.encode(cells)),)]
    assert copies
