"""The clock on a box of its own, from the empty disk to the power cut, one line a scenario.

python -m tests.vm                  everything
python -m tests.vm cut cold-boot    the scenarios whose names begin so
python -m tests.vm --list           their names
"""

import shutil
import sys
import time
import traceback
from pathlib import Path

import click

# Before the clock, which leaves out of pygame what it has no use for: files of pictures are looked into.
import pygame  # noqa: F401

from tests.vm.ground import Ground
from tests.vm.scenarios import SCENARIOS, Scenario
from tests.vm.workshop import missing_programs


@click.command()
@click.argument("names", nargs=-1)
@click.option("--folder", type=click.Path(path_type=Path), default=Path.home() / ".cache/tournament-clock-vm")
@click.option("--list", "only_list", is_flag=True, help="Print the scenarios and do nothing.")
@click.option("--keep", is_flag=True, help="Keep the box on which the clock was installed the last time.")
def main(names: tuple[str, ...], folder: Path, *, only_list: bool, keep: bool) -> None:
    """Try the clock on a virtual box and print one line a scenario. Exit 1 when one fails."""
    chosen = [each for each in SCENARIOS if not names or each.name.startswith(names)]
    if only_list:
        for each in chosen:
            click.echo(f"{each.name:24} {each.promise}")
        return
    if missing := missing_programs():
        click.echo(f"not run: these packages are missing: {' '.join(missing)}")
        return
    ground = Ground(folder)
    started = time.monotonic()
    if not keep:
        ground.clear()
    if ground.install():
        _tell("ok", started, "installed: deploy.sh put the clock on an empty box")
    since = time.monotonic()
    if ground.let_stand():
        _tell("ok", since, "standing: the box was switched on for the scenarios")
    failed = [each.name for each in chosen if not _passes(each, ground)]
    click.echo(f"{len(chosen) - len(failed)} of {len(chosen)} passed, {time.monotonic() - started:.0f} s")
    sys.exit(1 if failed else 0)


def _passes(scenario: Scenario, ground: Ground) -> bool:
    """Play one scenario and print its line; what went wrong is printed below it."""
    started = time.monotonic()
    fault, measured = "", None
    try:
        measured = scenario.play(ground)
    except Exception:  # noqa: BLE001  whatever breaks in one scenario, the others are still to be played
        fault = traceback.format_exc()
    word = "FAIL" if fault else "ok"
    found = f" ({measured})" if measured else ""
    _tell(word, started, f"{scenario.name}: {scenario.promise}{found}")
    if fault:
        click.echo(fault)
    else:
        shutil.rmtree(ground.folder / "rooms" / scenario.name, ignore_errors=True)
    return not fault


def _tell(word: str, since: float, what: str) -> None:
    click.echo(f"{word:5} {time.monotonic() - since:5.0f} s  {what}")


if __name__ == "__main__":
    main()
