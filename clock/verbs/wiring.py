"""`wiring`: which wire goes to which pin or port of the box, as the settings have it; also as a drawing."""

import sys
from pathlib import Path

import click

from clock.appliance.devices import host_wiring
from clock.files.faults import BadFile
from clock.verbs.table import laid_out
from clock.verbs.wires import cables, wires
from clock.verbs.wiring_drawing import drawing


@click.command()
@click.option("--svg", type=click.Path(path_type=Path, dir_okay=False), help="Draw it into this file.")
def wiring(svg: Path | None) -> None:
    """Print which wire goes to which pin of the header, and what is at which port, by clock.toml."""
    try:
        wired = host_wiring()
    except BadFile as error:
        click.echo(error, err=True)
        sys.exit(1)
    found = tuple(wires(wired))
    if svg is not None:
        try:
            svg.write_text(drawing(wired, found), encoding="utf-8")
        except OSError as error:
            raise click.UsageError(f"{svg} cannot be written: {error.strerror}") from error
        return
    rows = [(str(wire.place), f"GPIO{wire.pin}", wire.name, wire.other_side) for wire in found]
    click.echo(laid_out(("Header", "Pin", "", "Other side"), rows, right=(0,)))
    ports = [(cable.port, cable.name, cable.by) for cable in cables(wired) if cable.port is not None]
    if ports:
        click.echo()
        click.echo(laid_out(("Port", "", "Cable"), ports, right=()))
