"""The schedule changed in play: breaks called, lengths, levels of a changed file, what counts as played."""

from clock.tournament.commands import (
    AddTime,
    Back,
    BustOut,
    CallBreak,
    GoToLevel,
    Pause,
    Rebuy,
    Replan,
    Resume,
    SetLength,
    Skip,
    Start,
    Undo,
)
from clock.tournament.levels import next_break_ms, overtime_ms
from clock.tournament.refusals import AskIfBefore, BadAmount, BreakWithin, LevelIsOver, TooLong, WindowShut
from clock.tournament.state import Waiting
from clock.tournament.structure import HOUR, MINUTE, SECOND, AfterLast, Break, House, Level, Stage
from clock.values import replace
from tests.houses import blinds, gananda, new_year
from tests.night import Night, night_of


def lengths(night: Night) -> list[int]:
    """Return the minutes of every stage, those of breaks negative."""
    return [
        stage.duration_ms // MINUTE * (-1 if isinstance(stage, Break) else 1) for stage in night.now.stages
    ]


def three_levels(after_last: AfterLast = AfterLast.COUNT_UP) -> House:
    """Return a house of three levels of 20 minutes."""
    stages = blinds((25, 50), (50, 100), (100, 200), minutes=20)
    return replace(gananda(), stages=stages, after_last=after_last)


def test_after_a_break_in_the_last_level_its_blinds_stay() -> None:
    """S4, S10: called for the level's end, the break is over some time, and then the clock counts up."""
    night = night_of(three_levels(), 5)
    night.do(GoToLevel(3), CallBreak(5 * MINUTE))
    night.wait(1200)
    assert (night.stage, night.left) == ("B1", 300)
    night.wait(300 + 90)

    assert (night.stage, night.left) == ("L3", 0)
    assert overtime_ms(night.now, night.now_ms) == 90 * SECOND


def test_a_break_after_the_last_level_is_followed_by_what_the_house_lets_follow() -> None:
    """S4, S10: where the last level repeats, the next one comes after the break."""
    night = night_of(three_levels(after_last=AfterLast.REPEAT), 5)
    night.do(GoToLevel(3), CallBreak(5 * MINUTE))
    night.wait(1500)

    assert (night.stage, night.left) == ("L4", 1200)


def test_in_overtime_a_break_begins_at_once() -> None:
    """S10: the level is at its end already; nothing is dated back."""
    night = night_of(three_levels(), 5)
    night.wait(3600 + 700)
    night.do(CallBreak(5 * MINUTE))

    assert (night.stage, night.left, night.elapsed) == ("B1", 300, 4300)
    night.wait(310)
    assert (night.stage, overtime_ms(night.now, night.now_ms)) == ("L3", 10 * SECOND)


def test_a_last_level_that_stands_at_its_end_is_left_for_a_break() -> None:
    """S10: paused with nothing left and nothing over, the level is at its end too."""
    night = night_of(three_levels(), 5)
    night.wait(3600)
    night.do(Pause(), CallBreak(5 * MINUTE))

    assert (night.stage, night.left) == ("B1", 300)


def test_a_break_within_a_level_leaves_the_level_as_long_as_it_was() -> None:
    """S10: 8 minutes played, the break, 12 minutes to go; the schedule says so."""
    night = night_of(three_levels(), 5)
    night.wait(480)
    night.do(CallBreak(10 * MINUTE, now=True))

    assert lengths(night) == [8, -10, 12, 20, 20]
    assert next_break_ms(night.now, night.now_ms) is None


