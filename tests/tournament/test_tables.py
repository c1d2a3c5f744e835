"""At the tables, act by act: races, the clock on a player, and counted chips."""

import pytest

from clock.tournament.commands import (
    BustOut,
    CallClock,
    CountChips,
    GoToLevel,
    MarkAbsent,
    Race,
    Skip,
    Start,
    TakeChips,
    Undo,
    Unregister,
)
from clock.tournament.notices import RaceResult
from clock.tournament.refusals import (
    AlreadyOut,
    BadAmount,
    NoChipUp,
    NoSuchTable,
    NotAtTable,
    TooManyChips,
    UnknownPlayer,
)
from clock.tournament.structure import House
from tests.houses import gananda, new_year, wired_pair
from tests.night import Night, night_of, who_sits


def at_break_1(players: int = 12) -> Night:
    """Return a night of G in its first break, in which the 5s leave."""
    night = night_of(gananda(), players)
    night.do(GoToLevel(4), Skip())
    return night


@pytest.mark.parametrize(
    ("odd", "winners", "change"),
    [((3, 2, 4, 1), 2, 0), ((3, 2, 2, 1), 2, 10), ((3, 2, 1, 1), 1, -10), ((1, 1, 0, 0), 0, -10)],
)
def test_a_race_changes_the_chips_in_play(odd: tuple[int, ...], winners: int, change: int) -> None:
    """S9, E8: 10 fives are two 25s, 8 are two, 7 are one, 2 are none; chips in play follow."""
    night = at_break_1()
    players = [who_sits(night, 1, seat) for seat in range(1, 5)]
    night.do(Race(1, dict(zip(players, odd, strict=True))))
    race = night.table().race
    latest = night.now.latest[0]

    assert race is not None
    assert len(race.won) == winners
    assert set(race.won.values()) <= {1}
    assert set(race.won) <= {player for player, count in zip(players, odd, strict=True) if count}
    assert night.now.chips_in_play == 18_000 + change
    assert isinstance(latest, RaceResult)
    assert (latest.table, latest.before, latest.after) == (1, 18_000, 18_000 + change)
    assert night.table(2).race is None


def test_the_cards_of_a_race_are_dealt_from_seat_1() -> None:
    """S9: clockwise, in whatever order the odd chips were told, and whoever was drawn to the seats."""
    night = at_break_1()
    by_seat = [who_sits(night, 1, seat) for seat in range(1, 7)]
    assert by_seat != sorted(by_seat)
    night.do(Race(1, dict.fromkeys(reversed(by_seat), 1)))
    race = night.table().race

    assert race is not None
    assert list(race.cards) == list(race.odd) == by_seat


def test_a_race_is_forgotten_at_the_next_break() -> None:
    """S9: what was won is shown until then, and is no more where a jump goes over that break."""
    night = at_break_1()
    night.do(Race(1, {who_sits(night, 1, 1): 3}), Skip())
    assert night.table().race is not None
    night.do(GoToLevel(10))
    assert night.table().race is None
    night.do(Undo(), GoToLevel(9), Skip())
    assert night.table().race is None


def test_two_denominations_race_in_the_smaller() -> None:
    """S9: in break 2 of G 25s and 50s leave; 75 is three cards, and four of them make a 100."""
    night = night_of(gananda(), 6)
    night.do(GoToLevel(9), Skip())
    before = night.now.chips_in_play
    night.do(Race(1, {1: 3, 2: 1}))
    race = night.acts[-1].events[0]

    assert night.now.chips_in_play == before
    assert {number: len(cards) for number, cards in getattr(race, "cards", {}).items()} == {1: 3, 2: 1}


def test_nobody_is_raced_out() -> None:
    """S9: one who had only odd chips, as counted, and wins nothing gets one chip that stays."""
    night = at_break_1(6)
    night.do(CountChips(1, 5), Race(1, {1: 1}))

    assert night.now.chips_in_play == 9000 - 5 + 25
    latest = night.now.latest[0]
    assert isinstance(latest, RaceResult)
    assert latest.saved == (1,)


