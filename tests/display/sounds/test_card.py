"""Which card the clock takes, in boxes of every kind."""

from pathlib import Path

import pytest

from clock.display.sounds.card import chosen_card
from clock.troubles import NoCard, NoSuchCard


@pytest.fixture
def box(tmp_path: Path) -> Path:
    """Return a Raspberry Pi's files: the headphones, two plugs, a TV on the second."""
    (tmp_path / "dev/snd").mkdir(parents=True)
    (tmp_path / "dev/snd/controlC0").touch()
    for number, card in enumerate(("Headphones", "vc4hdmi0", "vc4hdmi1")):
        (tmp_path / f"dev/snd/pcmC{number}D0p").touch()
        (tmp_path / "proc/asound" / card).mkdir(parents=True)
    for plug, state in ((1, "disconnected"), (2, "connected")):
        folder = tmp_path / f"sys/class/drm/card1-HDMI-A-{plug}"
        folder.mkdir(parents=True)
        (folder / "status").write_text(f"{state}\n")
    return tmp_path


def test_the_tv_sounds(box: Path) -> None:
    """The card of the plug that has a TV is taken, and another one when the TV has moved."""
    assert chosen_card("", {}, box) == "default:CARD=vc4hdmi1"

    (box / "sys/class/drm/card1-HDMI-A-1/status").write_text("connected\n")
    assert chosen_card("", {}, box) == "default:CARD=vc4hdmi0"


def test_a_box_with_one_plug(box: Path) -> None:
    """A Pi 3 or Zero 2 W gives the sound of its only plug no number; the headphones still come after it."""
    for card in (box / "proc/asound").glob("vc4hdmi?"):
        card.rmdir()
    (box / "proc/asound/vc4hdmi").mkdir()
    assert chosen_card("", {}, box) == ""

    (box / "sys/class/drm/card1-HDMI-A-1/status").write_text("connected\n")
    assert chosen_card("", {}, box) == "default:CARD=vc4hdmi"


def test_without_a_tv_the_system_chooses(box: Path) -> None:
    """Neither a plug without a TV nor a TV whose plug has no sound is waited for."""
    (box / "proc/asound/vc4hdmi1").rmdir()

    assert chosen_card("", {}, box) == ""


def test_the_host_chooses(box: Path) -> None:
    """A card that the settings name is taken, or missed by its name."""
    assert chosen_card("Headphones", {}, box) == "default:CARD=Headphones"
    assert chosen_card("Headset", {}, box) == NoSuchCard("Headset")


def test_a_box_without_a_card(box: Path, tmp_path: Path) -> None:
    """A microphone is no card to hear something on, and a folder that is not there is no error."""
    for device in (box / "dev/snd").glob("pcm*"):
        device.unlink()
    (box / "dev/snd/pcmC0D0c").touch()

    assert chosen_card("", {}, box) == NoCard()
    assert chosen_card("Headphones", {}, tmp_path / "nothing") == NoCard()


@pytest.mark.parametrize(
    "surroundings",
    [{"SDL_AUDIODRIVER": "dummy"}, {"AUDIODEV": "hw:1"}, {"PULSE_SERVER": "there"}],
)
def test_who_has_settled_it_is_left_alone(surroundings: dict[str, str], tmp_path: Path) -> None:
    """A driver, a device or a sound server that the surroundings name needs no card here."""
    assert chosen_card("Headphones", surroundings, tmp_path) == ""


def test_a_desktop_has_a_sound_server(box: Path) -> None:
    """Where one listens, it chooses the card; where none does, the box's own cards count."""
    surroundings = {"XDG_RUNTIME_DIR": "/run/user/1000"}
    assert chosen_card("", surroundings, box) == "default:CARD=vc4hdmi1"

    (box / "run/user/1000/pulse").mkdir(parents=True)
    (box / "run/user/1000/pulse/native").touch()
    assert chosen_card("", surroundings, box) == ""
