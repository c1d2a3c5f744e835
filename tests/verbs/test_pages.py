"""The commands that pages, settings and scripts tell somebody to type: each is there, with its options."""

import re
import subprocess
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import click

from clock.__main__ import main

ROOT = Path(__file__).parents[2]

TOLD_IN = ("*.md", "docs/*.md", "config/*.toml", "config/*/*.toml", "clock/**/*.py", "deploy/**/*.sh")

COMMAND = re.compile(
    r"(?<!-u )(?:\.venv/bin/|`|sudo |^)tournament-clock ((?:[^`#\n|&;)\"]|\"[^\"]*\")+)", re.MULTILINE
)

OF_A_BOX = {"docs/appliance.md", "docs/backups.md", "docs/wiring.md"}
"""What these pages tell is typed on a box, where the verbs are a user without a home."""


def told() -> Iterator[tuple[str, list[str]]]:
    """Give every command with its page, as the words after the program's name."""
    for pattern in TOLD_IN:
        for file in sorted(ROOT.glob(pattern)):
            text = file.read_text(encoding="utf-8").replace("\\\n", " ")
            text = re.sub(r"(?m)^#? +(?=tournament-clock )", "", text)
            for words in COMMAND.findall(text):
                yield file.relative_to(ROOT).as_posix(), words.split()


def fault(words: list[str]) -> str:
    """Return what is wrong with a command, nothing when it could be typed."""
    command: click.Command = main
    rest = list(words)
    while isinstance(command, click.Group) and rest:
        verb = rest.pop(0)
        found = command.get_command(click.Context(command), verb)
        if found is None:
            return f"no verb {verb}"
        command = found
    known = {name for each in command.get_params(click.Context(command)) for name in each.opts}
    return ", ".join(word for word in rest if word.startswith("--") and word.partition("=")[0] not in known)


def test_commands_that_are_told_can_be_typed() -> None:
    """No page, remark or message names a verb or an option that the program does not have."""
    commands = list(told())

    assert {page for page, _ in commands} >= {"README.md", "docs/league.md", "config/clock.toml", *OF_A_BOX}
    assert len(commands) > 40
    assert [(page, *words, fault(words)) for page, words in commands if fault(words)] == []


def test_a_box_writes_where_its_user_may() -> None:
    """On a box a file is written below /tmp: the home in which the command is typed is not the clock's."""
    written = {
        (page, option, file)
        for page, words in told()
        if page in OF_A_BOX
        for option, file in pairwise(words)
        if option in {"--svg", "--to", "--html", "--shots"}
    }

    assert {option for _, option, _ in written} >= {"--svg", "--to"}
    assert {each for each in written if Path(each[2]).parts[:2] != ("/", "tmp")} == set()


def test_going_back_to_a_backup_as_the_page_tells_it(tmp_path: Path) -> None:
    """A host's own user may not stand in the data folder, so only what the clock's user runs goes there."""
    page = (ROOT / "docs" / "backups.md").read_text(encoding="utf-8")
    told = re.search(r"```\n(sudo systemctl stop .*?)```", page, re.DOTALL)
    assert told
    data, home = tmp_path / "data", tmp_path / "home"
    for folder in (data / "backups", data / "copies", home):
        folder.mkdir(parents=True)
    for name in ("ledger.sqlite", "ledger.sqlite-wal", "copies/night-7"):
        (data / name).write_text("now")
    (data / "backups" / "ledger-0012-night-7-acts-143.sqlite").write_text("then")
    programs = tmp_path / "programs"
    programs.mkdir()
    (programs / "sudo").write_text('#!/bin/sh\n[ "$1" = systemctl ] && exit\nshift 2\nexec "$@"\n')
    (programs / "sudo").chmod(0o755)
    home_only = "cd() { echo 'Permission denied'; return 1; }\n"
    script = home_only + told[1].replace("/var/lib/tournament-clock", str(data))
    run = subprocess.run(
        ["/bin/bash", "-ec", script],
        cwd=home,
        env={"PATH": f"{programs}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )

    assert (run.returncode, run.stdout + run.stderr) == (0, "")
    assert (data / "ledger.sqlite").read_text() == "then"
    assert sorted(each.name for each in (data / "before").iterdir()) == [
        "copies",
        "ledger.sqlite",
        "ledger.sqlite-wal",
    ]
    assert "0750" in (ROOT / "systemd" / "tmpfiles.conf").read_text(encoding="utf-8")
