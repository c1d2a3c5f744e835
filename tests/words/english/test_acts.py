"""Acts in English, as undo and redo lines and as what the slip says."""

import pytest

from clock.tournament import commands as c
from clock.tournament import events as e
from clock.tournament.commands import Decided
from clock.tournament.state import Exit, Going, Knockout, Step
from clock.tournament.structure import House, MoveRule, Seat
from clock.tournament.suggestions import BreakTable, FormFinalTable, MovePlayer, Suggestion
from clock.tournament.timeline import LateEnd
from clock.values import replace
from clock.words.english.acts import redo, undo
from clock.words.english.confirmations import confirmation
from clock.words.english.notices import concern
from tests.houses import gananda, new_year
from tests.words.samples import A_PURCHASE, night


def undo_line(command: Decided, house: House | None = None, out: tuple[int, ...] = ()) -> str | None:
    """Return the undo line of a night whose last act was this command."""
    tournament = night(house or gananda(), out=out)
    return undo(replace(tournament, done=Step(command, 0, tournament)))


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (c.BustOut((3,)), "3 out, 4th"),
        (c.BustOut((4,)), "Ada Lindqvist out, 3rd"),
        (c.BustOut((3, 4)), "3 and Ada Lindqvist out, 4th and 3rd"),
        (c.AddTime(60_000), "1 minute more"),
        (c.AddTime(-90_000), "1:30 less"),
        (c.GoToLevel(7), "jump to round 7"),
        (c.CallBreak(None, now=True), "break of 10 minutes called, at once"),
        (c.Register(None), "5 entered"),
        (c.EnterLate("Mia"), "Mia entered late"),
        (c.MendKnockout(3, (1, 4)), "3 out by Zoe and Ada Lindqvist"),
        (c.MendKnockout(3, ()), "3 out by nobody"),
    ],
)
def test_undo_lines(command: Decided, line: str) -> None:
    """O4: the line says whom the act was on, and the place that undo takes back."""
    assert undo_line(command, out=(3, 4)) == line


def test_tied_players_are_undone_with_their_place() -> None:
    """O2: in N players out on one hand share a place, and the line says so."""
    tournament = night(new_year())
    exits = tuple(Exit(player, 1, 1, 0, Going.BUST_OUT, None, 0) for player in (3, 4))
    gone = replace(night(new_year(), out=(3, 4)), exits=exits, done=Step(c.BustOut((3, 4)), 0, tournament))

    assert undo(gone) == "3 and Ada Lindqvist out, tied 3rd"


def test_nothing_to_undo_is_no_line() -> None:
    """A night on which nothing was done has neither line."""
    assert undo(night(gananda())) is None
    assert redo(night(gananda())) is None


@pytest.mark.parametrize(
    ("house", "command", "line"),
    [
        (gananda(), c.BustOut((3,)), "3 out, 4th"),
        (gananda(), c.BustOut((3, 4)), "3 and Ada Lindqvist out"),
        (new_year(), c.BustOut((3, 4)), "3 and Ada Lindqvist out, tied 3rd"),
        (gananda(), c.BustOut((3,), same=True), "3 out"),
    ],
)
def test_redo_lines_tell_the_place_that_is_coming(house: House, command: Decided, line: str) -> None:
    """O4: redo makes a bust-out again as of now; its place is told where it is sure."""
    tournament = night(house)

    assert redo(replace(tournament, undone=(Step(command, 0, tournament),))) == line


@pytest.mark.parametrize(
    ("suggestion", "line"),
    [
        (
            MovePlayer(1, 2, 8, 6, MoveRule.RANDOM, 4, Seat(1, 2), Seat(2, 4)),
            "Ada Lindqvist to table 2, seat 4",
        ),
        (BreakTable(4, (), 27, 3), "table 4 broken"),
        (FormFinalTable(9), "final table"),
    ],
)
def test_accepting_is_told_by_what_was_accepted(suggestion: Suggestion, line: str) -> None:
    """T7: undo of an accepted suggestion says which one it was."""
    before = replace(night(gananda()), suggestions=(suggestion,))

    assert undo(replace(before, done=Step(c.Accept(), 0, before))) == line


