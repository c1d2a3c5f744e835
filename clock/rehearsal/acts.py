"""Acts in words: a line of a script becomes the command that a press on the keypad would make."""

from collections.abc import Callable, Mapping

from clock.tournament import commands as c
from clock.tournament.structure import MINUTE, SECOND
from clock.values import Struct, replace


class BadAct(Exception):  # noqa: N818  named for what it is
    """Words that are no act; the message says what would be."""


class Replanned(Struct, frozen=True):
    """`replan`: the stages still to come are to be read from the house's file."""


Wanted = c.Command | Replanned
"""What an act in words asks for."""


class Form(Struct, frozen=True):
    """How an act is written, and what makes its command of the words after the first.

    `made` raises ValueError, IndexError or OverflowError where they are others.
    """

    written: str
    made: Callable[[tuple[str, ...]], Wanted]


def wanted_by(words: tuple[str, ...]) -> Wanted | None:
    """Return the command of an act in words, None when the first word is no act; raises BadAct."""
    form = ACTS.get(words[0])
    if form is None:
        return None
    try:
        return form.made(words[1:])
    except (ValueError, IndexError, OverflowError) as fault:
        raise BadAct(f"'{' '.join(words)}' is not as it should be: {form.written}") from fault


def _numbers(words: tuple[str, ...], least: int, most: int) -> tuple[int, ...]:
    """Return the words as numbers, as many as allowed; raises ValueError."""
    if not least <= len(words) <= most:
        raise ValueError(f"{least} to {most} numbers are wanted")
    return tuple(_number(word) for word in words)


def _number(word: str) -> int:
    if not word.isdecimal():
        raise ValueError(f"{word} is no number")
    return int(word)


def _alone(command: c.Command) -> Callable[[tuple[str, ...]], Wanted]:
    def made(words: tuple[str, ...]) -> Wanted:
        _numbers(words, 0, 0)
        return command

    return made


def _of_one(command: Callable[[int], c.Command]) -> Callable[[tuple[str, ...]], Wanted]:
    def made(words: tuple[str, ...]) -> Wanted:
        return command(*_numbers(words, 1, 1))

    return made


def _of_two(command: Callable[[int, int], c.Command]) -> Callable[[tuple[str, ...]], Wanted]:
    def made(words: tuple[str, ...]) -> Wanted:
        return command(*_numbers(words, 2, 2))

    return made


def _replan(words: tuple[str, ...]) -> Wanted:
    _numbers(words, 0, 0)
    return Replanned()


def _length(words: tuple[str, ...]) -> Wanted:
    level, minutes = words
    return c.SetLength(_number(level), round(float(minutes) * MINUTE))


def _time(words: tuple[str, ...]) -> Wanted:
    (seconds,) = words
    if seconds[0] not in "+-":
        raise ValueError("the time has a sign")
    return c.AddTime(round(float(seconds) * SECOND))


def _break(words: tuple[str, ...]) -> Wanted:
    if words[1:] not in {(), ("now",)}:
        raise ValueError("only 'now' may follow")
    return c.CallBreak(round(float(words[0]) * MINUTE), now=len(words) == 2)


def _out(words: tuple[str, ...]) -> c.BustOut:
    before, _, by = _parted(words, "by")
    players: list[int] = []
    chips: dict[int, int] = {}
    for word in before:
        player, equals, stack = word.partition("=")
        players.append(_number(player))
        if equals:
            chips[players[-1]] = _number(stack)
    if not players:
        raise ValueError("nobody is named")
    return c.BustOut(tuple(players), by=_numbers(by, 0, 9), chips=chips)


def _parted(words: tuple[str, ...], at: str) -> tuple[tuple[str, ...], bool, tuple[str, ...]]:
    if at not in words:
        return words, False, ()
    where = words.index(at)
    if where + 1 == len(words):
        raise ValueError(f"nobody is named after '{at}'")
    return words[:where], True, words[where + 1 :]


def _same(words: tuple[str, ...]) -> Wanted:
    if words[0] != "out":
        raise ValueError("'out' follows 'same'")
    return replace(_out(words[1:]), same=True)


def _by(words: tuple[str, ...]) -> Wanted:
    player, *by = _numbers(words, 1, 9)
    return c.MendKnockout(player, tuple(by))


def _remove(words: tuple[str, ...]) -> Wanted:
    player, *rest = words
    chips = _number(rest.pop(0)) if len(rest) > 1 else None
    (why,) = rest
    return c.RemovePlayer(_number(player), why, chips)


