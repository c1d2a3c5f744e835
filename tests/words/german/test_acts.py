"""Acts in German, as undo and redo lines and as what the slip says."""

import pytest

from clock.tournament import commands as c
from clock.tournament import events as e
from clock.tournament.commands import Decided
from clock.tournament.state import Bought, Exit, Going, Knockout, Purchase, Step
from clock.tournament.structure import House, MoveRule, Price, Seat
from clock.tournament.suggestions import BreakTable, FormFinalTable, MovePlayer, Suggestion
from clock.tournament.timeline import LateEnd
from clock.values import replace
from clock.words.german.acts import redo, undo
from clock.words.german.confirmations import confirmation
from clock.words.german.notices import concern
from tests.houses import gananda, new_year
from tests.words.samples import A_PURCHASE, night


def undo_line(command: Decided, house: House | None = None, out: tuple[int, ...] = ()) -> str | None:
    """Return the undo line of a night whose last act was this command."""
    tournament = night(house or gananda(), out=out)
    return undo(replace(tournament, done=Step(command, 0, tournament)))


@pytest.mark.parametrize(
    ("command", "line"),
    [
        (c.BustOut((3,)), "3 raus, Platz 4"),
        (c.BustOut((3, 4)), "3 und Ada Lindqvist raus, Platz 4 und 3"),
        (c.AddTime(60_000), "1 Minute mehr"),
        (c.AddTime(-90_000), "1:30 weniger"),
        (c.GoToLevel(7), "Sprung zu Runde 7"),
        (c.CallBreak(None, now=True), "Pause angesagt, 10 Minuten, sofort"),
        (c.Register(None), "5 angemeldet"),
        (c.EnterLate("Mia"), "Mia nachgemeldet"),
        (c.MendKnockout(3, (1, 4)), "3 raus durch Zoe und Ada Lindqvist"),
        (c.MendKnockout(3, ()), "3 raus durch niemanden"),
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

    assert undo(gone) == "3 und Ada Lindqvist raus, geteilter Platz 3"


def test_nothing_to_undo_is_no_line() -> None:
    """A night on which nothing was done has neither line."""
    assert undo(night(gananda())) is None
    assert redo(night(gananda())) is None


def test_redo_tells_the_place_that_is_coming() -> None:
    """O4: redo makes a bust-out again as of now; its place is told where it is sure."""
    tournament = night(gananda())
    sure = replace(tournament, undone=(Step(c.BustOut((3,)), 0, tournament),))
    unsure = replace(tournament, undone=(Step(c.BustOut((3,), same=True), 0, tournament),))

    assert redo(sure) == "3 raus, Platz 4"
    assert redo(unsure) == "3 raus"


@pytest.mark.parametrize(
    ("suggestion", "line"),
    [
        (
            MovePlayer(1, 2, 8, 6, MoveRule.RANDOM, 4, Seat(1, 2), Seat(2, 4)),
            "Ada Lindqvist an Tisch 2, Sitz 4",
        ),
        (BreakTable(4, (), 27, 3), "Tisch 4 aufgelöst"),
        (FormFinalTable(9), "Finaltisch"),
    ],
)
def test_accepting_is_told_by_what_was_accepted(suggestion: Suggestion, line: str) -> None:
    """T7: undo of an accepted suggestion says which one it was."""
    before = replace(night(gananda()), suggestions=(suggestion,))

    assert undo(replace(before, done=Step(c.Accept(), 0, before))) == line


def test_a_bust_out_is_confirmed_with_victor_and_place() -> None:
    """O3: the place stands last, so that the number of a nameless victor is met before the same place."""
    named, nameless = night(gananda(), out=(4,)), night(gananda(), out=(3,))
    split = e.WentOut(0, (4,), 1, named.exits, (Knockout(4, (1, 3), 1),))
    same = e.WentOut(0, (3,), 1, nameless.exits, (Knockout(3, (4,), 1),))

    assert confirmation((split,), named) == "4 Ada Lindqvist ist raus, durch 1 Zoe und 3, Platz 4"
    assert confirmation((same,), nameless) == "3 ist raus, durch 4 Ada Lindqvist, Platz 4"
    assert confirmation((e.WentOut(0, (3,), 1, nameless.exits),), nameless) == "3 ist raus, Platz 4"


def test_several_out_on_one_hand_are_one_sentence() -> None:
    """O2: two who go out together are confirmed together."""
    tournament = night(gananda(), out=(3, 4))
    gone = e.WentOut(0, (4, 3), 2, tournament.exits)

    assert confirmation((gone,), tournament) == "4 Ada Lindqvist und 3 sind raus, Platz 3 und 4"


def test_a_late_entry_is_told_seat_price_and_penalty() -> None:
    """E3: who enters late is told where to sit, what it costs and what goes into the pot."""
    late = e.EnteredLate(0, 4, "Ada Lindqvist", A_PURCHASE, Seat(2, 5), penalty=60)

    assert confirmation((late,), night(new_year())) == (
        "4 Ada Lindqvist steigt ein an Tisch 2, Sitz 5, 20 $, 60 Chips in den ersten Pot"
    )


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (Bought.REBUY, "1 Zoe kauft einen Rebuy, 20 $, an Tisch 2, Sitz 5"),
        (Bought.ADD_ON, "1 Zoe kauft ein Add-on, 20 $"),
        (Bought.RE_ENTRY, "1 Zoe ist mit einem Re-Entry wieder drin, 20 $, an Tisch 2, Sitz 5"),
    ],
)
def test_a_buy_is_told_with_price_and_seat(what: Bought, said: str) -> None:
    """E2, E6, E7: a rebuy and a re-entry say where to sit, an add-on changes no seat."""
    bought = e.BoughtIn(0, 1, Purchase(what, Price(pool=20_00), 1000), Seat(2, 5))

    assert confirmation((bought,), night(new_year())) == said


