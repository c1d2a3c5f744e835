"""Undo and redo: what an act changed is as if it had not been, and the time goes on."""

from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.commands import (
    Accept,
    Back,
    BustOut,
    Decline,
    DrawSeats,
    GoToLevel,
    MarkAbsent,
    Pause,
    Rebuy,
    Redo,
    Register,
    Rename,
    Resume,
    Skip,
    Start,
    TakeBackToggle,
    Undo,
)
from clock.tournament.events import PowerReturned
from clock.tournament.refusals import NoSuggestion, NothingToRedo, NothingToUndo, WindowShut
from clock.tournament.rules import apply
from clock.tournament.state import Waiting
from clock.tournament.structure import SECOND, House
from clock.tournament.suggestions import RemoveAbsent
from clock.values import replace
from tests.houses import gananda, new_year
from tests.night import night_of, who_sits


def test_undo_in_play_leaves_a_held_break_that_is_over_alone() -> None:
    """S5, O4: an act of level 3, taken back in level 4, does not send the night back into the break."""
    night = night_of(new_year(), 10)
    night.wait(3000)
    night.do(Rename(3, "Ada"))
    night.wait(1200)
    assert night.waiting is Waiting.BREAK
    night.wait(500)
    night.do(Resume())
    night.wait(300)
    night.do(Undo())

    assert (night.stage, night.left, night.running, night.player(3).name) == ("L4", 900, True, "3")


def test_undo_where_the_clock_stops_at_every_level() -> None:
    """S11, O4: the level that was resumed since goes on with what it has left."""
    night = night_of(replace(gananda(), stop_at_level_end=True), 9)
    night.do(BustOut((3,)))
    night.wait(1500)
    assert night.waiting is Waiting.LEVEL
    night.wait(60)
    night.do(Resume())
    night.wait(100)
    night.do(Undo())

    assert (night.stage, night.left, night.running) == ("L2", 1400, True)


def test_undo_of_what_ended_a_wait_brings_the_wait_back() -> None:
    """S5, S11: a held break that was skipped, or a level's stop that was gone back from, waits as before."""
    night = night_of(new_year(), 10)
    night.wait(5000)
    night.do(Skip())
    night.wait(60)
    night.do(Undo())
    assert (night.stage, night.left, night.waiting, night.elapsed) == ("B1", 0, Waiting.BREAK, 4260)

    stopping = night_of(replace(gananda(), stop_at_level_end=True), 9)
    stopping.wait(2000)
    stopping.do(Back())
    assert (stopping.stage, stopping.waiting) == ("L1", None)
    stopping.do(Undo())
    assert (stopping.stage, stopping.left, stopping.waiting) == ("L2", 1500, Waiting.LEVEL)


def test_a_level_gone_back_from_is_resumed_in_its_place() -> None:
    """S11: without the act the host would have resumed the level that waited, so its time has run."""
    night = night_of(replace(gananda(), stop_at_level_end=True), 9)
    night.wait(1500)
    night.do(Back(), Resume())
    night.wait(60)
    night.do(Undo())

    assert (night.stage, night.left, night.running) == ("L2", 1440, True)


def test_undo_in_a_pause_finds_the_level_that_is_on() -> None:
    """O4, S3: levels have ended since the act was made, and then play was paused."""
    night = night_of(gananda(), 9)
    night.do(BustOut((3,)))
    night.wait(1600)
    night.do(Pause(), Undo())

    assert (night.stage, night.left, night.running) == ("L2", 1400, False)


def test_a_power_cut_outlives_an_undo() -> None:
    """O4: the act before it is taken back, and the clock waits for the host as the power left it."""
    night = night_of(gananda(), 9)
    night.do(BustOut((3,)))
    night.wait(1600)
    night.tournament = apply(night.tournament, PowerReturned(7000, 1598 * SECOND))
    night.now_ms = 7000
    night.do(Undo())

    assert (night.stage, night.left, night.running, night.waiting) == ("L2", 1402, False, Waiting.POWER)
    assert night.now.left() == 9


def test_undo_where_no_time_ran_moves_no_clock() -> None:
    """O4, S10: standing at the end of a level's part that has no length, it stays there."""
    first, *others = gananda().stages
    night = night_of(replace(gananda(), stages=(replace(first, duration_ms=0), first, *others)), 9)
    night.do(Pause(), Back(), Rename(3, "Ada"))
    assert (night.stage, night.left) == ("L1", 0)
    night.do(Undo())

    assert (night.stage, night.left) == ("L1", 0)


