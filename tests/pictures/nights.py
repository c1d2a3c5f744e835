"""The nights of this folder, played: what the screen showed at every `shot`, as a value that can be drawn."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from clock.app import App
from clock.rehearsal.outcomes import Outcomes
from clock.rehearsal.performance import rehearsed
from clock.rehearsal.script import read_script
from clock.scenes.shown import Shown
from clock.values import Struct
from clock.verbs.rehearse import play
from clock.verbs.setting import setting_of
from clock.words import words_in

HERE = Path(__file__).parent
NIGHTS = tuple(sorted(HERE.glob("*.night")))


HARD_NIGHTS = tuple(sorted((HERE / "hard").glob("*.night")))
"""Nights at the edge of what fits; they are measured, and nobody accepts how they look."""


def shots(nights: tuple[Path, ...] = NIGHTS) -> tuple[str, ...]:
    """Return the name of every picture of some nights, without playing anything."""
    lines = [line.split() for night in nights for line in night.read_text(encoding="utf-8").splitlines()]
    return tuple(words[2].removesuffix(".png") for words in lines if words[1:2] == ["shot"])


class Taken(Struct, frozen=True):
    """What was on the screen, whether the night was on (dealt, and not over), and a keypad with letters."""

    picture: Shown
    night_on: bool
    letters: bool


@cache
def pictures(nights: tuple[Path, ...] = NIGHTS, language: str = "en") -> dict[str, Taken]:
    """Play nights in a language and return their pictures by name."""
    taken: dict[str, Taken] = {}

    def take(app: App, file: str) -> None:
        tournament = app.director.tournament
        taken[file.removesuffix(".png")] = Taken(app.picture(), tournament.in_play, app.sight().letters)

    for night in nights:
        script = read_script(night.read_text(encoding="utf-8"))
        outcomes = Outcomes(lambda _: None, as_json=True)
        setting = setting_of(script.head, night.parent)
        with TemporaryDirectory() as data:
            words = words_in(language)
            play(setting, rehearsed(script), Path(data), take, None, words, outcomes, durable=False)
        assert outcomes.right or language != "en", f"{night.name}: an act was refused that no line expects"
    return taken