def test_a_break_that_was_called_within_a_level_does_not_come_again() -> None:
    """S10: it was for then. Who goes back before it has the level whole, whatever time was given or taken."""
    night = night_of(three_levels(), 5)
    night.wait(480)
    night.do(AddTime(5 * MINUTE), CallBreak(10 * MINUTE, now=True), Back())
    assert (night.stage, night.left, lengths(night)) == ("L1", 1200, [20, 20, 20])
    night.do(Undo())
    assert (night.stage, night.left, lengths(night)) == ("B1", 600, [8, -10, 17, 20, 20])

    night.wait(600 + 300)
    night.do(CallBreak(5 * MINUTE, now=True))
    assert lengths(night) == [8, -10, 5, -5, 12, 20, 20]
    night.wait(400)
    night.do(SetLength(1, 30 * MINUTE), Skip())
    night.do(GoToLevel(1))
    assert (night.stage, night.left, lengths(night)) == ("L1", 1800, [30, 20, 20])
    night.do(Undo(), Back())
    assert (night.stage, night.left, lengths(night)) == ("L1", 17 * 60, [8, -10, 5, -5, 17, 20, 20])
    night.do(Back(), Back())
    assert (night.stage, night.left, lengths(night)) == ("L1", 22 * 60, [8, -10, 22, 20, 20])


def test_a_break_of_the_schedule_within_a_level_comes_again() -> None:
    """S10: only the called one goes, and what it had parted is as long as the schedule had it."""
    first, *others = three_levels().stages
    assert isinstance(first, Level)
    part = replace(first, duration_ms=8 * MINUTE)
    rest = replace(first, duration_ms=12 * MINUTE, continued=True)
    night = night_of(replace(three_levels(), stages=(part, Break(1, 5 * MINUTE), rest, *others)), 5)
    night.wait(180)
    night.do(CallBreak(10 * MINUTE, now=True), SetLength(1, 25 * MINUTE))
    assert lengths(night) == [3, -10, 5, -5, 17, 20, 20]
    night.do(GoToLevel(1))
    assert (night.left, lengths(night)) == (480, [8, -5, 17, 20, 20])


def test_a_break_before_anything_of_the_level_was_played() -> None:
    """S10: the level comes whole after it, and Back leads to the one before and not into the break again."""
    night = night_of(three_levels(), 5)
    night.do(Pause(), GoToLevel(3), CallBreak(10 * MINUTE, now=True))
    assert lengths(night) == [20, 20, -10, 20]
    night.do(Back())
    assert (night.stage, night.left) == ("L2", 1200)
    night.do(Undo(), Resume())
    night.wait(600)
    assert (night.stage, night.left) == ("L3", 1200)


def test_a_break_called_before_a_level_does_not_come_again() -> None:
    """S10: it was for then, also where the level that follows it had been parted by another one."""
    night = night_of(three_levels(), 5)
    night.do(Pause(), GoToLevel(2), CallBreak(10 * MINUTE, now=True), GoToLevel(1))
    assert (night.left, lengths(night)) == (1200, [20, 20, 20])

    night.do(GoToLevel(2), Resume())
    night.wait(300)
    night.do(CallBreak(10 * MINUTE, now=True), Pause(), Skip(), CallBreak(9 * MINUTE, now=True))
    assert lengths(night) == [20, 5, -10, -9, 15, 20]
    night.do(SetLength(2, 30 * MINUTE), GoToLevel(2))
    assert (night.left, lengths(night)) == (1800, [20, 30, 20])


def test_a_break_within_a_level_is_not_its_end() -> None:
    """S10, S11: a house that stops at every level's end goes into it, and stops when the level is over."""
    first, second, third = three_levels().stages
    assert isinstance(first, Level)
    within = (replace(first, duration_ms=4 * MINUTE), Break(1, 5 * MINUTE), replace(first, continued=True))
    night = night_of(replace(three_levels(), stages=(*within, second, third), stop_at_level_end=True), 5)
    night.wait(240)
    assert (night.stage, night.now.clock.waiting) == ("B1", None)
    night.wait(25 * 60)
    assert (night.stage, night.now.clock.waiting) == ("L2", Waiting.LEVEL)


def test_nothing_lasts_longer_than_a_day() -> None:
    """S10: lengths, breaks and changes of time go to a day, and no level or break is of no length."""
    night = night_of(three_levels(), 5)
    beyond = 24 * HOUR + MINUTE

    for act in (SetLength(1, beyond), CallBreak(beyond), AddTime(beyond), AddTime(-beyond)):
        assert night.refuses(act) == TooLong()
    for none in (SetLength(1, 0), CallBreak(0)):
        assert night.refuses(none) == BadAmount(0, 1)