def test_a_pause_by_hand_outlives_an_undo() -> None:
    """O4: undo takes back the act, not the pause that came after it."""
    night = night_of(new_year(), 10)
    night.do(BustOut((3,)))
    night.wait(100)
    night.do(Pause())
    night.wait(50)
    night.do(Undo())

    assert (night.left, night.running, night.waiting) == (1100, False, None)
    night.do(Resume())
    assert (night.left, night.running) == (1100, True)


def test_redo_makes_the_act_again_as_of_now() -> None:
    """O4: in order, and until another act is made; pauses do not count as one."""
    night = night_of(gananda(), 9)
    night.do(BustOut((3,)), Rename(4, "Ada"), Undo(), Undo(), Pause(), Resume(), Redo())
    assert (night.now.left(), night.player(4).name) == (8, "4")
    night.do(Redo())
    assert night.player(4).name == "Ada"
    assert night.refuses(Redo()) == NothingToRedo()
    night.do(Undo(), Rename(5, "Ben"))
    assert night.refuses(Redo()) == NothingToRedo()


def test_what_is_redone_can_be_refused() -> None:
    """O4, E2: an act that cannot be made any more is refused for what it is, and stays to be redone."""
    night = night_of(new_year(), 10)
    night.do(BustOut((3,)), Rebuy(3), Undo())
    night.wait(4200)
    night.do(Resume())
    night.wait(300)

    assert [night.refuses(Redo()) for _ in range(2)] == [WindowShut("rebuy", 4)] * 2


def test_nothing_before_the_first_deal_is_undone_after_it() -> None:
    """O4: entries and draws can be taken back until the start; a start taken back brings that back."""
    night = night_of(gananda(), 9, started=False)
    night.do(Register("Ada"), DrawSeats(), Start())
    assert night.refuses(Undo()) == NothingToUndo()
    night.do(TakeBackToggle(), Undo())
    assert night.now.tables == ()
    night.do(Undo())
    assert 10 not in night.now.players


def test_undo_covers_no_suggestion_put_aside() -> None:
    """O4: putting aside is no act on the night's affairs; undo takes back the act before it."""
    night = night_of(gananda(), 13)
    night.do(BustOut((who_sits(night, 2, 1),)))
    assert len(night.suggestions) == 1
    night.do(Decline(), Undo())

    assert night.now.left() == 13
    assert night.refuses(Accept()) == NoSuggestion()


def test_a_toggle_can_be_taken_back_whatever_time_brings_meanwhile() -> None:
    """E4: PAUSE is still held as level 3 begins and the absent are to be taken out."""
    night = night_of(gananda(), 9)
    night.do(MarkAbsent(8), GoToLevel(2))
    night.wait(1499)
    night.do(Pause(), Resume())
    night.wait(1)
    assert night.suggestions == (RemoveAbsent((8,)),)
    night.do(TakeBackToggle())

    assert (night.stage, night.left, night.running) == ("L2", 1, False)
    assert not night.suggestions


def test_another_suggestion_is_not_accepted_by_redo() -> None:
    """O4, E4: an acceptance taken back is made again only while what it accepted is the first to be made."""
    night = night_of(gananda(), 12)
    night.do(MarkAbsent(8), GoToLevel(2))
    night.do(BustOut((who_sits(night, 2, 1),)), BustOut((who_sits(night, 1, 1),)))
    night.do(Accept(), Undo(), Redo())
    assert night.now.final_table
    night.do(Undo(), Resume())
    night.wait(1500)
    assert night.suggestions[0] == RemoveAbsent((8,))

    assert night.refuses(Redo()) == NoSuggestion()
    night.do(Decline(), Redo())
    assert night.now.final_table
    assert night.now.left() == 10


@given(
    house=st.sampled_from([new_year(), replace(gananda(), stop_at_level_end=True)]),
    before=st.integers(0, 9000),
    after=st.lists(st.tuples(st.sampled_from([Pause(), Resume()]), st.integers(0, 4000)), max_size=6),
)
def test_time_goes_on_as_if_the_act_had_not_been(
    house: House, before: int, after: list[tuple[Pause | Resume, int]]
) -> None:
    """O4, S5, S11: a name put right and taken back changes no time, whatever stood and ran meanwhile."""
    nights = [night_of(house, 10), night_of(house, 10)]
    for undone, night in enumerate(nights):
        night.wait(before)
        if undone:
            night.do(Rename(3, "Ada"))
        for command, seconds in after:
            if night.running == isinstance(command, Pause):
                night.do(command)
            night.wait(seconds)
        if undone:
            night.do(Undo())
    without, taken_back = nights

    assert taken_back.stage == without.stage
    assert taken_back.left == without.left
    assert taken_back.elapsed == without.elapsed
    assert (taken_back.running, taken_back.waiting) == (without.running, without.waiting)
    assert taken_back.now.tables == without.now.tables
