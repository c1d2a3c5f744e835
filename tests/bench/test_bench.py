"""The benchmarks themselves: their table, and that each of them still runs, with small numbers."""

from time import sleep

import pytest

from tests.bench import (
    answers,
    at_ports,
    box,
    devices,
    field,
    growth,
    kept_night,
    league,
    second,
    sound,
    start,
    whole,
)
from tests.bench.figures import Figure, not_run, spread, table
from tests.desktop import MISSING, WHY_NOT


def test_the_table_names_what_is_over_its_budget() -> None:
    """A figure above its budget is marked, one that was not measured says why."""
    lines = table(
        [
            Figure("within", 1.234, "ms", 2),
            Figure("without a budget", 1250.25, "ms"),
            *spread("several", "ms", [1, 3, 2], 2.5),
            not_run("missing", "s", "there is none", 3),
        ]
    ).splitlines()

    assert [" ".join(line.split()) for line in lines] == [
        "what measured budget unit",
        "within 1.23 2 ms",
        "without a budget 1250 - ms",
        "several, median 2 - ms of 3",
        "several, worst 3 2.50 ms OVER of 3",
        "missing - 3 s not run: there is none",
    ]


def test_a_field_is_measured() -> None:
    """Each bust-out is counted once, with a suggestion or without."""
    for times in (field.through_everything(33, 9), field.rules_alone(33, 9)):
        assert len(times.called_for) + len(times.quiet) == 9
        assert times.called_for


def test_a_long_night_is_measured() -> None:
    """The night that is read has the events that were asked for, and reading and making are both timed."""
    read, again, both = (figure.value for figure in kept_night.replay(200))

    assert read is not None
    assert again is not None
    assert both == pytest.approx(read + again)
    assert len(kept_night.marks(5)) == 2


def test_a_league_is_measured() -> None:
    """The season is found among the others, and all times are of all its nights."""
    figures = league.figures(count=2, nights=2, players=30)

    assert [figure.what for figure in figures] == [
        "season of 2 nights among 4: read",
        "season of 2 nights among 4: read, and its standings",
        "season of 2 nights among 4: its web site",
    ]
    assert all(figure.value is not None and figure.value > 0 for figure in figures)


def test_a_second_is_measured() -> None:
    """Each second draws another picture: the time on it has changed."""
    with second.loop(players=5) as night:
        before = night.app.picture()
        night.second()

        assert night.app.picture() != before
    assert [figure.value > 0 for figure in second.microseconds(5) if figure.value is not None] == [True, True]


def test_the_sound_is_measured() -> None:
    """With an open card the box wakes up all the time, else hardly ever."""
    at_rest, while_open, held_up = (figure.value for figure in sound.figures(seconds=0.5))

    assert at_rest is not None
    assert while_open is not None
    assert held_up is not None
    assert at_rest < while_open


def test_the_ports_are_measured() -> None:
    """A display that counts wakes its threads each second, and nothing more than a few times."""
    wakes, calm, spoiled = (figure.value for figure in at_ports.figures(seconds=2.0))

    assert wakes is not None
    assert 0.5 <= wakes <= 10
    assert calm is not None
    assert spoiled is not None


def test_a_finger_is_measured() -> None:
    """Both answers come after the contact was closed, and no sooner than the debounce allows."""
    for figure in devices.figures(3):
        assert figure.value is not None
        assert figure.value >= 10


@pytest.mark.slow
def test_growth_is_measured() -> None:
    """A few seconds leave next to nothing."""
    (grown,) = (figure.value for figure in growth.figures(seconds=5))

    assert grown is not None
    assert grown < growth.BUDGET_MIB


@pytest.mark.slow
@pytest.mark.skipif(MISSING is not None, reason=WHY_NOT)
def test_the_start_is_measured() -> None:
    """A frame of pygame alone is sooner there than ours, and nothing is imported too early."""
    ours, least, times, early = (figure.value for figure in start.figures(starts=1))

    assert ours is not None
    assert least is not None
    assert ours > least > 0
    assert times == ours / least
    assert early == 0


@pytest.mark.slow
@pytest.mark.skipif(MISSING is not None, reason=WHY_NOT)
def test_the_box_is_measured() -> None:
    """All that a running clock costs gets a number, the leanest clock too; one that stands may sleep."""
    measured = {figure.what: figure.value for figure in box.figures(seconds=3, settled_s=1)}
    paused = measured.pop("bare: wake-ups a second, paused")
    running = [value for value in measured.values() if value]

    assert len(running) == 8
    assert min(running) > 0
    assert paused is not None
    assert 0 <= paused < (measured["bare: wake-ups a second, running"] or 0)


@pytest.mark.slow
@pytest.mark.skipif(MISSING is not None, reason=WHY_NOT)
def test_answers_are_measured() -> None:
    """A key and a second are seen after they were there, and not before."""
    for figure in answers.figures(count=6, settled_s=1):
        assert figure.value is not None
        assert figure.value > 0


@pytest.mark.slow
@pytest.mark.skipif(MISSING is not None, reason=WHY_NOT)
def test_everything_together_is_measured() -> None:
    """The wall, the ports and the sound are there while it is: each has its threads."""
    with whole.plugged() as setting, box.a_night(setting, box.HELD) as (_, process):
        sleep(5)
        threads = len(box.spent(process).sleeps)

    assert threads >= len(("loop", "marks", "devices", "sound", "vitals", "backups", *("box", "room", "tv")))
