"""What is wrong with a file, one line a fault."""

from collections.abc import Iterable
from difflib import get_close_matches

from clock.values import Struct


class Fault(Struct, frozen=True):
    """One fault of one file. With `warning` the file can be used as it is."""

    file: str
    key: str
    wrong: str
    right: str
    warning: bool = False

    def __str__(self) -> str:
        """Return the fault in one line: the file, the path of the key, what is wrong, what would be right."""
        mark = "warning: " if self.warning else ""
        return _one_line(f"{self.file}: {self.key}: {mark}{self.wrong}; {self.right}")


class BadFile(Exception):  # noqa: N818 - reads as what it is where it is caught
    """A file cannot be used; `faults` say why."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        """Keep the faults and let the message be their lines."""
        self.faults = tuple(faults)
        super().__init__("\n".join(str(fault) for fault in self.faults))


def are_hard(faults: Iterable[Fault]) -> bool:
    """Return whether any of the faults is more than a warning."""
    return any(not fault.warning for fault in faults)


NEAR = 0.65
"""How alike words must be, from 0 to 1: a slip of the finger is, but not lilac and black."""


def did_you_mean(word: str, known: Iterable[str], among: str | None = None) -> str:
    """Return a hint at the nearest known word; when none is near, `among` what it must be, or all of them."""
    names = sorted(known)
    near = get_close_matches(word, names, n=1, cutoff=NEAR)
    if near:
        return f"did you mean {near[0]}?"
    if among is not None:
        return among
    return f"known here: {', '.join(names)}" if names else "none is known here"


def quoted(value: object) -> str:
    """Return a value as a fault quotes it: in double quotes, cut short, without line breaks."""
    text = " ".join(str(value).split())
    return f'"{text[:40]}…"' if len(text) > 41 else f'"{text}"'


def _one_line(text: str) -> str:
    return "".join(letter if letter.isprintable() else "?" for letter in text)
