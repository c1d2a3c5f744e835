"""What is connected by a serial line, read from clock.toml and checked before the night."""

import re

import pytest

from clock.settings import read_settings
from clock.settings.ports import (
    ButtonBoxWiring,
    Figures,
    Port,
    PortWiring,
    RepeaterWiring,
    TelevisionWiring,
    Tongue,
    Usb,
)
from clock.tournament.structure import MINUTE
from tests.house_text import CONFIG
from tests.settings_text import faults_of

AT = "/dev/serial/by-id/usb-x"


def wired(text: str) -> PortWiring:
    """Return the wiring of settings that have no fault and no warning."""
    settings, faults = read_settings(text, "clock.toml")

    assert faults == ()
    assert settings
    return settings.wiring.ports


def test_the_commented_sample_is_complete_and_right() -> None:
    """Taken into use as it stands, it has no fault, and shows every key with its usual value."""
    text = (CONFIG / "clock.toml").read_text()
    sample = text[text.index("# [button_box]") :]
    used = re.sub(r"(?m)^# (?=\[|\w+ = )", "", sample)
    box, repeater, tv = re.findall(r'port = "(.*?)"', used)

    wiring = wired(used)
    assert wiring.button_box == ButtonBoxWiring(Port(box))
    assert wiring.repeater == RepeaterWiring(Port(repeater))
    assert wiring.television == TelevisionWiring(Tongue.SAMSUNG, Port(tv))
    keys = set(re.findall(r"(?m)^(\w+) =", used))
    assert keys == {"port", "baud", "figures", "speaks", "number", "off_after"}


def test_everything_can_be_otherwise() -> None:
    """Every key is read."""
    wiring = wired(
        """
        [button_box]
        port = "usb:2341:0043"
        baud = 9600
        [repeater]
        port = "usb:0403:6001:A5069RR4"
        figures = "text"
        baud = 115200
        [tv]
        speaks = "lg"
        port = "/dev/serial0"
        number = 99
        baud = 19200
        off_after = "5 min"
        """
    )

    assert wiring.button_box == ButtonBoxWiring(Port(Usb(0x2341, 0x0043)), 9600)
    assert wiring.repeater == RepeaterWiring(Port(Usb(0x0403, 0x6001, "A5069RR4")), Figures.TEXT, 115_200)
    assert wiring.television == TelevisionWiring(Tongue.LG, Port("/dev/serial0"), 99, 19_200, 5 * MINUTE)


@pytest.mark.parametrize(
    ("text", "port"),
    [('[tv]\nspeaks = "cec"', "/dev/cec0"), ('[tv]\nspeaks = "cec"\nport = "/dev/cec1"', "/dev/cec1")],
)
def test_a_tv_over_hdmi_needs_no_more_than_that(text: str, port: str) -> None:
    """The first HDMI, unless another one is named."""
    assert wired(text).television == TelevisionWiring(Tongue.CEC, Port(port))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[button_box]", "button_box.port: is missing"),
        ("button_box = 1", 'button_box: the value "1" is no table'),
        (
            f'[repeater]\nport = "{AT}"\nfigures = "nixie"',
            'repeater.figures: "nixie" is not one of its words',
        ),
        ('[repeater]\nport = "ttyUSB0"', 'repeater.port: "ttyUSB0" is no port'),
        ('[repeater]\nport = "usb:403:6001"', 'repeater.port: "usb:403:6001" is no port'),
        ("[repeater]\nport = 5", 'repeater.port: the value "5" is no port'),
        (f'[repeater]\nport = "{AT}"\nbaud = 9601', "repeater.baud: 9601 is no usual speed"),
        (f'[repeater]\nport = "{AT}"\nbaud = "fast"', 'repeater.baud: the text "fast" is no usual speed'),
        (f'[repeater]\nport = "{AT}"\nbaud = 9600.0', 'repeater.baud: the value "9600.0" is no usual speed'),
        (f'[repeater]\nport = "{AT}"\nbaud = true', "repeater.baud: the word true is no usual speed"),
        ('[repeater]\nport = "/dev/../etc/passwd"', 'repeater.port: "/dev/../etc/passwd" is no port'),
        ('[repeater]\nport = "/dev/"', 'repeater.port: "/dev/" is no port'),
        (f'[repeater]\nport = "{AT}"\nbraud = 9600', "repeater.braud: is no key here; did you mean baud?"),
        (f'[tv]\nport = "{AT}"', "tv.speaks: is missing"),
        (f'[tv]\nspeaks = "sony"\nport = "{AT}"', 'tv.speaks: "sony" is not one of its words'),
        (f'[tv]\nspeaks = "lg"\nport = "{AT}"\nnumber = 0', "tv.number: 0 is too small"),
        (f'[tv]\nspeaks = "samsung"\nport = "{AT}"\nnumber = 254', "tv.number: 254 is too large"),
        ('[tv]\nspeaks = "cec"\nport = "/dev/ttyUSB0"', 'tv.port: "/dev/ttyUSB0" is no HDMI port'),
        ('[tv]\nspeaks = "cec"\nbaud = 9600', "tv.baud: is no key here"),
        ('[tv]\nspeaks = "cec"\noff_after = "1 s"', 'tv.off_after: "1 s" is too short'),
        (
            f'[repeater]\nport = "{AT}"\n[tv]\nspeaks = "lg"\nport = "{AT}"',
            "tv.port: usb-x is also that of repeater; give each a port of its own",
        ),
        (
            '[pins]\npause = 15\n[tv]\nspeaks = "lg"\nport = "/dev/serial0"',
            "tv.port: /dev/serial0 needs pin 15, which is pause",
        ),
    ],
)
def test_what_can_be_wrong(text: str, fault: str) -> None:
    """Each is told at its key, with what would be right, and the file is not used."""
    settings, faults = read_settings(text, "clock.toml")

    assert settings is None
    assert any(line.startswith(fault) for line in faults_of(text)), faults_of(text)
    assert all(fault.right for fault in faults)


def test_a_name_that_changes_is_warned_of() -> None:
    """ttyUSB0 is whatever was plugged in first."""
    text = '[repeater]\nport = "/dev/ttyUSB0"'

    assert faults_of(text)[0].startswith(
        "repeater.port: warning: /dev/ttyUSB0 may be another device tomorrow"
    )
    assert read_settings(text, "clock.toml")[0] is not None


@pytest.mark.parametrize("file", ["config/clock.toml", "docs/wiring.md"])
def test_the_serial_pins_have_two_names(file: str) -> None:
    """A Pi 5 has another port behind /dev/serial0; both names are told, and `check` knows their pins."""
    told = re.findall(r"/dev/(?:serial|ttyAMA)\d+", (CONFIG.parent / file).read_text(encoding="utf-8"))

    assert set(told) == {"/dev/serial0", "/dev/ttyAMA0"}
    for name in told:
        text = f'[pins]\npause = 15\n[repeater]\nport = "{name}"'
        assert f"repeater.port: {name} needs pin 15, which is pause" in "\n".join(faults_of(text))
