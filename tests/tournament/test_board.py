"""The notice board: what the room and the host are told just now."""

import pytest

from clock.tournament.board import notices
from clock.tournament.commands import (
    Accept,
    AddTime,
    BustOut,
    CallBreak,
    DeclineReturn,
    EnterLate,
    Finish,
    Forfeit,
    GoToLevel,
    MarkAway,
    Race,
    Rename,
    Resume,
    Skip,
)
from clock.tournament.notices import (
    BeyondBands,
    BreakAtLevelEnd,
    CaseLacks,
    FinishTheHand,
    InTheMoney,
    LastLevelOver,
    LatePenalty,
    MayReturn,
    NewLevel,
    Notice,
    OneFromTheMoney,
    RaceResult,
    SharedOut,
    TableStops,
)
from clock.tournament.structure import MINUTE, Chip, FinalTable, Level
from clock.values import replace
from tests.houses import gananda, new_year, wired_pair
from tests.night import Night, go_out, night_of


def board(night: Night) -> tuple[Notice, ...]:
    """Return the notices that hold now."""
    return notices(night.now, night.now_ms)


def level(night: Night, number: int) -> Level:
    """Return a level of the schedule."""
    return next(stage for stage in night.now.stages if isinstance(stage, Level) and stage.number == number)


def test_before_the_first_deal_and_after_the_last_nothing_is_said() -> None:
    """S3: no level is announced before it is played, and none after the night."""
    night = night_of(gananda(), 9, started=False)
    assert board(night) == ()
    over = night_of(gananda(), 9)
    over.do(Finish())
    assert board(over) == ()


def test_a_new_level_is_announced_for_twenty_seconds() -> None:
    """S3: its blinds count from the next hand; time added to it announces nothing anew."""
    night = night_of(gananda(), 9)
    assert board(night) == (NewLevel(level(night, 1)),)
    night.wait(19)
    assert board(night) == (NewLevel(level(night, 1)),)
    night.wait(1)
    assert board(night) == ()
    night.wait(1480)
    assert board(night) == (NewLevel(level(night, 2)),)
    night.wait(30)
    night.do(AddTime(10 * MINUTE))
    assert board(night) == ()


def test_a_break_is_announced_a_minute_before() -> None:
    """S10: finish the hand, deal no new one; said in the last minute, and for 20 s once the break is on."""
    night = night_of(gananda(), 9)
    night.do(GoToLevel(4))
    night.wait(1439)
    assert board(night) == ()
    night.wait(1)
    assert board(night) == (BreakAtLevelEnd(),)
    night.wait(60)
    assert board(night) == (FinishTheHand(),)
    night.wait(20)
    assert board(night) == ()


def test_a_break_called_at_once_says_finish_the_hand() -> None:
    """S10: the level that goes on after it is not announced as a new one."""
    night = night_of(gananda(), 9)
    night.wait(300)
    night.do(CallBreak(now=True))
    assert board(night) == (FinishTheHand(),)
    night.wait(600)
    assert (night.stage, board(night)) == ("L1", ())


def test_after_the_last_level_its_blinds_stay() -> None:
    """S4: said as long as the clock counts up."""
    night = night_of(gananda(), 9)
    night.do(GoToLevel(19))
    night.wait(15 * 60 + 1)
    assert board(night) == (LastLevelOver(),)
    night.wait(3600)
    assert board(night) == (LastLevelOver(),)


def quiet(night: Night) -> Night:
    """Return the night when no level is new and no break near."""
    night.wait(60)
    return night


def test_one_from_the_money_and_in_it() -> None:
    """O8: with four paid of eleven, five left are one from the money; four and fewer are in it."""
    night = quiet(night_of(gananda(), 11))
    night.do(BustOut((11,)), Accept(), Resume())
    for number in range(10, 6, -1):
        night.do(BustOut((number,)))
    assert board(night) == ()
    night.do(BustOut((6,)))
    assert board(night) == (OneFromTheMoney(4, hand_for_hand=False),)
    night.do(BustOut((5,)))
    assert board(night) == (InTheMoney(4),)
    night.do(BustOut((4,)), BustOut((3,)))
    assert board(night) == (InTheMoney(4),)
    night.do(BustOut((2,)))
    assert board(night) == ()


