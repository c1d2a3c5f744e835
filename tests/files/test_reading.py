"""From bytes to text and tables: what cannot be read is a fault with its line."""

from decimal import Decimal
from pathlib import Path

import pytest

from clock.files.faults import BadFile
from clock.files.reading import LARGEST_FILE, read_text, read_toml


def fault_of_bytes(path: Path, data: bytes) -> str:
    """Return the only fault of a file that holds these bytes."""
    path.write_bytes(data)
    with pytest.raises(BadFile) as bad:
        read_text(path)
    (fault,) = bad.value.faults
    return str(fault)


@pytest.mark.parametrize(
    ("data", "fault"),
    [
        (b"", "file: is empty"),
        (b" \n\t\n", "file: is empty"),
        (b"\xef\xbb\xbf", "file: is empty"),
        (b"title = \x00", "file: is not a text file"),
        (b'title = "x"\ncurrency = "\xff"', "line 2: is not UTF-8 text"),
        (b"a" * (LARGEST_FILE + 1), "file: is larger than 256 kB"),
        (b"\x89PNG\r\n\x1a\n\x00\x00", "file: is not a text file"),
    ],
)
def test_bytes_that_are_no_text(tmp_path: Path, data: bytes, fault: str) -> None:
    """Case 138: empty after a power cut, binary, or far too large, a file is one fault."""
    path = tmp_path / "x.toml"

    assert fault_of_bytes(path, data).startswith(f"{path}: {fault}")


def test_a_large_file_is_not_read_whole(tmp_path: Path) -> None:
    """Ten megabytes are refused for their size."""
    assert "is larger than 256 kB" in fault_of_bytes(tmp_path / "x.toml", b"# \n" * 3_500_000)


def test_what_is_no_file(tmp_path: Path) -> None:
    """A path that is missing, or a folder, is told in a line."""
    for path, wrong in ((tmp_path / "no.toml", "does not exist"), (tmp_path, "is not a file")):
        with pytest.raises(BadFile, match=wrong):
            read_text(path)


def test_a_path_that_cannot_be_one() -> None:
    """A name that no file can have is a fault like any other."""
    with pytest.raises(BadFile):
        read_text(Path("a\0b"))


def test_text_of_a_windows_editor(tmp_path: Path) -> None:
    """A byte order mark and carriage returns are no fault."""
    path = tmp_path / "x.toml"
    path.write_bytes(b'\xef\xbb\xbftitle = "x"\r\npool = 20\r\n')

    assert read_toml(read_text(path), "x.toml") == {"title": "x", "pool": 20}


def test_numbers_with_a_point_stay_exact() -> None:
    """Money is never read through a binary fraction."""
    assert read_toml("pool = 0.1", "x.toml") == {"pool": Decimal("0.1")}


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("a = 1\nb = \n", "line 2"),
        ("a = 1\nb = 20,50\n", "line 2"),
        ('a = "open\n', "line 1"),
        ("a = 1\na = 2\n", "line 2"),
        ("[a]\n[a]\n", "line 2"),
        ("a = [1, 2\n", "file"),
        ("a = 1\nif x:\n", "line 2"),
        ("a = 07", "line 1"),
        (f"a = {'9' * 5000}", "file"),
        ("a = 1e99999999999999999999", "file"),
        (f"a = {'[' * 20_000}", "file"),
        (f"a = {'{b=' * 20_000}", "file"),
    ],
)
def test_text_that_is_no_toml(text: str, key: str) -> None:
    """A slip in the writing gives one fault with its line, where there is one."""
    with pytest.raises(BadFile) as bad:
        read_toml(text, "x.toml")

    (fault,) = bad.value.faults
    assert str(fault).startswith(f"x.toml: {key}: ")
    assert "write key = value" in str(fault)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (f"a = {'[' * 20_000}", "has brackets within brackets without end"),
        (f"a = {'9' * 5000}", "has a number that is far too long"),
        ("a = 1e99999999999999999999", "has a number that is far too long"),
    ],
)
def test_text_that_python_gives_up(text: str, wrong: str) -> None:
    """A host reads what is wrong with the file, not what became of Python."""
    with pytest.raises(BadFile) as bad:
        read_toml(text, "x.toml")

    (fault,) = bad.value.faults
    assert str(fault).startswith(f"x.toml: file: {wrong}; write key = value")
