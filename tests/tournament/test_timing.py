"""The clock and the schedule: S1 to S5, S10, S11, and what other clocks got wrong."""

from random import Random

import pytest

from clock.tournament.acts import carry_out, decide_act
from clock.tournament.commands import (
    AddTime,
    Back,
    BustOut,
    CallBreak,
    GoToLevel,
    Pause,
    Replan,
    Resume,
    SetLength,
    Skip,
    Start,
)
from clock.tournament.events import PowerReturned
from clock.tournament.levels import next_break_ms, next_level
from clock.tournament.refusals import (
    AlreadyRunning,
    AlreadyStanding,
    BreakFollows,
    InBreak,
    LevelIsOver,
    NoSuchLevel,
    NotStarted,
    TooFewPlayers,
)
from clock.tournament.rules import apply
from clock.tournament.state import Waiting
from clock.tournament.structure import MINUTE, SECOND, Break, Level
from clock.values import replace
from tests.houses import blinds, gananda, new_year, short_house
from tests.night import at_stage, night_of


def test_every_stage_of_the_season_league_begins_on_time() -> None:
    """S1, case 36: the whole schedule of G in one running night, breaks included."""
    night = night_of(gananda(), 20)
    starts: dict[str, float] = {}
    while night.elapsed < 6.75 * 3600:
        starts.setdefault(night.stage, night.elapsed / 60)
        night.wait(60)

    assert starts == {
        "L1": 0, "L2": 25, "L3": 50, "L4": 75, "B1": 100,
        "L5": 110, "L6": 130, "L7": 150, "L8": 170, "L9": 190, "B2": 210,
        "L10": 220, "L11": 240, "L12": 260, "L13": 280, "L14": 300, "B3": 320,
        "L15": 330, "L16": 345, "L17": 360, "L18": 375, "L19": 390,
    }  # fmt: skip


def test_time_left_is_a_point_in_time_not_a_count() -> None:
    """Case 1: however rarely and late somebody looks, a level of 20 minutes ends after 1,200 seconds."""
    night = night_of(short_house(20, 20), 3)
    for _ in range(299):
        night.wait(4.004)

    assert night.stage == "L1"
    assert night.left == pytest.approx(1200 - 299 * 4.004)
    night.wait(night.left)
    assert (night.stage, night.left) == ("L2", 1200)


def test_levels_are_caught_up_after_a_long_silence() -> None:
    """Case 2: 47 minutes without a look in L2 with 5:30 left end in L4 with 8:30 left."""
    night = at_stage(night_of(short_house(20, 20, 20, -10, 20, 20), 3), 1, 330)
    night.wait(47 * 60)

    assert (night.stage, night.left) == ("L4", 510)


def test_a_stage_is_over_at_its_last_instant() -> None:
    """Case 2: a silence of exactly what is left ends in the next level with all its time."""
    night = at_stage(night_of(short_house(20, 20, 20, -10, 20, 20), 3), 1, 330)
    night.wait(330)

    assert (night.stage, night.left) == ("L3", 1200)


@pytest.mark.parametrize("running", [True, False])
def test_less_time_than_nothing_carries_into_the_next_level(*, running: bool) -> None:
    """Case 4: a minute less with 30 s left is the next level with 30 s less, running or not."""
    night = at_stage(night_of(short_house(15, 15, 15), 3), 0, 30)
    if not running:
        night.do(Pause())
    night.do(AddTime(-MINUTE))

    assert (night.stage, night.left, night.running) == ("L2", 870, running)


def test_more_time_goes_beyond_the_length() -> None:
    """Case 4: a minute more with 14:30 of 15:00 left is 15:30 in the same level."""
    night = at_stage(night_of(short_house(15, 15, 15), 3), 1, 870)
    night.do(AddTime(MINUTE))

    assert (night.stage, night.left) == ("L2", 930)


def test_time_carries_over_several_borders_and_stands_at_a_held_break() -> None:
    """S5: less time passes short levels whole, and a break that the house holds stands at 0."""
    night = at_stage(night_of(short_house(5, 5, 5, 5), 3), 0, 60)
    night.do(AddTime(-12 * MINUTE))
    assert (night.stage, night.left) == ("L4", 240)

    held = at_stage(night_of(short_house(5, -10, 5, held=True), 3), 0, 60)
    held.do(AddTime(-30 * MINUTE))
    assert (held.stage, held.left, held.waiting) == ("B1", 0, Waiting.BREAK)


def test_breaks_are_no_levels() -> None:
    """Case 8: L, L, break, L, L, break, L are 1, 2, B1, 3, 4, B2, 5."""
    night = night_of(short_house(5, 5, -5, 5, 5, -5, 5), 3)
    seen = [night.stage]
    for _ in range(6):
        night.do(Skip())
        seen.append(night.stage)

    assert seen == ["L1", "L2", "B1", "L3", "L4", "B2", "L5"]