def test_back_goes_by_what_was_played() -> None:
    """Design: with time added or taken, more than 10 s played is still more than 10 s played."""
    night = night_of(three_levels(), 5)
    night.do(GoToLevel(2))
    night.wait(11)
    night.do(AddTime(5 * MINUTE), Back())
    assert (night.stage, night.left) == ("L2", 1200)
    night.wait(5)
    night.do(AddTime(-MINUTE), Back())
    assert (night.stage, night.left) == ("L1", 1200)


def test_time_that_was_taken_away_counts_as_played_of_the_next_level() -> None:
    """Case 4: a minute less with 30 s left leads 30 s into the next level; Back plays that again."""
    night = night_of(three_levels(), 5)
    night.wait(1170)
    night.do(AddTime(-MINUTE), Back())

    assert (night.stage, night.left) == ("L2", 1200)


def test_a_length_is_the_length_whatever_time_was_added() -> None:
    """Design: 5 minutes played and one added; a level of 30 minutes then has 25 left."""
    night = night_of(three_levels(), 5)
    night.wait(300)
    night.do(AddTime(MINUTE), SetLength(1, 30 * MINUTE))

    assert night.left == 1500


def test_the_length_of_a_level_with_a_break_within_it() -> None:
    """S10: the rest after the break takes the change, in and after the break."""
    night = night_of(three_levels(), 5)
    night.wait(480)
    night.do(CallBreak(10 * MINUTE, now=True), SetLength(1, 30 * MINUTE))
    assert lengths(night) == [8, -10, 22, 20, 20]
    assert night.left == 600
    assert night.refuses(SetLength(1, 8 * MINUTE)) == BreakWithin(1, 8 * MINUTE)
    night.do(Skip())
    night.wait(60)
    night.do(SetLength(1, 15 * MINUTE))
    assert (night.stage, night.left) == ("L1", 360)
    night.do(SetLength(1, 8 * MINUTE))
    assert (night.stage, night.left) == ("L2", 1140)
    assert night.refuses(SetLength(1, 20 * MINUTE)) == LevelIsOver(1)


def test_a_break_within_a_level_stays_where_it_is() -> None:
    """S10: 20 minutes with a break after 12, made 30 after 5: 7 to the break, 18 after it; not under 12."""
    level = Level(1, 25, 50, 12 * MINUTE)
    rest = replace(level, duration_ms=8 * MINUTE, continued=True)
    stages = (level, Break(1, 5 * MINUTE), rest, Level(2, 50, 100, 20 * MINUTE))
    night = night_of(replace(gananda(), stages=stages), 5)
    night.wait(300)
    night.do(SetLength(1, 30 * MINUTE))
    assert lengths(night) == [12, -5, 18, 20]
    assert (night.stage, night.left) == ("L1", 420)
    assert night.refuses(SetLength(1, 12 * MINUTE)) == BreakWithin(1, 12 * MINUTE)
    night.do(SetLength(1, 13 * MINUTE))
    night.wait((7 + 5 + 1) * 60)
    assert (night.stage, night.left) == ("L2", 1200)


def test_the_last_minutes_for_a_rebuy_are_minutes_of_play() -> None:
    """E2: five minutes of level 4, whatever time is added to it and whatever break is within it."""
    night = night_of(new_year(), 10)
    night.do(GoToLevel(4), BustOut((3,)), AddTime(10 * MINUTE))
    night.wait(120)
    night.do(CallBreak(now=True))
    assert night.refuses(Rebuy(3)) == AskIfBefore(4)
    night.wait(700)
    assert night.player(3).may_return
    night.do(Resume())
    night.wait(179)
    assert night.refuses(Rebuy(3)) == AskIfBefore(4)
    night.wait(1)

    assert night.refuses(Rebuy(3)) == WindowShut("rebuy", 4)
    assert not night.player(3).may_return


