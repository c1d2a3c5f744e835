"""The command line: `tournament-clock`, also `python -m clock`."""

import gc
from importlib import import_module

import click

VERBS = (
    "run",
    "state",
    "check",
    "schedule",
    "prizes",
    "rehearse",
    "standings",
    "season",
    "export",
    "doctor",
    "test-panel",
    "wiring",
)


class Verbs(click.Group):
    """The verbs. Only the one that is asked for is imported: a clock that runs has no use for the others."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all verbs."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return a verb, None where there is none of that name."""
        if cmd_name not in VERBS:
            return None
        name = cmd_name.replace("-", "_")
        gc.disable()  # what is imported stays: to look through it for garbage, over and over, takes its time
        verb: click.Command = getattr(import_module(f"clock.verbs.{name}"), name)
        gc.enable()
        return verb


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="tournament-clock", prog_name="tournament-clock")
def main() -> None:
    """Run a poker tournament night from the wall, and check what it is run by."""


if __name__ == "__main__":
    main()
