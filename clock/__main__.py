"""The command line: `tournament-clock`, also `python -m clock`."""

import click

from clock.verbs.check import check
from clock.verbs.doctor import doctor
from clock.verbs.prizes import prizes
from clock.verbs.rehearse import rehearse
from clock.verbs.run import run
from clock.verbs.schedule import schedule
from clock.verbs.standings import standings
from clock.verbs.state import state
from clock.verbs.test_panel import test_panel
from clock.verbs.wiring import wiring


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="tournament-clock", prog_name="tournament-clock")
def main() -> None:
    """Run a poker tournament night from the wall, and check what it is run by."""


for verb in (run, state, check, schedule, prizes, rehearse, standings, doctor, test_panel, wiring):
    main.add_command(verb)

if __name__ == "__main__":
    main()
