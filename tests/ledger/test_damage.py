"""A ledger that is cut or damaged at any place opens to a prefix, and says so."""

import shutil
from pathlib import Path
from random import Random

import pytest

from clock.ledger import Damaged, FromNewer, read_night
from clock.ledger.copies import copy_path
from clock.ledger.folder import Folder
from clock.mishaps import LedgerDamaged
from clock.values import Struct
from tests.kept import Box, HandTime, small_act

LEDGER = "ledger.sqlite"
LOG = "ledger.sqlite-wal"
ACTS = 60


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder as a power cut leaves it: half of the acts in the ledger, half in its log."""
    folder = tmp_path_factory.mktemp("whole")
    left = tmp_path_factory.mktemp("left") / "data"
    box = Box(folder)
    with box.ledger() as ledger:
        number = ledger.begin(box.tonight, box.time.now())
        for seq in range(1, ACTS // 2 + 1):
            ledger.append(number, seq, small_act(seq))
    with box.ledger() as ledger:
        for seq in range(ACTS // 2 + 1, ACTS + 1):
            ledger.append(number, seq, small_act(seq))
        shutil.copytree(folder, left)
    return left


class Wound(Struct, frozen=True):
    """Damage at one place: a file is cut there, or some bytes of it are changed."""

    file: str
    seed: int

    def strike(self, folder: Path) -> None:
        """Damage the file."""
        chance = Random(self.seed)
        path = folder / self.file
        content = bytearray(path.read_bytes())
        place = chance.randrange(len(content))
        if chance.random() < 0.4:
            content = content[:place]
        else:
            length = chance.choice([1, 1, 16, 512, 4096])
            torn = bytes(length) if chance.random() < 0.3 else chance.randbytes(length)
            content[place : place + length] = torn
        path.write_bytes(content)


def struck(whole: Path, folder: Path, wound: Wound, *, copies: bool) -> Path:
    """Return a damaged copy of the folder."""
    shutil.copytree(whole, folder)
    if not copies:
        shutil.rmtree(folder / "copies")
    wound.strike(folder)
    return folder


def opened_acts(folder: Path) -> tuple[int, bool]:
    """Open the ledger, check that it holds a prefix and takes more acts; return how many, and if it spoke."""
    box = Box(folder, HandTime(boot=2))
    try:
        beside = read_night(folder)
    except Damaged:
        beside = None
    with box.ledger() as ledger:
        stored = ledger.latest()
        spoke = ledger.damage is not None
        assert spoke == bool(list(folder.glob("ledger-damaged-*")))
        kept = () if stored is None else stored.kept
        assert kept == tuple(small_act(seq) for seq in range(1, len(kept) + 1))
        assert (() if beside is None else beside.kept) == kept
        number = ledger.begin(box.tonight, box.time.now()) if stored is None else stored.number
        ledger.append(number, len(kept) + 1, small_act(len(kept) + 1))
    with box.ledger() as ledger:
        after = ledger.latest()
        assert ledger.damage is None
        assert after is not None
        assert len(after.kept) == len(kept) + 1
    return len(kept), spoke


anywhere = pytest.mark.parametrize(
    "seeds", [range(40), pytest.param(range(40, 2000), marks=pytest.mark.slow)]
)


@anywhere
@pytest.mark.parametrize("file", [LEDGER, LOG])
def test_with_its_copy_nothing_is_lost(whole: Path, tmp_path: Path, file: str, seeds: range) -> None:
    """Case 142: wherever the ledger or its log is cut or damaged, the copy makes it good."""
    for seed in seeds:
        try:
            acts, _ = opened_acts(struck(whole, tmp_path / str(seed), Wound(file, seed), copies=True))
        except FromNewer:
            assert file == LEDGER  # the version itself was hit, and nothing was touched
        else:
            assert acts == ACTS, seed


@anywhere
@pytest.mark.parametrize("file", [LEDGER, LOG])
def test_without_its_copy_a_prefix_is_left(whole: Path, tmp_path: Path, file: str, seeds: range) -> None:
    """With the copy gone too, what comes before the damage is read, and a damaged ledger is kept aside."""
    for seed in seeds:
        try:
            acts, spoke = opened_acts(struck(whole, tmp_path / str(seed), Wound(file, seed), copies=False))
        except FromNewer:
            assert file == LEDGER
        else:
            # A log that ends early is what every power cut leaves; only the copy could tell.
            assert acts == ACTS or spoke or (file == LOG and acts >= ACTS // 2), seed


def test_damage_is_told_with_what_became_of_it(whole: Path, tmp_path: Path) -> None:
    """The host is told under which name the damaged file is kept, and how many acts could be read."""
    folder = tmp_path / "data"
    shutil.copytree(whole, folder)
    (folder / LEDGER).write_bytes(b"no ledger at all" * 512)

    with Box(folder).ledger() as ledger:
        assert ledger.damage == LedgerDamaged("ledger-damaged-20261003-190000-1.sqlite", ACTS)
    assert (folder / "ledger-damaged-20261003-190000-1.sqlite").read_bytes() == b"no ledger at all" * 512
    assert (folder / "ledger-damaged-20261003-190000-1.sqlite-wal").is_file()


def test_nothing_kept_aside_is_overwritten(whole: Path, tmp_path: Path) -> None:
    """A second ledger that is damaged within the same second, or without a date, gets a name of its own."""
    folder = tmp_path / "data"
    shutil.copytree(whole, folder)
    for text in (b"first" * 999, b"second" * 999):
        (folder / LEDGER).write_bytes(text)
        with Box(folder, HandTime(wall_ms=None)).ledger():
            pass

    aside = sorted(folder.glob("ledger-damaged-*.sqlite"))
    assert [path.read_bytes() for path in aside] == [b"first" * 999, b"second" * 999]


@pytest.mark.parametrize("content", [None, b""], ids=["missing", "empty"])
def test_a_lost_ledger_is_made_again_from_its_copy(
    whole: Path, tmp_path: Path, content: bytes | None
) -> None:
    """Cases 138, 142: a ledger that is gone, or empty after a power cut, comes back whole, and it is told."""
    folder = tmp_path / "data"
    shutil.copytree(whole, folder)
    (folder / LEDGER).unlink()
    if content is not None:
        (folder / LEDGER).write_bytes(content)

    with Box(folder).ledger() as ledger:
        assert ledger.damage is not None
        assert (ledger.damage.kept_aside is None) == (content is None)
        assert ledger.damage.acts == ACTS
        stored = ledger.latest()
    assert stored is not None
    assert len(stored.kept) == ACTS


def test_a_damaged_copy_is_written_again(whole: Path, tmp_path: Path) -> None:
    """The ledger is the truth: a copy that is cut, damaged or gone is made good from it, in silence."""
    folder = tmp_path / "data"
    for seed in range(30):
        shutil.copytree(whole, folder)
        copy = copy_path(Folder(folder), 1)
        before = copy.read_bytes()
        Wound(f"copies/{copy.name}", seed).strike(folder)

        with Box(folder).ledger() as ledger:
            assert ledger.damage is None
            assert copy.read_bytes() == before
        shutil.rmtree(folder)


def test_an_act_that_is_changed_within_is_found(tmp_path: Path) -> None:
    """A letter that a failing card changed in an act's text is no page fault, but the seal tells."""
    box = Box(tmp_path)
    with box.ledger() as ledger:
        number = ledger.begin(box.tonight, box.time.now())
        for seq in range(1, 9):
            ledger.append(number, seq, small_act(seq))
    shutil.rmtree(tmp_path / "copies")
    path = tmp_path / LEDGER
    path.write_bytes(path.read_bytes().replace(b"the 5th of some acts", b"the 6th of some acts"))

    beside = read_night(tmp_path)
    assert beside is not None
    assert not beside.whole
    assert len(beside.kept) == 4
    with box.ledger() as ledger:
        assert ledger.damage is not None
        assert ledger.damage.acts == 4
