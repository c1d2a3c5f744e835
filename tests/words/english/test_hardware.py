"""What is wrong with the hardware, in English."""

import pytest

from clock.press import Control
from clock.troubles import (
    CardFails,
    Chattering,
    Declined,
    Device,
    EspeakFails,
    Missing,
    NoAnswer,
    NoCard,
    NoCecProgram,
    NoEspeak,
    NoPinLibrary,
    NoPins,
    NoPort,
    NoSuchCard,
    NoSuchPin,
    NotUnderstood,
    PinFails,
    PinInUse,
    PinsForbidden,
    PortBlocked,
    PortFails,
    PortForbidden,
    PortInUse,
    Silent,
    Speechless,
    Stuck,
    Touching,
    Trouble,
)
from clock.words.english.hardware import remedy, trouble

KEYPAD = (Device.KEYPAD,)
BOX, ROOM, TV = (Device.BUTTON_BOX,), (Device.REPEATER,), (Device.TELEVISION,)


@pytest.mark.parametrize(
    ("what", "said"),
    [
        (Missing(KEYPAD, PinInUse(16)), "Keypad: pin 16 is in use by another program."),
        (
            Missing((Device.PAUSE_BUTTON, Device.SKIP_BUTTON), NoSuchPin(27)),
            "PAUSE button and SKIP button: this box has no pin 27.",
        ),
        (Missing(tuple(Device), NoPins()), "Buttons, lamps and keypad: this machine has no pins."),
        (
            Missing(tuple(Device), NoPinLibrary()),
            "Buttons, lamps and keypad: the package python3-lgpio is missing.",
        ),
        (
            Missing(tuple(Device), PinsForbidden()),
            "Buttons, lamps and keypad: the clock may not use the pins.",
        ),
        (Missing(KEYPAD, PinFails(5, "bad handle"), lost=True), "Keypad lost: pin 5 fails (bad handle)."),
        (
            Missing(tuple(Device), PinFails(None, "can not open gpiochip")),
            "Buttons, lamps and keypad: the pins fail (can not open gpiochip).",
        ),
        (
            Stuck((Control.PAUSE, Control.FIVE, Control.STAR)),
            "PAUSE, key 5 and key * are held down without end.",
        ),
        (Chattering((Control.PAUSE,)), "PAUSE goes down and up without end."),
        (Touching(5, 6), "Keypad: pins 5 and 6 touch each other."),
        (Touching(5, None), "Keypad: pin 5 touches ground."),
        (Missing(BOX, NoPort("usb-box"), lost=True), "Button box lost: nothing is plugged in at usb-box."),
        (Missing(BOX, NotUnderstood("usb-box")), "Button box: what comes at usb-box makes no sense."),
        (
            Missing(ROOM, PortInUse("/dev/serial0")),
            "Clock in the second room: /dev/serial0 is in use by another program.",
        ),
        (Missing(ROOM, PortBlocked("usb-x")), "Clock in the second room: it takes nothing more at usb-x."),
        (Missing(ROOM, PortFails("usb-x", "odd")), "Clock in the second room: usb-x fails (odd)."),
        (Missing(TV, PortForbidden("/dev/cec0")), "TV: the clock may not use /dev/cec0."),
        (Missing(TV, NoAnswer("usb-tv")), "TV: no answer at usb-tv."),
        (Missing(TV, Declined("usb-tv")), "TV: it does not obey at usb-tv."),
        (Missing(TV, NoCecProgram()), "TV: the program cec-ctl is missing."),
        (Silent(NoCard()), "No sound: there is no sound card."),
        (Silent(NoSuchCard("Headphones")), "No sound: there is no sound card Headphones."),
        (Silent(CardFails("ALSA: busy")), "No sound: the sound card fails (ALSA: busy)."),
        (Speechless(NoEspeak()), "No voice: espeak-ng is not installed."),
        (Speechless(EspeakFails("no such voice")), "No voice: espeak-ng fails (no such voice)."),
    ],
)
def test_every_trouble_is_a_line_with_something_to_do(what: Trouble, said: str) -> None:
    """The small warning names the device and the cause; the remedy is a sentence too."""
    assert trouble(what) == said
    assert remedy(what).endswith(".")