def test_undo_and_redo_are_confirmed_with_their_act() -> None:
    """O4: what was taken back or made again is named."""
    tournament = night(gananda())
    step = Step(c.BustOut((3,)), 0, tournament)
    taken_back = confirmation((e.Undone(0),), replace(tournament, undone=(step,)))
    made_again = confirmation((e.Redone(0),), replace(night(gananda(), out=(3,)), done=step))

    assert taken_back == "Zurückgenommen: 3 raus, Platz 4"
    assert made_again == "Wiederholt: 3 raus, Platz 4"


def test_a_late_end_tells_what_one_level_less_would_do() -> None:
    """V5: the warning has the likely end, the hour to be home by, and the end with a level less."""
    what = LateEnd(level=12, end_ms=16_800_000, home_by_ms=14_400_000, one_less_ms=15_600_000)

    assert concern(what, gananda()) == (
        "Ende wohl in Runde 12, 4:40:00 nach der ersten Hand, später als 4:00:00, wenn Schluss sein soll. "
        "Ein Level weniger: 4:20:00."
    )


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (c.AddTime(60_000), "1 Minute mehr"),
        (c.CallBreak(None), "Pause am Ende von Runde 1"),
        (c.CallBreak(300_000, now=True), "Pause angesagt, 5 Minuten, sofort"),
        (c.SetLength(7, 1_800_000), "Runde 7 dauert 30 Minuten"),
        (c.Replan(()), "Neuer Zeitplan"),
        (c.Skip(), "Runde 1, 5/10 ab der nächsten Hand"),
    ],
)
def test_a_changed_schedule_says_what_was_changed(command: Decided, said: str) -> None:
    """S3, S10: only an act that leads to another level announces its blinds."""
    tournament = night(gananda())
    done = replace(tournament, done=Step(command, 0, tournament))

    assert confirmation((e.StageSet(0, 0, 60_000),), done) == said
