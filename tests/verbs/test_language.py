"""The option --language: the verbs speak English, or the language that was asked for."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from clock.__main__ import main

NIGHT = "players 14\nseed 7\n0:00:00 start\n0:10:00 keys 12#5#\n0:10:20 out 12\n0:10:20 show\n"


def run(*words: str | Path, script: str | None = None) -> Result:
    """Run the command line with these words, and a script on stdin."""
    return CliRunner().invoke(main, [str(word) for word in words], input=script)


@pytest.mark.parametrize(
    ("options", "refused", "name", "undo"),
    [
        ([], "12 is already out, in 14th place. Undo takes it back.", "Round 1", "12 out, 14th"),
        (["--language", "en"], "12 is already out, in 14th place.", "Round 1", "12 out, 14th"),
        (["--language", "de"], "12 ist schon raus, Platz 14. Rück", "Runde 1", "12 raus, Platz 14"),
    ],
)
def test_a_rehearsal_and_its_state_speak_it(
    tmp_path: Path, options: list[str], refused: str, name: str, undo: str
) -> None:
    """What is refused, how stages are called and what undo takes back, as it is played and afterwards."""
    played = run("rehearse", "-", "--json", "--data", tmp_path, *options, script=NIGHT)
    first, shown = (json.loads(line) for line in played.stdout.splitlines())
    read = json.loads(run("state", "--data", tmp_path, "--json", *options).stdout)

    assert first["refused"].startswith(refused)
    for found in (shown, read):
        assert (found["stage"]["name"], found["undo"]) == (name, undo)


def test_an_expected_refusal_is_looked_for_in_its_words() -> None:
    """A script written for a German clock expects German words."""
    script = '0:00:00 out 12\n0:00:00 expect refused "noch nicht begonnen"\n'

    assert run("rehearse", "-", "--language", "de", script=f"players 14\n{script}").exit_code == 0
    assert run("rehearse", "-", script=f"players 14\n{script}").exit_code == 1


def test_the_schedule_in_german() -> None:
    """S1, S8: names, notes and headings are German, and so is the time of day."""
    printed = run("schedule", "gananda", "--players", "20", "--language", "de").stdout
    lines = [" ".join(line.split()) for line in printed.splitlines()]

    assert lines[0] == "Gananda Season League, 20 Spieler"
    assert lines[2] == "Beginn Blinds Ante Dauer"
    assert "0:50 19:50 Runde 3 25/50 25 Min." in lines
    assert "3:30 22:30 Pause 2 10 Min. 25er und 50er gehen raus, 160 x 100 bringen" in lines
    assert lines[-1] == "6:45 1:45 Ende"


def test_the_prizes_in_german() -> None:
    """P2: places and money as they are written in German; a warning on stderr says so too."""
    printed = run("prizes", "gananda", "--players", "55", "--language", "de")

    assert [" ".join(line.split()) for line in printed.stdout.splitlines()][:5] == [
        *("Gananda Season League, 55 Spieler", "", "Preispool 1.100 $", "Liga 275 $", ""),
    ]
    assert "1. 440 $" in " ".join(printed.stdout.split())
    assert printed.stderr == (
        "Warnung: Die Preistabelle endet bei 54 Spielern. Für 55 gilt ihre letzte Zeile.\n"
    )


@pytest.mark.parametrize("verb", ["rehearse", "state", "schedule", "prizes"])
def test_a_language_that_is_not_spoken_is_refused(verb: str) -> None:
    """The languages there are are told; exit 2."""
    ended = run(verb, "--language", "tlh")

    assert ended.exit_code == 2
    assert "'tlh' is not one of 'de', 'en'" in ended.stderr
