"""What is called out in the room, and when: cases 2 and 25, S3, S5, S10, S11, T7, O6."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from clock.tournament.announcements import (
    Announcement,
    BreakBegins,
    BreakOver,
    BreakRanOut,
    BustedOut,
    LevelBegins,
    MinuteLeft,
    PlayBegins,
    PlayerTimeUp,
    PlayerWarned,
    Proposed,
    Signal,
    Won,
)
from clock.tournament.announcing import Look, announced, foreseen, next_announcement_ms
from clock.tournament.commands import (
    Accept,
    AddTime,
    Back,
    BustOut,
    CallBreak,
    CallClock,
    Command,
    Finish,
    GoToLevel,
    Pause,
    PutBackIn,
    Redo,
    RemovePlayer,
    Replan,
    Resume,
    SetLength,
    Skip,
    Start,
    TakeBackToggle,
    Undo,
)
from clock.tournament.refusals import Refused
from clock.tournament.state import Waiting
from clock.tournament.structure import MINUTE, SECOND, AfterLast, AnteKind, Break, House, Level, PlayerClock
from clock.tournament.suggestions import AskButton, FormFinalTable, MovePlayer, Suggestion
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.night import Night, go_out, night_of

Heard = Announcement | Signal


@dataclass(slots=True)
class Room:
    """A night in a room that listens: everything heard so far, since it was last asked."""

    night: Night
    last: Look = field(init=False)
    _heard: list[Heard] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.last = Look(self.night.now, self.night.now_ms)

    def look(self, proposed: Suggestion | None = None) -> "Room":
        """Look at the night now."""
        now = Look(self.night.now, self.night.now_ms, proposed)
        self._heard.extend(announced(self.last, now))
        self.last = now
        return self

    def do(self, *commands: Command) -> "Room":
        """Make acts, and look after each."""
        for command in commands:
            self.night.do(command)
            self.look(self.last.proposed)
        return self

    def wait(self, seconds: float, every: float = 1.0) -> "Room":
        """Let time pass, with a look every so often."""
        until_ms = self.night.now_ms + round(seconds * SECOND)
        while self.night.now_ms < until_ms:
            self.night.now_ms = min(until_ms, self.night.now_ms + round(every * SECOND))
            self.look(self.last.proposed)
        self.night.wait(0)
        return self

    @property
    def heard(self) -> list[Heard]:
        """Return what was heard, once."""
        heard, self._heard = self._heard, []
        return heard


def level(number: int, minutes: float = 20) -> Level:
    """Return a level of the house below."""
    return Level(number, 100 * number, 200 * number, round(minutes * MINUTE))


def house_of(*stages: Level | Break) -> House:
    """Return a house with this schedule."""
    return replace(gananda(), stages=stages)


def room_of(house: House, players: int = 6) -> Room:
    """Return a room whose night runs since just now, with nothing heard yet."""
    return Room(night_of(house, players))


PAUSE_1 = Break(1, 10 * MINUTE)
HELD = Break(1, 10 * MINUTE, held=True)
PLAIN = house_of(level(1), level(2), PAUSE_1, level(3), level(4, 0.5), level(5))


def test_the_start_is_called_once_and_alone() -> None:
    """Case 25: one start sound, and no level sound with it."""
    room = Room(night_of(PLAIN, 6, started=False))
    assert room.wait(30).heard == []

    assert room.do(Start()).heard == [PlayBegins(level(1))]
    assert room.wait(60).heard == []


def test_a_level_has_one_call_at_a_minute_and_one_at_its_end() -> None:
    """Case 25, S3: the last minute is called once at 1:00, the next level once at 0:00."""
    room = room_of(PLAIN)

    assert room.wait(19 * 60 - 0.001).heard == []
    assert room.wait(0.001).heard == [MinuteLeft(level(1), level(2))]
    assert room.wait(59.999).heard == []
    assert room.wait(0.001).heard == [LevelBegins(level(2))]
    assert room.wait(19 * 60).heard == [MinuteLeft(level(2), PAUSE_1)]
    assert room.wait(60).heard == [BreakBegins(PAUSE_1)]
    assert room.wait(540).heard == [MinuteLeft(PAUSE_1, level(3))]
    assert room.wait(60).heard == [BreakOver(level(3))]


@given(gaps=st.lists(st.integers(300, 1900), min_size=3, max_size=9))
@settings(max_examples=30)
def test_how_often_somebody_looks_is_not_heard(gaps: list[int]) -> None:
    """Case 25: the same calls, once each and in the same order, however the looks fall."""
    room = room_of(house_of(level(1, 2), level(2, 1.5), Break(1, 2 * MINUTE), level(3)))
    turn = 0
    while room.night.elapsed < 6 * 60:
        room.wait(gaps[turn % len(gaps)] / SECOND, every=9)
        turn += 1

    assert [type(heard) for heard in room.heard] == [
        *(MinuteLeft, LevelBegins),
        *(MinuteLeft, BreakBegins),
        *(MinuteLeft, BreakOver),
    ]


def test_levels_that_were_caught_up_are_called_once() -> None:
    """Case 2: 47 minutes without a look over L3 and the break into L4: L4 alone is called."""
    room = room_of(house_of(level(1), level(2), level(3), PAUSE_1, level(4), level(5)))
    room.wait(20 * 60 + 14.5 * 60, every=60)
    assert room.heard
    room.wait(47 * 60, every=99_999)

    assert (room.night.stage, room.night.left) == ("L4", 510)
    assert room.heard == [LevelBegins(level(4))]


def test_a_minute_that_was_missed_is_not_called_late() -> None:
    """Case 2: a look at 0:30, the first since 5:00, calls no minute that is long over."""
    room = room_of(PLAIN).wait(15 * 60)
    room.wait(270, every=270)

    assert room.night.left == 30
    assert room.heard == []
    assert room.wait(30).heard == [LevelBegins(level(2))]


JUMPS: dict[str, Callable[[Room], object]] = {
    "less time": lambda room: room.do(AddTime(-(19 * MINUTE + 30 * SECOND))),
    "a little less, just before": lambda room: room.wait(18 * 60 + 55).do(AddTime(-10 * SECOND)),
    "a length that leaves less": lambda room: room.wait(10 * 60).do(SetLength(1, 10 * MINUTE + 40 * SECOND)),
    "undo of more time": lambda room: room.do(AddTime(2 * MINUTE)).wait(19 * 60 + 30).do(Undo()),
}


@pytest.mark.parametrize("jump", JUMPS.values(), ids=JUMPS)
def test_a_jump_beyond_the_minute_is_no_call(jump: Callable[[Room], object]) -> None:
    """Case 25: the last minute is called when the time runs through 1:00, not when an act lands beyond."""
    room = room_of(PLAIN)
    jump(room)
    assert 0 < room.night.left < 60

    assert room.wait(room.night.left - 0.001).heard == []


def test_a_jump_and_the_time_in_one_look() -> None:
    """Case 25: an act that lands a moment beyond 1:00 between two looks is a jump all the same."""
    room = room_of(PLAIN).wait(18 * 60 + 58)
    room.night.wait(0.5)
    room.night.do(AddTime(-1_600))
    room.look()

    assert room.night.left == 59.9
    assert room.heard == []


def test_more_time_lets_the_minute_come_again() -> None:
    """The last minute is called again when the time runs through 1:00 again."""
    room = room_of(PLAIN).wait(19 * 60 + 10)
    assert room.heard == [MinuteLeft(level(1), level(2))]

    assert room.do(AddTime(20 * SECOND)).heard == []
    assert room.wait(10).heard == [MinuteLeft(level(1), level(2))]


def test_nothing_runs_while_the_clock_stands() -> None:
    """Case 25: standing at 1:05 or at 0:30 calls nothing; going on through 1:00 does."""
    room = room_of(PLAIN).wait(18 * 60 + 55).do(Pause())
    assert room.wait(300).heard == []
    assert room.do(Resume()).wait(5).heard == [MinuteLeft(level(1), level(2))]
    assert room.wait(30).do(Pause()).wait(120).do(Resume()).heard == []


def test_a_pause_just_after_the_minute_does_not_swallow_it() -> None:
    """The minute was run through before the clock was stopped, though nobody had looked."""
    room = room_of(PLAIN).wait(18 * 60 + 59.6)
    room.night.wait(0.6)
    room.night.do(Pause())

    assert room.look().heard == [MinuteLeft(level(1), level(2))]


@pytest.mark.parametrize("minutes", [0.25, 1])
def test_a_stage_of_a_minute_has_no_minute_call(minutes: float) -> None:
    """Case 25: in a level or break that is a minute long or shorter the minute is not called."""
    short = Break(1, round(minutes * MINUTE))
    room = room_of(house_of(level(1, minutes), level(2, minutes), short, level(3)))

    assert room.wait(3 * minutes * 60).heard == [
        LevelBegins(level(2, minutes)),
        BreakBegins(short),
        BreakOver(level(3)),
    ]


def test_a_stage_a_little_longer_has_one() -> None:
    """A level of 1:01 calls its last minute a second after it has begun."""
    longer = level(1, 61 / 60)
    room = room_of(house_of(longer, level(2)))

    assert room.wait(0.999).heard == []
    assert room.wait(0.001).heard == [MinuteLeft(longer, level(2))]


def test_the_last_level_ends_without_a_call() -> None:
    """S4: after the last level the blinds stay, so its end changes nothing; a rule that goes on is called."""
    last = level(1, 2)
    room = room_of(house_of(last))
    assert room.wait(300).heard == [MinuteLeft(last, None)]

    room = room_of(replace(house_of(last), after_last=AfterLast.REPEAT))
    assert room.wait(120).heard == [
        MinuteLeft(last, replace(last, number=2)),
        LevelBegins(replace(last, number=2)),
    ]


def test_a_held_break_is_over_at_zero_and_its_level_when_play_resumes() -> None:
    """S2, S5: at 0:00 the players are called back once; the level is called when the host lets play go on."""
    room = room_of(house_of(level(1, 1), HELD, level(2)))
    room.wait(60).heard.clear()
    room.wait(600)

    assert room.night.waiting is Waiting.BREAK
    assert room.heard == [MinuteLeft(HELD, level(2)), BreakRanOut()]
    assert room.wait(200).heard == []
    assert room.do(Resume()).heard == [LevelBegins(level(2))]


def test_skip_out_of_a_held_break() -> None:
    """SKIP ends a held break that runs, and resumes play in one that waits: each is one call."""
    running = room_of(house_of(level(1, 1), HELD, level(2))).wait(61)
    assert running.heard == [BreakBegins(HELD)]
    assert running.do(Skip()).heard == [BreakOver(level(2))]

    waiting = room_of(house_of(level(1, 1), HELD, level(2))).wait(700)
    assert waiting.night.waiting is Waiting.BREAK
    waiting.heard.clear()
    assert waiting.do(Skip()).heard == [LevelBegins(level(2))]


def test_a_night_that_stops_at_every_level() -> None:
    """S11: the next level is called at 0:00, as the clock stops, and not again when play goes on."""
    room = room_of(replace(PLAIN, stop_at_level_end=True)).wait(20 * 60)

    assert room.night.waiting is Waiting.LEVEL
    assert room.heard == [MinuteLeft(level(1), level(2)), LevelBegins(level(2))]
    assert room.do(Resume()).wait(60).heard == []


def test_what_the_host_goes_to_is_called() -> None:
    """S3: another level or break by hand is called like one that came by itself, and undone, the old one."""
    room = room_of(PLAIN).wait(60)

    assert room.do(Skip()).heard == [LevelBegins(level(2))]
    assert room.do(GoToLevel(5)).heard == [LevelBegins(level(5))]
    assert room.do(Undo()).heard == [LevelBegins(level(2))]
    assert room.do(Redo()).heard == [LevelBegins(level(5))]
    assert room.do(Back()).heard == [LevelBegins(level(4, 0.5))]
    assert room.do(Back()).heard == [LevelBegins(level(3))]
    assert room.do(Back()).heard == [BreakBegins(PAUSE_1)]


def test_an_act_that_leaves_the_level_on_is_not_called() -> None:
    """A level from its start, of another length or in a new plan is still that level."""
    room = room_of(PLAIN).wait(300)

    assert room.do(Back(), SetLength(1, 25 * MINUTE), Replan(PLAIN.stages), AddTime(MINUTE)).heard == []


def test_the_ante_makes_another_level() -> None:
    """S6: what the call would say decides, so another ante is called."""
    with_ante = replace(level(1), ante=25, ante_kind=AnteKind.EACH)
    room = room_of(house_of(level(1), with_ante))

    assert room.do(Skip()).heard == [LevelBegins(with_ante)]


def test_a_break_that_is_called_at_once() -> None:
    """S10: a break within a level is called, and afterwards that the level goes on."""
    room = room_of(PLAIN).wait(300).do(CallBreak(5 * MINUTE, now=True))
    (begun,) = room.heard
    assert isinstance(begun, BreakBegins)
    assert begun.pause.duration_ms == 5 * MINUTE

    room.wait(300)
    called = room.heard
    assert isinstance(called[0], MinuteLeft)
    (over,) = called[1:]
    assert isinstance(over, BreakOver)
    assert (over.level.number, over.level.small, over.level.big) == (1, 100, 200)


def test_a_start_that_is_taken_back_says_nothing() -> None:
    """Holding PAUSE takes the start back; the next start is called again."""
    room = Room(night_of(PLAIN, 6, started=False)).do(Start())
    room.heard.clear()

    assert room.do(TakeBackToggle()).heard == []
    assert room.do(Start()).heard == [PlayBegins(level(1))]


def test_going_on_is_not_called() -> None:
    """Pause and resume, and the wait for the final table, are seen and not called."""
    room = room_of(PLAIN).wait(10)

    assert room.do(Pause(), Resume(), Pause(), TakeBackToggle()).heard == []


def test_a_bust_out_is_a_signal() -> None:
    """Case 25: one signal for a hand, however many go out on it; none for undo, one for redo."""
    room = room_of(PLAIN)

    assert room.do(BustOut((1, 2), order=((1,), (2,)))).heard == [BustedOut()]
    assert room.do(BustOut((3,), same=True, order=((3,), (1,), (2,)))).heard == [BustedOut()]
    assert room.do(Undo()).heard == []
    assert room.do(Redo()).heard == [BustedOut()]
    assert room.do(PutBackIn(3)).heard == []
    assert room.do(RemovePlayer(3, "ill")).heard == []


def test_the_last_bust_out_is_the_winners_moment() -> None:
    """O1: when one is left the winner is called, and the bust-out gives no second sound."""
    room = room_of(PLAIN, players=2)

    assert room.do(BustOut((1,))).heard == [Won(2)]
    assert room.wait(30 * 60).heard == []
    assert room.do(Undo()).heard == []
    assert room.do(Redo()).heard == [Won(2)]


def test_a_night_that_the_host_ends_has_no_winner() -> None:
    """With several left nobody has won."""
    assert room_of(PLAIN).do(Finish()).heard == []


@pytest.mark.parametrize(
    ("house", "warned_s", "dead_s"),
    [
        (gananda(), 50, 60),
        (wired_pair(), 60, 70),
        (replace(gananda(), player_clock=PlayerClock(25 * SECOND, 5 * SECOND)), 20, 25),
    ],
    ids=["G", "W", "T"],
)
def test_the_clock_on_a_player(house: House, warned_s: int, dead_s: int) -> None:
    """O6: one warning and one end, at each house's times, also while the night's clock stands."""
    room = room_of(house).do(Pause(), CallClock(3))

    assert room.wait(warned_s - 0.001).heard == []
    assert room.wait(0.001).heard == [PlayerWarned()]
    assert room.wait(dead_s - warned_s - 0.001).heard == []
    assert room.wait(0.001).heard == [PlayerTimeUp()]
    assert room.wait(60).heard == []


def test_a_clock_on_a_player_that_is_stopped_or_called_anew() -> None:
    """O6: a stopped clock is silent, and one that is called on somebody else has all its time."""
    room = room_of(gananda()).do(CallClock(3)).wait(40).do(CallClock(3))
    assert room.wait(60).heard == []

    room.do(CallClock(3)).wait(45).do(CallClock(4))
    assert room.wait(49).heard == []
    assert room.wait(1).heard == [PlayerWarned()]


def test_an_end_that_was_missed_is_not_signalled_late() -> None:
    """Case 2: nobody is told a minute later that a hand was dead."""
    room = room_of(gananda()).do(CallClock(3)).wait(63, every=63)

    assert room.heard == []


def test_moves_are_called_when_they_are_seen() -> None:
    """T7: a proposal is called once, when it is seen; a question is for the host alone."""
    room = room_of(gananda(), players=20)
    go_out(room.night, (2, 9), (2, 8), (2, 7))
    moves = [move for move in room.night.suggestions if isinstance(move, MovePlayer)]
    room.look()
    room.heard.clear()

    assert room.look(moves[0]).heard == [Proposed(moves[0])]
    assert room.wait(60).heard == []
    assert room.look(AskButton(2, 1)).heard == []
    assert room.look(None).heard == []
    assert room.look(moves[0]).heard == [Proposed(moves[0])]


def test_the_final_table_is_called() -> None:
    """T6, T7: it is called when it is seen, and accepting it calls nothing more."""
    room = room_of(gananda(), players=11)
    go_out(room.night, (1, 1))
    (final,) = room.night.suggestions
    assert isinstance(final, FormFinalTable)
    assert room.look().heard == [BustedOut()]

    assert room.look(final).heard == [Proposed(final)]
    room.night.do(Accept())
    assert room.look().do(Resume()).heard == []


def test_another_night_is_not_called() -> None:
    """A new night begins in setup, whatever the one before had come to."""
    room = room_of(gananda()).wait(99)
    room.night = night_of(new_year(), 4, started=False)

    assert room.look().heard == []


@st.composite
def nights(draw: st.DrawFn) -> list[Command | float]:
    """Return acts and waits of a night, in seconds."""
    steps: list[Command | float] = [
        *(Skip(), Back(), Pause(), Resume(), Undo(), CallClock(2)),
        *(AddTime(MINUTE), AddTime(-MINUTE), AddTime(-7 * SECOND), GoToLevel(2)),
        *(0.3, 1.0, 20.0, 61.0, 200.0),
    ]
    return draw(st.lists(st.sampled_from(steps), min_size=1, max_size=12))


def followed(room: Room, acts: list[Command | float], *, every_moment: bool) -> list[Heard]:
    """Return what is heard of acts, with a look a second, or at the moments that are told alone."""
    for act in acts:
        if isinstance(act, float):
            until_ms = room.night.now_ms + round(act * SECOND)
            while every_moment and (due_ms := next_announcement_ms(room.last)) and due_ms < until_ms:
                room.wait((due_ms - room.night.now_ms) / SECOND, every=9999)
            room.wait((until_ms - room.night.now_ms) / SECOND, every=9999 if every_moment else 0.5)
        else:
            with suppress(Refused):
                room.do(act)
    return room.heard


def _voice(heard: list[Heard], *, of_a_player: bool) -> list[Heard]:
    """Return what is heard of the clock on a player, or of the night: one look may hear both at once."""
    return [one for one in heard if isinstance(one, PlayerWarned | PlayerTimeUp) == of_a_player]


SHORT = house_of(level(1, 2), level(2, 3), Break(1, 90 * SECOND), level(3, 1), level(4, 2))


@given(nights())
@settings(max_examples=60)
def test_the_moments_that_are_told_are_enough(acts: list[Command | float]) -> None:
    """Whoever looks only at the moments that are told hears all that a look every half second hears."""
    often = followed(room_of(SHORT), acts, every_moment=False)
    exact = followed(room_of(SHORT), acts, every_moment=True)

    for of_a_player in (False, True):
        assert _voice(exact, of_a_player=of_a_player) == _voice(often, of_a_player=of_a_player)


@given(nights())
@settings(max_examples=60)
def test_what_time_brings_was_foreseen(acts: list[Command | float]) -> None:
    """Whatever time alone brings was named at the look before, so its words can be ready."""
    room = room_of(SHORT)
    for act in acts:
        if isinstance(act, float):
            for _ in range(round(act)):
                known = foreseen(room.last)
                room.wait(1)
                assert all(heard in known for heard in room.heard if not isinstance(heard, Signal))
        else:
            followed(room, [act], every_moment=False)
            assert len(room.heard) <= 1


def test_all_that_is_foreseen() -> None:
    """The start before the first deal, what a held break leads to, moves as soon as they are suggested."""
    assert foreseen(Room(night_of(PLAIN, 6, started=False)).last) == (PlayBegins(level(1)),)

    held = room_of(house_of(level(1, 1), HELD, level(2))).wait(61)
    assert foreseen(held.last) == (MinuteLeft(HELD, level(2)), BreakRanOut(), LevelBegins(level(2)))

    moving = room_of(gananda(), players=20)
    go_out(moving.night, (2, 9), (2, 8), (2, 7))
    move = moving.night.suggestions[0]
    assert isinstance(move, MovePlayer)
    assert Proposed(move) in foreseen(moving.look().last)

    assert foreseen(room_of(PLAIN, players=2).do(BustOut((1,))).last) == ()
