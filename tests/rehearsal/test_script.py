"""The rehearsal language: heads, times, comments, acts in words."""

from datetime import datetime, time

import pytest

from clock.press import Control
from clock.rehearsal.actions import Act, Deal, Expect, ExpectRefused, Gone, Keys, Shot, Show, WallJump
from clock.rehearsal.acts import Replanned
from clock.rehearsal.performance import rehearsed
from clock.rehearsal.script import BadScript, Head, ScriptPlayer, read_script
from clock.settings.wiring import Keypad
from clock.tournament import commands as c
from clock.tournament.structure import MINUTE, SECOND


def action(text: str) -> object:
    """Return what one line at 0:00:00 does."""
    ((_, done),) = rehearsed(read_script(f"0:00:00 {text}"))
    return done


def test_the_head_sets_the_night() -> None:
    """Every line that a head may have."""
    script = read_script(
        'house new-year\nplayer 3 "Ada B"\nplayer 7 "Ben" sub\nseed 7\ndate 2026-10-03T19:00\n'
        'starts 19:30\nkeypad 4x3\nseason "2026"\nnight "Opening"\nchampions\ncontinue\n'
    )

    assert script.head == Head(
        house="new-year",
        players=(ScriptPlayer(3, "Ada B"), ScriptPlayer(7, "Ben", sub=True)),
        seed=7,
        date=datetime.fromisoformat("2026-10-03T19:00"),
        starts=time(19, 30),
        keypad=Keypad.DIGITS_ONLY,
        season="2026",
        night="Opening",
        champions=True,
        goes_on=True,
    )


def test_text_of_a_windows_editor() -> None:
    """A byte order mark, carriage returns and tabs between words change nothing."""
    written = "\ufeffplayers\t9\r\n0:00:10\tout 3\tby 4  # a remark\r\n"

    assert read_script(written).head.count == 9
    assert [line.words for line in read_script(written).lines] == [("out", "3", "by", "4")]


@pytest.mark.parametrize(
    ("script", "wrong"),
    [
        ("seed x", "'seed x' cannot be read: x is no whole number; write seed N"),
        ("players many", "'players many' cannot be read: many is no whole number; write players COUNT"),
        ("0:00:00 press foo", "'press foo' cannot be read: foo is no button and no key; write press NAME"),
        ("0:00:00 keys 1Z", "'keys 1Z' cannot be read: Z is no button and no key; write keys KEYS"),
        ("0:00:00 hold pause -1", "'hold pause -1' cannot be read: it is less than nothing; write hold NAME"),
        ("0:00:00 expect refused", "'expect refused' cannot be read: no act has this form; write expect"),
        ("0:00:00 deal chop x", "'deal chop x' cannot be read: x is no whole number; write deal icm CHIPS"),
        ("0:00:00 same rebuy 3", "'same rebuy 3' is not as it should be: same out P[=CHIPS] [by P [P]]"),
        ("0:00:00 walltime x", "'walltime x' cannot be read: x is no number; write walltime SECONDS"),
    ],
)
def test_what_is_wrong_is_told_in_words(script: str, wrong: str) -> None:
    """Whoever writes a script need not know Python."""
    with pytest.raises(BadScript) as bad:
        rehearsed(read_script(script))

    assert wrong in str(bad.value)


