"""What a rehearsal draws of the night on the box, to hold what the television shows against it."""

from collections.abc import Mapping
from datetime import datetime, timedelta
from operator import itemgetter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from clock.app import App
from clock.app.on_window import drift
from clock.display.canvas import Canvas
from clock.rehearsal.outcomes import Outcomes
from clock.rehearsal.performance import rehearsed
from clock.rehearsal.script import read_script
from clock.tournament.structure import Level
from clock.verbs.rehearse import play
from clock.verbs.setting import setting_of
from clock.words import words_in
from tests.houses import gananda
from tests.vm.machine import Screen


def paused_night(state: Mapping[str, Any], calendar: datetime) -> str:
    """Write the script of a night of ten players that was paused in this state, as it is seen now.

    What led there may be bust-outs by one player each, and skips. The seats are drawn before the start, whose
    own draw would lie over the level. The picture tells the time of day to the minute, so a whole minute of
    the script passes for now.
    """
    level = state["stage"]["level"]
    played = int(_length(level) - state["remaining"])
    minutes = played // 60 + 1
    gone = sorted(
        (player for player in state["players"]["list"] if player["status"] == "out"),
        key=itemgetter("place"),
        reverse=True,
    )
    outs = "".join(f"0:00:00 out {player['number']} by {player['by'][0]}\n" for player in gone)
    skips = "0:00:00 skip\n" * (level - 1)
    return (
        f"house gananda\nplayers 10\ndate {calendar - timedelta(minutes=minutes):%Y-%m-%dT%H:%M}\n"
        f"0:00:00 draw\n0:00:00 start\n{outs}{skips}0:{played // 60:02}:{played % 60:02} press pause\n"
        f"0:{minutes:02}:00 shot it.png\n"
    )


def draw_rehearsed(script: str, screen: Screen, boottime: float, path: Path) -> None:
    """Draw the shot of a script as it lies on a screen so many seconds after the box's boot."""

    def take(app: App, _: str) -> None:
        canvas = Canvas.off_screen(screen.width, screen.height)
        canvas.shift(*drift(round(boottime * 1000)))
        canvas.show(app.picture())
        canvas.save(path)

    read, said = read_script(script), list[str]()
    outcomes = Outcomes(said.append, as_json=True)
    with TemporaryDirectory() as data:
        play(
            setting_of(read.head, Path()),
            rehearsed(read),
            Path(data),
            take,
            None,
            words_in("en"),
            outcomes,
            durable=False,
        )
    assert outcomes.right, said


def _length(level: int) -> float:
    """Return how many seconds a level of Gananda has."""
    levels = (stage for stage in gananda().stages if isinstance(stage, Level))
    return next(each.duration_ms for each in levels if each.number == level) / 1000
