"""From bytes on the disk to text, and from text to TOML tables; whatever is wrong becomes a fault."""

import re
import tomllib
from decimal import Decimal, InvalidOperation
from pathlib import Path
from typing import Any

from clock.files.faults import BadFile, Fault, quoted

LARGEST_FILE = 256 * 1024
"""A house file has about 5 kB; what is far larger is no file of ours, and is not read at all."""

_A_LINE = 'write key = value; a text stands in quotes, a number has a point: pool = 20, name = "Ada"'


def read_text(path: Path, most: int = LARGEST_FILE) -> str:
    """Return the text of a file, without a byte order mark.

    Raises BadFile when it is missing, no plain file, too large, not text, or cannot be read.
    """
    try:
        if not path.is_file():
            wrong = "is not a file" if path.exists() else "does not exist"
            raise BadFile([Fault(str(path), "file", wrong, "give the path of a .toml or .csv file")])
        with path.open("rb") as stream:
            data = stream.read(most + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise BadFile(
            [Fault(str(path), "file", f"cannot be read: {reason}", "give a file that can be read")]
        ) from error
    return decoded(data, str(path), most)


def decoded(data: bytes, file: str, most: int = LARGEST_FILE) -> str:
    """Return the text that the bytes of a file hold. Raises BadFile when they hold none."""
    if len(data) > most:
        wrong = f"is larger than {most // 1024} kB"
        raise BadFile([Fault(file, "file", wrong, "these files are short texts; is this another file?")])
    if b"\0" in data:
        raise BadFile([Fault(file, "file", "is not a text file", "save it as plain text, UTF-8")])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise BadFile(
            [Fault(file, f"line {line}", "is not UTF-8 text", "save the file as plain text, UTF-8")]
        ) from error
    if not text.strip():
        raise BadFile([Fault(file, "file", "is empty", "start from a file that is shipped in config/")])
    return text


def read_toml(text: str, file: str) -> dict[str, Any]:
    """Return the tables of a TOML text; numbers with a point are Decimal, so that money stays exact.

    Raises BadFile with the line at which the text is no TOML.
    """
    try:
        return tomllib.loads(text.replace("\r\n", "\n"), parse_float=Decimal)
    except tomllib.TOMLDecodeError as error:
        raise BadFile([_syntax_fault(text, file, str(error))]) from error
    except RecursionError as error:
        raise BadFile([Fault(file, "file", "has brackets within brackets without end", _A_LINE)]) from error
    except (ValueError, InvalidOperation) as error:
        raise BadFile([Fault(file, "file", "has a number that is far too long", _A_LINE)]) from error


def _syntax_fault(text: str, file: str, reason: str) -> Fault:
    match = re.search(r" \(at line (\d+), column \d+\)", reason)
    if match is None:
        return Fault(file, "file", f"cannot be read: {reason}", _A_LINE)
    number = int(match[1])
    lines = text.splitlines()
    line = lines[number - 1].strip() if number <= len(lines) else ""
    why = reason.replace(match[0], "")
    return Fault(file, f"line {number}", f"{quoted(line)} cannot be read: {why}", _A_LINE)
