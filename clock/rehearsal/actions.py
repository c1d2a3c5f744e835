"""What a timed line of a script does: its words become one action, or the script cannot be read."""

from collections.abc import Mapping

from clock.display.sounds.chimes import Chime
from clock.press import Control
from clock.rehearsal.acts import BadAct, Wanted, wanted_by
from clock.rehearsal.expecting import Expectation, expectation_of, read_value
from clock.rehearsal.numbers import number, whole_number
from clock.rehearsal.script import BadScript, Line, duration_ms
from clock.tournament.deals import WAYS
from clock.values import Struct


class Act(Struct, frozen=True):
    """An act in words."""

    wanted: Wanted


class Keys(Struct, frozen=True):
    """Controls pressed and let go one after the other, or held for a while."""

    controls: tuple[Control, ...]
    held_ms: int = 0


class Expect(Struct, frozen=True):
    """Something must hold now."""

    expectation: Expectation


class ExpectRefused(Struct, frozen=True):
    """The act on the line before must have been refused in words that contain these."""

    part: str


class ExpectHeard(Struct, frozen=True):
    """Just these chimes must have been heard since the last such line, keys and refusals left out."""

    chimes: tuple[str, ...]


class Show(Struct, frozen=True):
    """Print the state."""


class Shot(Struct, frozen=True):
    """Take a picture."""

    file: str


class Gone(Struct, frozen=True):
    """The box is off for a while: the power was cut, or with `same_boot` only the process died."""

    for_ms: int
    same_boot: bool


class WallJump(Struct, frozen=True):
    """The wall clock jumps."""

    seconds: float


class Deal(Struct, frozen=True):
    """Work out a deal from stacks, in order of the players' numbers."""

    way: str
    stacks: tuple[int, ...]


FARTHEST_JUMP_S = 100 * 366 * 24 * 3600
"""No wall clock jumps farther than a century."""

FORMS: Mapping[str, tuple[str, ...]] = {
    "press": ("press NAME",),
    "hold": ("hold NAME SECONDS",),
    "keys": ("keys KEYS",),
    "expect": (
        "expect PATH VALUE",
        "expect PATH OPERATOR VALUE",
        "expect PATH near VALUE TOLERANCE",
        "expect refused WORDS",
        "expect heard CHIME [CHIME ...]",
        "expect heard nothing",
    ),
    "show": ("show",),
    "shot": ("shot FILE",),
    "deal": tuple(f"deal {way} CHIPS[,CHIPS ...]" for way in WAYS),
    "power": ("power off H:MM:SS",),
    "kill": ("kill H:MM:SS",),
    "walltime": ("walltime SECONDS",),
}
"""How everything is written that is no act in words, by its first word."""

Action = Act | Keys | Expect | ExpectRefused | ExpectHeard | Show | Shot | Gone | WallJump | Deal


def action_of(line: Line) -> Action:
    """Return what a line does; raises BadScript where its words mean nothing."""
    try:
        return _action(line)
    except BadAct as bad:
        raise BadScript(line.number, str(bad)) from bad
    except (ValueError, IndexError, OverflowError) as fault:
        forms = FORMS.get(line.words[0], ())
        should = f"; write {' or '.join(forms)}" if forms else ""
        raise BadScript(line.number, f"'{line.text}' cannot be read: {fault}{should}") from fault


def heard_of(chimes: list[str]) -> tuple[str, ...]:
    """Return what is to be heard: chimes by name, or nothing.

    Raises ValueError where there is no such chime.
    """
    if chimes == ["nothing"]:
        return ()
    return tuple(Chime(chime).value for chime in chimes)


def _action(line: Line) -> Action:
    wanted = wanted_by(line.words)
    if wanted is not None:
        return Act(wanted)
    first, *rest = line.words
    match first, rest:
        case "press", [name]:
            return Keys((_control(name),))
        case "hold", [name, seconds]:
            return Keys((_control(name),), held_ms=_held_ms(seconds))
        case "keys", [keys]:
            return Keys(tuple(_control(key) for key in keys if not key.isspace()))
        case "expect", ["refused", _, *_]:
            return ExpectRefused(str(read_value(line.text.split(None, 2)[2])))
        case "expect", ["heard", *chimes]:
            return ExpectHeard(heard_of(chimes))
        case "expect", [_, _, *_]:
            return Expect(expectation_of(line.text.removeprefix("expect")))
        case "show", []:
            return Show()
        case "shot", [file]:
            return Shot(file)
        case "power", ["off", duration]:
            return Gone(duration_ms(line.number, duration), same_boot=False)
        case "kill", [duration]:
            return Gone(duration_ms(line.number, duration), same_boot=True)
        case "walltime", [seconds]:
            return WallJump(_jump(seconds))
        case "deal", [way, *stacks] if way in WAYS:
            return Deal(way, tuple(map(whole_number, "".join(stacks).split(","))))
        case _:
            raise ValueError("no act has this form")


def _control(name: str) -> Control:
    try:
        return Control(name)
    except ValueError as fault:
        raise ValueError(f"{name} is no button and no key") from fault


def _held_ms(text: str) -> int:
    held_ms = round(number(text) * 1000)
    if held_ms < 0:
        raise ValueError("it is less than nothing")
    return held_ms


def _jump(text: str) -> float:
    seconds = number(text)
    if not abs(seconds) <= FARTHEST_JUMP_S:
        raise ValueError("it is too far")
    return seconds