def test_the_time_to_the_break_is_the_same_before_and_after_the_start() -> None:
    """Case 9: it is clock time, so it stays 80 minutes all through the countdown."""
    night = night_of(short_house(20, 20, 20, 20, -10, 20), 3, started=False)
    before = next_break_ms(night.now, night.now_ms)
    night.now_ms += 600_000
    waited = next_break_ms(night.now, night.now_ms)
    night.do(Start())

    assert before == waited == next_break_ms(night.now, night.now_ms) == 80 * MINUTE


def test_in_a_break_the_next_break_is_the_one_after() -> None:
    """V1: the rest of the break and the levels until the next one count."""
    night = at_stage(night_of(short_house(20, -10, 20, 20, -10, 20), 3), 1, 300)

    assert next_break_ms(night.now, night.now_ms) == (5 + 40) * MINUTE


def test_a_pause_moves_every_later_level() -> None:
    """Case 47: a pause of 7:00 in L4 moves L5 from 9:40 to 9:47 and L12 from 11:25 to 11:32."""
    lengths = (20, 20, *[15] * 10)
    night = night_of(short_house(*lengths), 3)
    night.wait(55 * 60)
    assert night.stage == "L4"
    night.do(Pause())
    night.wait(7 * 60)
    night.do(Resume())
    started = night.now_ms - 62 * 60_000
    night.wait(night.left)
    assert (night.stage, (night.now_ms - started) / 60_000) == ("L5", 77)
    while night.stage != "L12":
        night.wait(night.left)
    assert (night.now_ms - started) / 60_000 == 182


def test_a_break_that_the_house_holds_waits() -> None:
    """S2, S5: it stands at 0:00 until play is resumed, and standing costs the next level nothing."""
    night = night_of(new_year(), 8)
    night.wait(3600 + 700)
    assert (night.stage, night.left, night.waiting, night.running) == ("B1", 0, Waiting.BREAK, False)
    assert night.elapsed == 4200
    night.wait(300)
    night.do(Resume())

    assert (night.stage, night.left, night.elapsed) == ("L4", 1200, 4200)


def test_skip_in_a_break_that_waits_resumes_play() -> None:
    """S5: PAUSE or SKIP, the host only wants to go on."""
    night = night_of(new_year(), 8)
    night.wait(3600 + 700)
    night.do(Skip())

    assert (night.stage, night.left, night.running) == ("L4", 1200, True)


def test_skip_and_back_leave_running_and_standing_as_they_were() -> None:
    """Design: skip goes on while standing; back plays the stage again, or the one before within 10 s."""
    night = night_of(gananda(), 9)
    night.wait(600)
    night.do(Pause(), Skip())
    assert (night.stage, night.left, night.running) == ("L2", 1500, False)
    night.do(Resume())
    night.wait(10)
    night.do(Back())
    assert (night.stage, night.left, night.running) == ("L1", 1500, True)
    night.wait(11)
    night.do(Back())
    assert (night.stage, night.left) == ("L1", 1500)
    night.do(Back())
    assert (night.stage, night.left) == ("L1", 1500)


def test_go_to_a_level_whole() -> None:
    """Design: that level with all its time; one that is not there is refused with the last one's number."""
    night = night_of(gananda(), 9)
    night.wait(100)
    night.do(GoToLevel(7))
    assert (night.stage, night.left) == ("L7", 1200)
    assert night.refuses(GoToLevel(20)) == NoSuchLevel(20, 19)


def test_the_length_of_a_level_is_edited_in_play() -> None:
    """What is played stays played; a length that is already played ends the level."""
    night = night_of(short_house(20, 20, 20), 3)
    night.wait(300)
    night.do(SetLength(1, 30 * MINUTE))
    assert night.left == 1500
    night.do(SetLength(2, 10 * MINUTE))
    night.do(SetLength(1, 4 * MINUTE))
    assert (night.stage, night.left) == ("L2", 540)
    assert night.refuses(SetLength(1, 10 * MINUTE)) == LevelIsOver(1)


def test_a_break_at_once_keeps_the_time_the_level_has_left() -> None:
    """S10: the level goes on after the break with what it had, and its deal does not pass twice."""
    night = night_of(short_house(20, 20, -10, 20), 3)
    night.wait(480)
    night.do(CallBreak(5 * MINUTE, now=True))
    assert (night.stage, night.left) == ("B1", 300)
    assert night.refuses(CallBreak(now=True)) == InBreak()
    night.wait(300)
    assert (night.stage, night.left) == ("L1", 720)
    night.wait(720 + 1200)
    assert night.stage == "B2"


def test_a_break_at_the_levels_end() -> None:
    """S10: it stands between this level and the next; where one follows anyway it is refused."""
    night = night_of(short_house(20, 20, -10, 20), 3)
    night.do(CallBreak())
    night.wait(1200)
    assert (night.stage, night.left) == ("B1", 600)
    night.do(Skip())
    assert night.stage == "L2"
    assert night.refuses(CallBreak()) == BreakFollows()