def _rebuy(words: tuple[str, ...]) -> Wanted:
    if words[1:] not in {(), ("before",)}:
        raise ValueError("only 'before' may follow")
    return c.Rebuy(_number(words[0]), before=len(words) == 2)


def _late(words: tuple[str, ...]) -> Wanted:
    if len(words) > 1:
        raise ValueError("only a name may follow")
    return c.EnterLate(words[0] if words else None)


def _name(words: tuple[str, ...]) -> Wanted:
    player, name = words
    return c.Rename(_number(player), name)


def _clock(words: tuple[str, ...]) -> Wanted:
    numbers = _numbers(words, 0, 1)
    return c.CallClock(numbers[0] if numbers else None)


def _chips_out(words: tuple[str, ...]) -> Wanted:
    chips, why = words
    return c.TakeChips(_number(chips), why)


def _race(words: tuple[str, ...]) -> Wanted:
    odd: dict[int, int] = {}
    for word in words[1:]:
        player, equals, chips = word.partition("=")
        if not equals:
            raise ValueError("a player and the odd chips are parted by =")
        odd[_number(player)] = _number(chips)
    return c.Race(_number(words[0]), odd)


ACTS: Mapping[str, Form] = {
    "draw": Form("draw", _alone(c.DrawSeats())),
    "start": Form("start", _alone(c.Start())),
    "pause": Form("pause", _alone(c.Pause())),
    "resume": Form("resume", _alone(c.Resume())),
    "skip": Form("skip", _alone(c.Skip())),
    "back": Form("back", _alone(c.Back())),
    "level": Form("level N", _of_one(c.GoToLevel)),
    "length": Form("length N MINUTES", _length),
    "replan": Form("replan", _replan),
    "time": Form("time +SECONDS or time -SECONDS", _time),
    "break": Form("break MINUTES [now]", _break),
    "finish": Form("finish", _alone(c.Finish())),
    "out": Form("out P[=CHIPS] [P[=CHIPS] ...] [by P [P]]", _out),
    "same": Form("same out P[=CHIPS] [by P [P]]", _same),
    "in": Form("in P", _of_one(c.PutBackIn)),
    "by": Form("by P [Q [R]]", _by),
    "remove": Form('remove P [CHIPS] "WHY"', _remove),
    "rebuy": Form("rebuy P [before]", _rebuy),
    "norebuy": Form("norebuy P", _of_one(c.DeclineReturn)),
    "addon": Form("addon P", _of_one(c.BuyAddOn)),
    "reenter": Form("reenter P", _of_one(c.ReEnter)),
    "field": Form("field N", _of_one(c.SetField)),
    "late": Form('late ["NAME"]', _late),
    "unregister": Form("unregister P", _of_one(c.Unregister)),
    "paid": Form("paid P", _of_one(c.SettleDebt)),
    "name": Form('name P "NAME"', _name),
    "sub": Form("sub P", _of_one(lambda player: c.PlayAs(player, sub=True))),
    "member": Form("member P", _of_one(lambda player: c.PlayAs(player, sub=False))),
    "absent": Form("absent P", _of_one(c.MarkAbsent)),
    "arrived": Form("arrived P", _of_one(c.MarkArrived)),
    "away": Form("away P", _of_one(c.MarkAway)),
    "returned": Form("returned P", _of_one(c.MarkReturned)),
    "forfeit": Form("forfeit P CHIPS", _of_two(c.Forfeit)),
    "button": Form("button TABLE SEAT", _of_two(c.TellButton)),
    "hand": Form("hand TABLE", _of_one(c.NextHand)),
    "dealer": Form("dealer TABLE P", _of_two(c.SetDealer)),
    "accept": Form("accept", _alone(c.Accept())),
    "decline": Form("decline", _alone(c.Decline())),
    "move": Form("move P TABLE SEAT", lambda words: c.Move(*_numbers(words, 3, 3))),
    "clock": Form("clock [P]", _clock),
    "chips": Form("chips P N", _of_two(c.CountChips)),
    "chipsout": Form('chipsout N "WHY"', _chips_out),
    "race": Form("race TABLE [P=ODDCHIPS ...]", _race),
    "handed": Form("handed P", _of_one(c.HandPrize)),
    "undo": Form("undo", _alone(c.Undo())),
    "redo": Form("redo", _alone(c.Redo())),
}
"""Every act in words, by its first word."""
