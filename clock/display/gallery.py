"""Draws every picture with made-up values, to be looked at: `python -m clock.display.gallery OUT_DIR`."""

import sys
from dataclasses import replace
from pathlib import Path

import pygame

from clock.display.canvas import Canvas, Picture
from clock.display.chips import ChipFace
from clock.display.pictures.level import LevelPicture
from clock.display.pieces.clock_face import Fact
from clock.display.pieces.foot import Hint, Key, Keys, Said, Slip
from clock.display.pieces.head import Band
from clock.display.pieces.night_line import NightLine, Stop
from clock.display.pieces.side import Panel, Row
from clock.display.theme import LAST_MINUTE, PAUSED

NUMBERS = "1\N{EN DASH}99"
CHIPS = (ChipFace("25", "green"), ChipFace("50", "blue"), ChipFace("100", "black"), ChipFace("500", "white"))
FACTS = (Fact("17", "of 23", "players"), Fact("2,029", "average", ("14 big blinds", "14 BB")))
PRIZES = Panel(
    "Prizes",
    "$460",
    (Row("1st", "$193"), Row("2nd", "$115"), Row("3rd", "$69"), Row("4th", "$46"), Row("5th", "$37")),
)
LINE = NightLine(
    (Stop(), Stop("100/200", "next"), Stop("150/300"), Stop("200/400"), Stop(is_break=True)),
    0.2692,
    "6",
    "Break in",
    "1:14:37",
)
KEYS = Keys(
    (Hint(NUMBERS, "out"), Hint("C", "clock"), Hint("D", "undo"), Hint("*", "menu")),
    (Hint("PAUSE", "stop"), Hint("SKIP", "hold for round 7")),
)


def level() -> LevelPicture:
    """Return the picture of a level."""
    return LevelPicture(
        "Round 6",
        "14:37",
        "75/150",
        LINE,
        KEYS,
        time_of_day="9:15 pm",
        chips=CHIPS,
        facts=FACTS,
        panel=PRIZES,
    )


def pictures() -> dict[str, Picture]:
    """Return every picture by its name."""
    plain = level()
    return {
        "1-level": plain,
        "2-last-minute": replace(
            plain,
            palette=LAST_MINUTE,
            time="0:42",
            time_of_day="9:29 pm",
            following="100/200",
            last_minute=42 / 60,
            line=replace(LINE, at=0.965, figures="1:00:42"),
        ),
        "3-paused": replace(
            plain,
            palette=PAUSED,
            band=Band("Round 6 is paused"),
            time_of_day="9:17 pm",
            chips=(),
            keys=Keys((Hint("PAUSE", "go on", answer=True), *KEYS.left)),
        ),
        "5a-out-asked": replace(
            plain,
            slip=Slip(
                (
                    Key("12"),
                    Said("Ada Lindqvist is out. By whom?"),
                    Key("5", asked=True),
                    Said("Ben Okafor", asked=True),
                ),
                cursor=True,
            ),
            keys=Keys(
                (Hint("#", "out, by Ben", answer=True), Hint("A", "another, same hand"), Hint("*", "back"))
            ),
        ),
        "5b-out-said": replace(
            plain,
            time="14:29",
            facts=(Fact("16", "of 23", "players"), Fact("2,156", "average", "14 big blinds")),
            slip=Slip((Key("12"), Said("Ada Lindqvist is out, 17th, by"), Key("5"), Said("Ben Okafor"))),
            undo_left=0.8,
            keys=Keys((Hint("*", "undo, 8 s", answer=True), Hint(NUMBERS, "next out"))),
        ),
    }


def main() -> None:
    """Write every picture to the directory that the command line names."""
    arguments = sys.argv[1:]
    out = Path(arguments[0])
    out.mkdir(parents=True, exist_ok=True)
    size = arguments[arguments.index("--size") + 1] if "--size" in arguments else "1920x1080"
    wide, high = map(int, size.split("x"))
    for name, picture in pictures().items():
        canvas = Canvas.off_screen(wide, high)
        canvas.show(picture)
        pygame.image.save(canvas.surface, out / f"{name}.png")


if __name__ == "__main__":
    main()