def test_a_break_within_a_level() -> None:
    """S10, V1: a level's second part keeps number and blinds, and is no next level."""
    first, second = blinds((50, 100), (100, 200), minutes=20)
    stages = (first, Break(1, 10 * MINUTE), replace(first, duration_ms=5 * MINUTE, continued=True), second)
    night = night_of(replace(gananda(), stages=stages), 3)
    assert next_level(night.now) == second
    night.wait(1200)
    upcoming = next_level(night.now)
    assert night.stage == "B1"
    assert upcoming is not None
    assert upcoming.number == 1
    night.wait(600)
    assert (night.stage, night.left) == ("L1", 300)
    following = next_level(night.now)
    assert following is not None
    assert following.number == 2


def test_the_clock_may_stop_at_every_levels_end() -> None:
    """S11: the next level waits with all its time until the host resumes."""
    night = night_of(replace(short_house(20, 20, 20), stop_at_level_end=True), 3)
    night.wait(1300)
    assert (night.stage, night.left, night.waiting) == ("L2", 1200, Waiting.LEVEL)
    assert night.elapsed == 1200
    night.do(Resume())
    night.wait(60)
    assert night.left == 1140


def test_a_changed_file_gives_the_levels_still_to_come() -> None:
    """Case 14: replan takes later levels, and entries, rebuys and stacks stay as they are."""
    night = night_of(short_house(20, 20, 20, 20, 20), 9)
    night.do(GoToLevel(3), BustOut((4,)))
    before = night.now
    changed = tuple(
        replace(level, small=1000, big=2000) for level in before.stages if isinstance(level, Level)
    )
    night.do(Replan(changed), Back())

    level = night.now.stages[night.now.clock.stage]
    assert isinstance(level, Level)
    assert (night.stage, night.left, level.small) == ("L2", 1200, 200)
    assert [stage.small for stage in night.now.stages if isinstance(stage, Level)] == [
        100,
        200,
        300,
        1000,
        1000,
    ]
    assert (night.now.players, night.now.chips_in_play) == (before.players, before.chips_in_play)


def test_after_a_power_cut_the_clock_stands_at_its_last_mark() -> None:
    """Design: another boot comes back paused, in the stage the mark lies in, with what it had left."""
    night = night_of(gananda(), 9)
    night.wait(1600)
    ran = 1598 * SECOND
    night.tournament = apply(night.tournament, PowerReturned(5000, ran))
    night.now_ms = 5000

    assert (night.stage, night.left, night.waiting, night.running) == ("L2", 1402, Waiting.POWER, False)
    night.wait(600)
    night.do(Resume())
    night.wait(2)
    assert (night.left, night.waiting) == (1400, None)


def test_power_lost_after_an_act_does_not_go_back_behind_it() -> None:
    """Design: a mark that is older than the last act that the disk has brings back the moment of the act."""
    night = night_of(gananda(), 9)
    night.wait(100)
    night.do(Pause(), Resume())
    night.wait(1)
    night.tournament = apply(night.tournament, PowerReturned(5000, 96 * SECOND))
    night.now_ms = 5000

    assert (night.elapsed, night.left, night.waiting) == (100, 1400, Waiting.POWER)


def test_power_lost_while_standing_changes_nothing() -> None:
    """Design: a clock that stood comes back as it stood."""
    night = night_of(gananda(), 9)
    night.wait(100)
    night.do(Pause())
    night.tournament = apply(night.tournament, PowerReturned(5000, 90 * SECOND))
    night.now_ms = 5000

    assert (night.left, night.waiting, night.running) == (1400, None, False)


def test_acts_that_cannot_be_are_refused() -> None:
    """Design: refused with the reason, and nothing changes."""
    night = night_of(gananda(), 9, started=False)
    assert night.refuses(Pause()) == NotStarted()
    assert night.refuses(Skip()) == NotStarted()
    assert night_of(gananda(), 1, started=False).refuses(Start()) == TooFewPlayers()
    night.do(Start())
    assert night.refuses(Resume()) == AlreadyRunning()
    night.do(Pause())
    assert night.refuses(Pause()) == AlreadyStanding()


def test_a_new_night_begins_at_its_first_level() -> None:
    """Case 12: nothing of another night is in it, and a finished one does not tick."""
    first = night_of(gananda(), 2)
    first.wait(3000)
    first.do(BustOut((1,)))
    assert first.now.finished
    first.wait(500)
    assert first.elapsed == 3000
    second = night_of(gananda(), 9)
    assert (second.stage, second.left, second.now.exits) == ("L1", 1500, ())


def test_a_late_look_gives_the_same_as_many() -> None:
    """Case 2: looking once at the end is the same as looking every second."""
    often, once = night_of(new_year(), 8), night_of(new_year(), 8)
    for _ in range(4000):
        often.wait(1)
    once.wait(4000)

    assert often.now == once.now


def test_an_act_is_made_at_its_own_time() -> None:
    """Design: replayed later, an act changes the stage that was on when it was made."""
    night = night_of(gananda(), 9)
    night.wait(1499)
    act = decide_act(night.tournament, AddTime(MINUTE), night.now_ms, 1, Random)
    night.wait(0)
    night.tournament = carry_out(night.tournament, act)

    assert (night.stage, night.left) == ("L1", 61)