def test_the_last_minutes_for_a_rebuy_end_with_the_level() -> None:
    """E2: where level 4 is shorter than they are, the break after it is too late."""
    stages: tuple[Stage, ...] = (*blinds((10, 20), minutes=2, first=4), Break(1, 10 * MINUTE))
    house = replace(new_year(), stages=(*stages, *blinds((20, 40), minutes=20, first=5)))
    night = night_of(house, 10)
    night.do(BustOut((3,)))
    assert night.player(3).may_return
    night.wait(120)

    assert night.stage == "B1"
    assert night.refuses(Rebuy(3, before=True)) == WindowShut("rebuy", 4)


def test_a_file_changed_before_the_first_deal_is_taken_whole() -> None:
    """Case 14: nothing is played yet, so the first level is still to come too."""
    night = night_of(three_levels(), 5, started=False)
    night.do(Replan(blinds((5, 10), (10, 20), minutes=15)), Start())
    level = night.now.stages[0]

    assert lengths(night) == [15, 15]
    assert isinstance(level, Level)
    assert (night.left, level.small) == (900, 5)


def test_levels_added_after_the_last_one_begin_at_once() -> None:
    """S3, S4: the last level is over, so the one that is added begins now, with all its time."""
    night = night_of(three_levels(), 5)
    night.wait(3600 + 400)
    night.do(Replan((*three_levels().stages, *blinds((200, 400), minutes=20, first=4))))

    assert (night.stage, night.left) == ("L4", 1200)
    night.do(Undo())
    assert (night.stage, overtime_ms(night.now, night.now_ms)) == ("L3", 400 * SECOND)


def test_a_level_that_waits_waits_whatever_is_changed_in_it() -> None:
    """S11: time added to it, or another length of a later level, lets it wait on; another level does not."""
    night = night_of(replace(three_levels(), stop_at_level_end=True), 5)
    night.wait(1200)
    night.do(AddTime(MINUTE), SetLength(3, 5 * MINUTE))
    assert (night.stage, night.left, night.now.clock.waiting) == ("L2", 1260, Waiting.LEVEL)
    night.do(GoToLevel(3))
    assert (night.stage, night.now.clock.waiting) == ("L3", None)


def test_the_final_table_waits_whatever_is_changed_in_the_schedule() -> None:
    """S5, T6: also where a held break is over: only resuming or the table's end ends the wait."""
    night = night_of(new_year(), 9)
    night.do(GoToLevel(6))
    night.wait(1200 + 600)
    night.do(BustOut((1,)), SetLength(9, 5 * MINUTE), AddTime(-MINUTE))
    assert (night.stage, night.left, night.waiting) == ("B2", 0, Waiting.FINAL_TABLE)


def test_a_changed_file_leaves_the_rest_of_a_level_as_it_is() -> None:
    """Case 14, S10: before, in and after a break within it, a level that was begun is played to its end."""
    changed = blinds((5, 10), (10, 20), (20, 40), minutes=15)
    night = night_of(three_levels(), 5)
    night.wait(480)
    night.do(CallBreak(10 * MINUTE, now=True), Replan(changed))
    assert lengths(night) == [8, -10, 12, 15, 15]
    night.do(Skip(), Replan(three_levels().stages))
    assert lengths(night) == [8, -10, 12, 20, 20]

    first, *others = three_levels().stages
    assert isinstance(first, Level)
    within = (replace(first, duration_ms=8 * MINUTE), Break(1, 10 * MINUTE))
    rest = replace(first, duration_ms=12 * MINUTE, continued=True)
    night = night_of(replace(gananda(), stages=(*within, rest, *others)), 5)
    night.do(Replan(changed))
    assert lengths(night) == [8, -10, 12, 15, 15]
    night.do(Skip(), Skip(), Replan(three_levels().stages))
    assert lengths(night) == [8, -10, 12, 20, 20]
    night.do(Replan(changed))
    assert (night.stage, lengths(night)) == ("L1", [8, -10, 12, 15, 15])


def test_a_changed_file_gives_a_break_no_second_one() -> None:
    """Case 14: the break that is on is the one that the file has after this level."""
    night = night_of(gananda(), 9)
    night.do(GoToLevel(4), Skip())
    before = lengths(night)
    night.do(Replan(gananda().stages))
    assert lengths(night) == before
    night.do(Skip())
    assert night.stage == "L5"