def test_a_bust_out_is_confirmed_with_place_and_victor() -> None:
    """O3: the slip names who is out, the place, and by whom; a split knockout names both."""
    tournament = night(gananda(), out=(4,))
    gone = e.WentOut(0, (4,), 1, tournament.exits, (Knockout(4, (1, 3), 1),))

    assert confirmation((gone,), tournament) == "4 Ada Lindqvist is out, 4th, by 1 Zoe and 3"


def test_a_bust_out_by_nobody_is_confirmed_so() -> None:
    """O3: without a knockout nobody is named."""
    tournament = night(gananda(), out=(3,))

    assert confirmation((e.WentOut(0, (3,), 1, tournament.exits),), tournament) == "3 is out, 4th"


def test_a_late_entry_is_told_seat_price_and_penalty() -> None:
    """E3: who enters late is told where to sit, what it costs and what goes into the pot."""
    late = e.EnteredLate(0, 4, "Ada Lindqvist", A_PURCHASE, Seat(2, 5), penalty=60)

    assert confirmation((late,), night(new_year())) == (
        "4 Ada Lindqvist enters at table 2, seat 5 for $20, 60 in chips into the first pot"
    )


def test_undo_and_redo_are_confirmed_with_their_act() -> None:
    """O4: what was taken back or made again is named."""
    tournament = night(gananda())
    step = Step(c.BustOut((3,)), 0, tournament)

    assert confirmation((e.Undone(0),), replace(tournament, undone=(step,))) == "Taken back: 3 out, 4th"
    assert (
        confirmation((e.Redone(0),), replace(night(gananda(), out=(3,)), done=step))
        == "Made again: 3 out, 4th"
    )


def test_a_late_end_tells_what_one_level_less_would_do() -> None:
    """V5: the warning has the likely end, the hour to be home by, and the end with a level less."""
    what = LateEnd(level=12, end_ms=16_800_000, home_by_ms=14_400_000, one_less_ms=15_600_000)

    assert concern(what, gananda()) == (
        "The night is likely to end in round 12, 4:40:00 after the first deal, later than 4:00:00, when the "
        "house wants to be home. One level less makes it 4:20:00."
    )


def test_redo_tells_who_had_more() -> None:
    """O2: in G the stacks that were told, or who had more, give the places that are coming."""
    tournament = night(gananda())
    by_stack = Step(c.BustOut((3, 4), chips={3: 50, 4: 100}), 0, tournament)
    by_order = Step(c.BustOut((3, 4, 1), order=((1,), (3, 4))), 0, tournament)

    assert redo(replace(tournament, undone=(by_stack,))) == "3 and Ada Lindqvist out, 4th and 3rd"
    assert redo(replace(tournament, undone=(by_order,))) == "3, Ada Lindqvist and Zoe out, 3rd, 3rd and 2nd"


def test_several_out_on_one_hand_are_one_sentence() -> None:
    """O2: two who go out together are confirmed together."""
    tournament = night(gananda(), out=(3, 4))
    gone = e.WentOut(0, (4, 3), 2, tournament.exits)

    assert confirmation((gone,), tournament) == "4 Ada Lindqvist and 3 are out, 3rd and 4th"


def test_an_act_made_again_is_told_once() -> None:
    """O4: redo's own line names the act, so the act's events do not say it again."""
    tournament = night(gananda(), out=(3,))
    gone = e.WentOut(0, (3,), 1, tournament.exits)
    done = replace(tournament, done=Step(c.BustOut((3,)), 0, tournament))

    assert confirmation((e.Redone(0), gone), done) == "Made again: 3 out, 4th"


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (c.AddTime(60_000), "1 minute more"),
        (c.CallBreak(None), "Break at the end of round 1"),
        (c.CallBreak(300_000, now=True), "Break of 5 minutes called, at once"),
        (c.SetLength(7, 1_800_000), "Round 7 set to 30 minutes"),
        (c.Replan(()), "New schedule"),
        (c.Skip(), "Round 1, 5/10 from the next hand"),
    ],
)
def test_a_changed_schedule_says_what_was_changed(command: Decided, said: str) -> None:
    """S3, S10: only an act that leads to another level announces its blinds."""
    tournament = night(gananda())
    done = replace(tournament, done=Step(command, 0, tournament))

    assert confirmation((e.StageSet(0, 0, 60_000),), done) == said
