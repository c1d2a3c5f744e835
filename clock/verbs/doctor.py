"""`doctor`: what the box has and what is missing, each in a sentence with what to do about it."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from threading import Event

import click

from clock.appliance.box import throttled, voltage_is_low
from clock.appliance.devices import Devices, host_settings, host_wiring, on_this_box
from clock.appliance.sound import Troubles, loudspeaker
from clock.appliance.sticks import sticks
from clock.display.sounds.orders import Ready
from clock.display.typefaces import Typefaces
from clock.files.config import config_dir
from clock.files.faults import BadFile, are_hard
from clock.moment import BoxTime, Time
from clock.roster import roster_in
from clock.settings.sound import Sound, Sounding
from clock.troubles import Device, Hangs, Missing, NoCard, PinInUse, PortInUse, Silent, Trouble, lacks_pins
from clock.verbs.check import check_file, configured_files
from clock.verbs.looks.box import look_at_box, look_at_power, look_at_time, look_at_unit, unit_state
from clock.verbs.looks.finding import Finding
from clock.verbs.looks.kept import look_at_backups, look_at_disk, look_at_ledger
from clock.verbs.looks.screen import Surroundings, look_at_letters, look_at_names, look_at_screen
from clock.verbs.places import data_option
from clock.words import words_in

LONGEST_LOOK_MS = 9000
"""Longer than any device may stay silent before that is its answer."""


@click.command()
@data_option
def doctor(data: Path) -> None:
    """Look at all that the clock needs, and say what is missing and what to do. Exit 1 if anything is."""
    findings = [
        finding for look in (_box, _screen, _devices, _sound, _config, _kept) for finding in look(data)
    ]
    for finding in findings:
        mark = click.style("well   ", fg="green") if finding.well else click.style("mend it", fg="red")
        click.echo(f"{mark}  {finding.sentence}")
    if not all(finding.well for finding in findings):
        sys.exit(1)


def _box(_: Path) -> Iterator[Finding]:
    yield from look_at_box()
    yield from look_at_power(voltage_is_low(), throttled())
    yield from look_at_time(BoxTime().now())
    yield from look_at_unit(unit_state())


def _screen(_: Path) -> Iterator[Finding]:
    yield from look_at_screen(Surroundings())
    yield from look_at_letters()
    yield from look_at_names(_names_listed(), Typefaces())


def _names_listed() -> list[str]:
    try:
        return [listed.name for listed in roster_in(config_dir())]
    except BadFile:
        return []  # told with the other files


def _kept(data: Path) -> Iterator[Finding]:
    yield from look_at_disk(data)
    yield from look_at_ledger(data)
    yield from look_at_backups(data, sticks())


def _devices(_: Path) -> Iterator[Finding]:
    try:
        wiring = host_wiring()
    except BadFile:
        return  # told with the other files
    time, rung = BoxTime(), Event()
    devices = on_this_box(wiring, time, lambda _: None, lambda _: None)(rung)
    look_until_known(devices, rung, time)
    up, troubles, unknown = devices.up(), devices.troubles(), devices.unknown()
    devices.close()
    yield from devices_found(up, troubles, unknown)


def look_until_known(devices: Devices, rung: Event, time: Time) -> None:
    """Turn the devices until it is known of each whether it is there, or until that takes too long."""
    until_ms = time.now().boot_ms + LONGEST_LOOK_MS
    while True:
        rung.clear()
        due_ms = devices.turn(time.now().boot_ms)
        now_ms = time.now().boot_ms
        if not devices.unknown() or now_ms >= until_ms:
            return
        rung.wait(max(0, min(until_ms, due_ms or until_ms) - now_ms) / 1000)


def devices_found(
    up: Sequence[Device], troubles: Sequence[Trouble], unknown: Sequence[Device] = ()
) -> Iterator[Finding]:
    """Return what was found of all that hangs on the box: what is there, and what is wrong with the rest."""
    words = words_in("en")
    if up:
        there = words.numbers.listed([words.hardware.device(device) for device in up])
        yield Finding(True, f"Connected: {there}.")
    others = [trouble for trouble in troubles if up or not _is_in_use(trouble)]
    if len(others) < len(troubles):
        yield Finding(True, "Pins and ports are in use, as they are while the clock runs.")
    for trouble in (*others, *(Missing((device,), Hangs()) for device in unknown)):
        told = f"{words.hardware.trouble(trouble)} {words.hardware.remedy(trouble)}"
        yield Finding(lacks_pins(trouble), told)


def _is_in_use(trouble: Trouble) -> bool:
    return isinstance(trouble, Missing) and isinstance(trouble.cause, PinInUse | PortInUse)


def _sound(_: Path) -> Iterator[Finding]:
    try:
        settings = host_settings()
    except BadFile:
        return  # told with the other files
    told: list[tuple[Trouble, ...]] = []
    if settings.sound.sounding is not Sounding.OFF:
        speaker = loudspeaker(settings, Troubles(told.append))(Event())
        speaker.order(Ready())
        speaker.turn(BoxTime().now().boot_ms)
        speaker.close()
    yield from sound_found(settings.sound, told[-1] if told else ())


def sound_found(sound: Sound, troubles: Sequence[Trouble]) -> Iterator[Finding]:
    """Return what was found of sound and voice: that they are there, are not wanted, or what is wrong."""
    if sound.sounding is Sounding.OFF:
        yield Finding(True, "The sound is off in clock.toml.")
        return
    silent = [trouble for trouble in troubles if isinstance(trouble, Silent)]
    if not silent:
        yield Finding(True, "The sound card can be opened.")
    words = words_in("en").hardware
    for trouble in troubles:
        lacks = sound.sounding is Sounding.ON or trouble != Silent(NoCard())
        yield Finding(not lacks, f"{words.trouble(trouble)} {words.remedy(trouble)}")
    if sound.voice and len(silent) == len(troubles):
        yield Finding(True, "espeak-ng is installed, for the voice.")


def _config(_: Path) -> Iterator[Finding]:
    files = configured_files(config_dir())
    faulty = [str(file) for file in files if are_hard(check_file(file))]
    if faulty:
        yield Finding(False, f"`tournament-clock check` finds faults in {', '.join(faulty)}.")
    else:
        yield Finding(True, f"The {len(files)} files in {config_dir()} are right.")