def test_the_money_waits_for_who_may_come_back() -> None:
    """O8, E10: three of five are paid, and who went out counts as in until the answer is no."""
    night = quiet(night_of(new_year(), 5))
    night.do(BustOut((5,)))
    assert board(night) == (MayReturn((5,)),)
    night.do(DeclineReturn(5))
    assert board(night) == (OneFromTheMoney(3, hand_for_hand=False),)
    night.do(BustOut((4,)))
    assert board(night) == (OneFromTheMoney(3, hand_for_hand=False), MayReturn((4,)))
    night.do(DeclineReturn(4))
    assert board(night) == (InTheMoney(3),)


@pytest.mark.parametrize("hand_for_hand", [True, False])
def test_hand_for_hand_at_several_tables(*, hand_for_hand: bool) -> None:
    """O8: with one to go at two tables, where the house plays hand for hand."""
    house = replace(gananda(), seats_per_table=2, final_table=FinalTable(2), hand_for_hand=hand_for_hand)
    night = quiet(night_of(house, 4))
    go_out(night, (1, 1))

    assert board(night) == (OneFromTheMoney(2, hand_for_hand=hand_for_hand),)


def test_who_may_still_come_back() -> None:
    """E10: shown until the answer, or until the window shuts."""
    night = quiet(night_of(new_year(), 10))
    night.do(BustOut((3,)), BustOut((7,)))
    assert board(night) == (MayReturn((3, 7)),)
    night.do(DeclineReturn(3))
    assert board(night) == (MayReturn((7,)),)
    night.do(GoToLevel(5))
    assert MayReturn((7,)) not in board(night)


def test_more_players_than_the_prize_table_has() -> None:
    """P1, case 24: the last band is used, with a warning that names the number, before the start too."""
    assert board(night_of(new_year(), 31, started=False)) == (BeyondBands(31, 30),)
    assert board(quiet(night_of(new_year(), 31))) == (BeyondBands(31, 30),)
    assert board(night_of(new_year(), 30, started=False)) == ()


def test_the_case_holds_too_few_chips() -> None:
    """S8: G with 20 entrants needs 60 white 500s after break 3; of a case with 50, ten are lacking."""
    house = gananda()
    house = replace(house, chips=(*house.chips[:-1], Chip(500, "white", owned=50)))
    night = night_of(house, 20)
    night.do(GoToLevel(14))
    quiet(night)
    assert board(night) == ()
    night.do(Skip())
    quiet(night)

    assert board(night) == (CaseLacks(Chip(500, "white", 50), 40, 10),)


def test_what_the_last_act_says_stays_until_the_next() -> None:
    """E3, O5, S9: the chips for the first pot, a stack shared out, a race."""
    night = quiet(night_of(new_year(), 7))
    night.do(EnterLate())
    assert board(night) == (LatePenalty(8, 60),)
    night.wait(300)
    assert board(night) == (LatePenalty(8, 60),)
    night.do(Rename(8, "Ada"))
    assert board(night) == ()
    night.do(MarkAway(2), Forfeit(2, 1130))
    assert board(night) == (SharedOut(2, 160, 7, 10),)

    night = night_of(gananda(), 6)
    night.do(GoToLevel(4), Skip())
    quiet(night)
    night.do(Race(1, {1: 3, 2: 2}))
    said = board(night)[0]
    assert isinstance(said, RaceResult)
    assert (said.table, said.before, said.after) == (1, 9000, 9000)
    assert len(said.won) == 1


def test_a_table_that_is_too_short_stops() -> None:
    """T2: where the house says so, a table three short of another stops until it is filled up."""
    house = replace(wired_pair(), stops_when_short=3)
    night = quiet(night_of(house, 14))
    go_out(night, (2, 7), (2, 6))
    assert board(night) == ()
    go_out(night, (2, 5))
    assert board(night) == (TableStops(2, 4, 7),)