def test_races_that_cannot_be() -> None:
    """S9: only in a break in which chips leave, at a table, with odd chips of those who sit there."""
    night = night_of(gananda(), 12)
    seated = who_sits(night, 1, 1)
    other = who_sits(night, 2, 1)
    assert night.refuses(Race(1, {seated: 3})) == NoChipUp()
    night = at_break_1()
    seated, other = who_sits(night, 1, 1), who_sits(night, 2, 1)
    assert night.refuses(Race(3, {seated: 3})) == NoSuchTable(3)
    assert night.refuses(Race(1, {other: 3})) == NotAtTable(other, 1)
    assert night.refuses(Race(1, {seated: -1})) == BadAmount(-1, 0)
    assert night.refuses(Race(1, {seated: 3600})) == TooManyChips()
    assert night.refuses(Race(1, {99: 3})) == UnknownPlayer(99)
    held = night_of(new_year(), 8)
    held.do(GoToLevel(3), Skip(), Race(1, {who_sits(held, 1, 1): 4}))
    assert held.now.chips_in_play == 8000 + 25 - 20


@pytest.mark.parametrize(("house", "seconds"), [(gananda(), 60), (wired_pair(), 70)])
def test_the_clock_on_a_player_has_the_house_s_time(house: House, seconds: int) -> None:
    """O6: 60 s in G; in W 60 s and a countdown of 10; the night's clock runs on."""
    night = night_of(house, 6)
    night.do(CallClock(3))
    called = night.now.on_player

    assert called is not None
    assert called.ends_at_ms - night.now_ms == seconds * 1000
    night.wait(seconds)
    assert night.elapsed == seconds
    assert night.refuses(CallClock(99)) == UnknownPlayer(99)
    night.do(BustOut((4,)))
    assert night.refuses(CallClock(4)) == AlreadyOut(4)


def test_the_clock_is_called_on_another_player() -> None:
    """O6: named anew it begins anew; called on nobody named, it stops for everybody."""
    night = night_of(gananda(), 6)
    night.do(CallClock(3))
    night.wait(30)
    night.do(CallClock(4))
    called = night.now.on_player
    assert called is not None
    assert (called.player, called.ends_at_ms - night.now_ms) == (4, 60_000)
    night.do(CallClock())
    assert night.now.on_player is None


def test_the_clock_on_a_player_ends_with_the_player_s_night() -> None:
    """O6: who is out has no hand that could be dead. Undo brings none back."""
    night = night_of(gananda(), 6)
    night.do(CallClock(3), BustOut((4,)))
    assert night.now.on_player is not None
    night.do(BustOut((3,)))
    assert night.now.on_player is None
    night.do(Undo())
    assert night.now.on_player is None
    night.do(CallClock(), BustOut((3,)))
    assert night.now.on_player is not None


def test_the_clock_on_a_player_who_is_struck_ends() -> None:
    """O6, E4: a name that is off the list is not counted down."""
    night = night_of(gananda(), 6, started=False)
    night.do(MarkAbsent(5), Start(), CallClock(5), Unregister(5))

    assert night.now.on_player is None


def test_a_clock_that_has_run_out_is_called_anew() -> None:
    """O6: while the room still reads that the hand is dead nothing is stopped; the key begins another."""
    night = night_of(gananda(), 6)
    for player in (3, None):
        night.do(CallClock(player))
        night.wait(61)
        assert night.now.on_player is not None
        night.do(CallClock(player))
        called = night.now.on_player
        assert called is not None
        assert (called.player, called.ends_at_ms - night.now_ms) == (player, 60_000)
        night.do(CallClock())


def test_a_dead_hand_is_said_for_five_seconds() -> None:
    """O6: that is ours: so long the room reads that the clock on the player has run out."""
    night = night_of(gananda(), 6)
    night.do(CallClock(3))
    night.wait(64.999)
    assert night.now.on_player is not None
    night.wait(0.001)
    assert night.now.on_player is None


def test_chips_found_in_a_pocket_leave_play() -> None:
    """E8: some of what is in play, never all of it; a counted stack is no more than that either."""
    night = night_of(wired_pair(), 6)
    night.do(TakeChips(500, "in a pocket"))
    assert night.now.chips_in_play == 6 * 5000 - 500
    assert night.refuses(TakeChips(0, "")) == BadAmount(0, 1)
    assert night.refuses(TakeChips(29_500, "")) == TooManyChips()
    assert night.refuses(CountChips(1, 29_501)) == TooManyChips()
    night.do(CountChips(1, 4000))
    assert night.player(1).chips == 4000
