"""What is wrong with the hardware on the box, in English, and what to do about it."""

from collections.abc import Mapping, Sequence

from clock.press import Control
from clock.troubles import (
    CardFails,
    Cause,
    Chattering,
    Declined,
    Device,
    DiskShort,
    EspeakFails,
    Hangs,
    LowVoltage,
    Missing,
    NoAnswer,
    NoCard,
    NoCecProgram,
    NoEspeak,
    NoPinLibrary,
    NoPins,
    NoPort,
    NoSerialPort,
    NoSound,
    NoSuchCard,
    NoSuchPin,
    NotUnderstood,
    NoVoice,
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
from clock.words.english.numbers import listed

_DEVICES: Mapping[Device, str] = {
    Device.PAUSE_BUTTON: "PAUSE button",
    Device.SKIP_BUTTON: "SKIP button",
    Device.PAUSE_LAMP: "PAUSE lamp",
    Device.SKIP_LAMP: "SKIP lamp",
    Device.BUZZER: "buzzer",
    Device.KEYPAD: "keypad",
    Device.BUTTON_BOX: "button box",
    Device.REPEATER: "clock in the second room",
    Device.TELEVISION: "TV",
}

_EVERYTHING = "buttons, lamps and keypad"


def device(which: Device) -> str:
    """Return a device's name, as it stands within a sentence."""
    return _DEVICES[which]


def trouble(what: Trouble) -> str:
    """Return what is wrong, in a line: "Keypad: pin 16 is in use by another program."."""
    match what:
        case Missing(devices, cause, lost):
            return f"{_named(devices)}{' lost' if lost else ''}: {_cause(cause)}."
        case Stuck(controls):
            are = "is" if len(controls) == 1 else "are"
            return f"{listed([_control(control) for control in controls])} {are} held down without end."
        case Chattering(controls):
            go = "goes" if len(controls) == 1 else "go"
            return f"{listed([_control(control) for control in controls])} {go} down and up without end."
        case Touching(pin, None):
            return f"Keypad: pin {pin} touches ground."
        case Touching(pin, other):
            return f"Keypad: pins {pin} and {other} touch each other."
        case Silent(cause):
            return f"No sound: {_no_sound(cause)}."
        case Speechless(cause):
            return f"No voice: {_no_voice(cause)}."
        case LowVoltage():
            return "The power supply is too weak."
        case DiskShort():
            return "The disk is nearly full."


def remedy(what: Trouble) -> str:
    """Return what to do about it."""
    match what:
        case Missing():
            return _remedy(what.cause)
        case Stuck():
            return "Let go, or look for a short circuit; `tournament-clock test-panel` shows every key live."
        case Chattering():
            return "Look at its wires and its pull-up: a pin that hangs in the air picks up whatever is near."
        case Touching():
            return "Look for a bridge of solder or a loose strand at the wires, then start the clock again."
        case Silent(cause):
            return _remedy_of_silence(cause)
        case Speechless():
            return "Install it: sudo apt install espeak-ng. Then `espeak-ng hello` speaks."
        case LowVoltage():
            return "Use the supply made for this Pi, with its own cable; a weak one makes the box fail oddly."
        case DiskShort():
            return "Make room before the night is no longer saved: `df -h` shows where it is short."


def _named(devices: Sequence[Device]) -> str:
    named = _EVERYTHING if len(devices) > 2 else listed([_DEVICES[which] for which in devices])
    return named[0].upper() + named[1:]


def _control(control: Control) -> str:
    return control.value.upper() if control in {Control.PAUSE, Control.SKIP} else f"key {control.value}"


def _cause(cause: Cause) -> str:
    match cause:
        case NoPins():
            return "this machine has no pins"
        case NoPinLibrary():
            return "the package python3-lgpio is missing"
        case PinsForbidden():
            return "the clock may not use the pins"
        case PinInUse(pin):
            return f"pin {pin} is in use by another program"
        case NoSuchPin(pin):
            return f"this box has no pin {pin}"
        case PinFails(None, told):
            return f"the pins fail ({told})"
        case PinFails(pin, told):
            return f"pin {pin} fails ({told})"
        case NoPort(port):
            return f"nothing is plugged in at {port}"
        case PortInUse(port):
            return f"{port} is in use by another program"
        case PortForbidden(port):
            return f"the clock may not use {port}"
        case NoSerialPort(port):
            return f"{port} is no serial port"
        case PortFails(port, told):
            return f"{port} fails ({told})"
        case PortBlocked(port):
            return f"it takes nothing more at {port}"
        case NoAnswer(port):
            return f"no answer at {port}"
        case Hangs():
            return "its port hangs"
        case NotUnderstood(port):
            return f"what comes at {port} makes no sense"
        case Declined(port):
            return f"it does not obey at {port}"
        case NoCecProgram():
            return "the program cec-ctl is missing"


def _no_sound(cause: NoSound) -> str:
    match cause:
        case NoCard():
            return "there is no sound card"
        case NoSuchCard(card):
            return f"there is no sound card {card}"
        case CardFails(told):
            return f"the sound card fails ({told})"


def _remedy_of_silence(cause: NoSound) -> str:
    match cause:
        case NoCard():
            return 'Connect a TV or speakers, or switch the sound "off" in clock.toml.'
        case NoSuchCard():
            return "`aplay -l` names the cards there are; without `card` in clock.toml the clock chooses."
        case CardFails():
            return "Switch the TV on, see that no other program plays on the card, or choose another card."


def _no_voice(cause: NoVoice) -> str:
    match cause:
        case NoEspeak():
            return "espeak-ng is not installed"
        case EspeakFails(told):
            return f"espeak-ng fails ({told})"


def _remedy(cause: Cause) -> str:
    match cause:
        case NoPins():
            return "The keyboard stands in for all of it; `--hardware none` leaves this warning out."
        case NoPinLibrary():
            return "Install it: sudo apt install python3-lgpio. An environment needs --system-site-packages."
        case PinsForbidden():
            return "Add the clock's user to the group gpio, and start the clock again."
        case PinInUse():
            return "Stop that program, switch SPI or I2C off, or choose another pin in clock.toml."
        case NoSuchPin():
            return "Choose another pin in clock.toml."
        case PinFails():
            return "Look at its wires, then switch the box off and on."
        case NoPort():
            return "Plug it in; `ls /dev/serial/by-id` shows what is there and how it is called."
        case PortInUse():
            return "Stop that program, or take the console off that port with raspi-config."
        case PortForbidden():
            return "Add the clock's user to the group dialout (video for HDMI), and start the clock again."
        case NoSerialPort():
            return "Write its own name as `port` in clock.toml; `ls /dev/serial/by-id` shows what there is."
        case PortFails():
            return "Pull its plug and put it in again; try another cable, or another port of the box."
        case PortBlocked():
            return "Switch it off and on, and look at its cable."
        case NoAnswer():
            return "Switch it on, and look at its cable and at its number in clock.toml."
        case Hangs():
            return "Pull its plug and put it in again, or switch the box off and on."
        case NotUnderstood():
            return "Look at `port` and `baud` in clock.toml: it may be another device, or another speed."
        case Declined():
            return "Allow control from outside in the menu of the TV; docs/wiring.md says where."
        case NoCecProgram():
            return "Install it: sudo apt install v4l-utils."
