"""`wiring`: the table and the drawing say what the settings say, and the header is the board's own."""

from pathlib import Path
from xml.etree import ElementTree as ET

from click.testing import CliRunner
from gpiozero.pins.mock import MockFactory

from clock.__main__ import main
from clock.settings.header import GROUNDS, PLACES, SUPPLY_3V3, SUPPLY_5V
from clock.settings.ports import ButtonBoxWiring, Port, PortWiring, TelevisionWiring, Tongue
from clock.settings.wiring import Active, ButtonWiring, KeypadWiring, LampWiring, Pull, Wiring
from clock.values import replace
from clock.verbs.wires import wires
from clock.verbs.wiring_drawing import drawing

DRAWN = Path(__file__).parents[2] / "docs" / "pictures" / "wiring.svg"


def written(wired: Wiring) -> list[str]:
    """Return the words of a drawing."""
    root = ET.fromstring(drawing(wired, tuple(wires(wired))))  # noqa: S314  we have just written it
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


def test_the_header_is_that_of_the_board() -> None:
    """The library knows every board's header; a wire on the wrong pin costs an evening."""
    header = MockFactory().board_info.headers["J8"]
    pins = {place: pin.name for place, pin in header.pins.items()}

    assert {f"GPIO{pin}": place for pin, place in PLACES.items()} == {
        name: place for place, name in pins.items() if name.startswith("GPIO")
    }
    assert {place for place, name in pins.items() if name == "GND"} == GROUNDS
    assert {place for place, name in pins.items() if name == "3V3"} == SUPPLY_3V3
    assert {place for place, name in pins.items() if name == "5V"} == SUPPLY_5V


def test_the_table_names_every_wire() -> None:
    """With the place on the header, and where the other side goes."""
    told = CliRunner().invoke(main, ["wiring"])
    lines = [line.split() for line in told.output.splitlines()]

    assert told.exit_code == 0
    assert ["11", "GPIO17", "PAUSE", "button", "ground"] in lines
    assert ["35", "GPIO19", "keypad", "row", "4", "*", "0", "#", "D"] in lines
    assert len(lines) == 1 + 13


def test_every_pin_that_is_used_has_its_wire() -> None:
    """What `check` knows as used and what the table names are two lists, of the same pins."""
    usual = Wiring()

    assert sorted(wire.pin for wire in wires(usual)) == sorted(pin for _, pin in usual.pins())


def test_what_is_at_a_port_is_told_and_drawn() -> None:
    """With its cable and its port; what is not in the settings is drawn without one."""
    port = Port("/dev/serial/by-id/usb-Prolific_Technology_Inc._USB-Serial_Controller_D-if00-port0")
    tv = TelevisionWiring(Tongue.LG, port)
    words = written(replace(Wiring(), ports=PortWiring(ButtonBoxWiring(Port("/dev/serial0")), None, tv)))

    assert "/dev/serial0" in words
    assert "usb-Prolific_Technolog…ontroller_D-if00-port0" in words
    assert "RS-232 adapter and cable" in words
    assert words.count("not in clock.toml") == 1
    assert "not in clock.toml" in written(
        replace(Wiring(), ports=PortWiring(television=TelevisionWiring(Tongue.CEC, port)))
    )


def test_the_page_shows_the_usual_wiring(tmp_path: Path) -> None:
    """The drawing of the wiring page is what the verb draws; `wiring --svg` makes it anew."""
    told = CliRunner().invoke(main, ["wiring", "--svg", str(tmp_path / "wiring.svg")])

    assert told.exit_code == 0
    assert (tmp_path / "wiring.svg").read_text(encoding="utf-8") == DRAWN.read_text(encoding="utf-8")


def test_a_drawing_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    """The folder is not there: a sentence, and no traceback."""
    told = CliRunner().invoke(main, ["wiring", "--svg", str(tmp_path / "nowhere" / "wiring.svg")])

    assert told.exit_code == 2
    assert "cannot be written: No such file or directory" in told.stderr


def test_the_drawing_follows_the_settings() -> None:
    """Buttons to 3.3 V, a keypad of twelve keys, a lamp left off: what is drawn is what is wired."""
    usual = Wiring()
    words = written(
        replace(
            usual,
            buttons=ButtonWiring(pause=4, pull=Pull.DOWN, pressed=Active.HIGH),
            lamps=LampWiring(skip=None),
            keypad=KeypadWiring(columns=(12, 16, 20), keys=tuple(row[:3] for row in KeypadWiring().keys)),
        )
    )

    assert "PAUSE button  GPIO4" in words
    assert "GPIO24  SKIP lamp" not in words
    assert words.count("3.3 V") == 2 + 1
    assert {"1", "#"} <= set(words)
    assert not {"A", "D"} & set(words)


def test_a_box_without_a_keypad_has_none_drawn() -> None:
    """Its pins are plain."""
    words = written(replace(Wiring(), keypad=KeypadWiring(rows=(), columns=())))

    assert "GPIO5" in words
    assert not any("keypad" in word for word in words)