def test_comments_begin_a_line_or_follow_two_blanks() -> None:
    """A # in keys is a key, and one after two blanks begins a comment."""
    script = read_script("# a night\nplayers 14   # or 15\n\n0:10:00 keys 12#5#  # out\n0:10:01 show\n")

    assert script.head.count == 14
    assert [line.number for line in script.lines] == [4, 5]
    assert script.lines[0].words == ("keys", "12#5#")


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("press pause", Keys((Control.PAUSE,))),
        ("hold skip 0.8", Keys((Control.SKIP,), held_ms=800)),
        ("keys 12A*#", Keys((Control.ONE, Control.TWO, Control.A, Control.STAR, Control.HASH))),
        ("show", Show()),
        ("shot break.png", Shot("break.png")),
        ("power off 0:30:00", Gone(30 * MINUTE, same_boot=False)),
        ("kill 0:00:05", Gone(5 * SECOND, same_boot=True)),
        ("walltime +3600", WallJump(3600)),
        ("walltime -60", WallJump(-60)),
        ("deal icm 5000,3000", Deal("icm", (5000, 3000))),
        ('expect refused "already out"', ExpectRefused("already out")),
        ("out 11 by 5", Act(c.BustOut((11,), by=(5,)))),
        ("out 4=150 3=300", Act(c.BustOut((4, 3), chips={4: 150, 3: 300}))),
        ("same out 7=20 by 1 2", Act(c.BustOut((7,), by=(1, 2), chips={7: 20}, same=True))),
        ("in 3", Act(c.PutBackIn(3))),
        ("by 3", Act(c.MendKnockout(3, ()))),
        ("by 3 4 5", Act(c.MendKnockout(3, (4, 5)))),
        ('remove 3 "left early"', Act(c.RemovePlayer(3, "left early"))),
        ('remove 3 700 "ruling"', Act(c.RemovePlayer(3, "ruling", 700))),
        ("rebuy 3 before", Act(c.Rebuy(3, before=True))),
        ("late", Act(c.EnterLate())),
        ('late "Kim"', Act(c.EnterLate("Kim"))),
        ('name 3 "O\'Neil"', Act(c.Rename(3, "O'Neil"))),
        ("sub 3", Act(c.PlayAs(3, sub=True))),
        ("member 3", Act(c.PlayAs(3, sub=False))),
        ("forfeit 3 1130", Act(c.Forfeit(3, 1130))),
        ("level 7", Act(c.GoToLevel(7))),
        ("length 4 12.5", Act(c.SetLength(4, 750 * SECOND))),
        ("time +60", Act(c.AddTime(60 * SECOND))),
        ("time -60", Act(c.AddTime(-60 * SECOND))),
        ("break 5 now", Act(c.CallBreak(5 * MINUTE, now=True))),
        ("replan", Act(Replanned())),
        ("button 2 9", Act(c.TellButton(2, 9))),
        ("hand 2", Act(c.NextHand(2))),
        ("move 8 3 6", Act(c.Move(8, 3, 6))),
        ("clock", Act(c.CallClock())),
        ("clock 5", Act(c.CallClock(5))),
        ("race 1 7=3 8=1", Act(c.Race(1, {7: 3, 8: 1}))),
        ('chipsout 300 "pocket"', Act(c.TakeChips(300, "pocket"))),
    ],
)
def test_each_act_is_read(text: str, wanted: object) -> None:
    """Acts in words make the command the keypad would make."""
    assert action(text) == wanted


def test_expectations_are_read() -> None:
    """The path and the value are kept as written."""
    assert isinstance(action('expect stage.name "Break 1"'), Expect)


@pytest.mark.parametrize(
    ("script", "line"),
    [
        ("0:00:00 dance", 1),
        ("players 9\n0:61:00 show", 2),
        ("0:00:10 show\n0:00:09 show", 2),
        ("0:00:00 out", 1),
        ("0:00:00 out 3 by", 1),
        ("0:00:00 out x", 1),
        ('0:00:00 late "Kim', 1),
        ("0:00:00 press start", 1),
        ("0:00:00 keys 12E", 1),
        ("0:00:00", 1),
        ("0:00:00 time 60", 1),
        ("0:00:00 expect stage.level", 1),
        ("0:00:00 expect left near 5", 1),
        ("0:00:00 show\nplayers 9", 2),
        ("people 9", 1),
        ("players -3", 1),
        ("date yesterday", 1),
        ("keypad 5x5", 1),
        ("players 3\nplayer 1", 2),
        ("player 4\nroster them.csv", 2),
        ('player 4 "Ada"\nplayer 4 "Ben"', 2),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(script: str, line: int) -> None:
    """A script that cannot be read names its line, before anything is played."""
    with pytest.raises(BadScript) as bad:
        rehearsed(read_script(script))

    assert bad.value.line == line
