"""What is wrong with the hardware on the box, in German, and what to do about it."""

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
from clock.words.german.numbers import listed

_DEVICES: Mapping[Device, str] = {
    Device.PAUSE_BUTTON: "Knopf PAUSE",
    Device.SKIP_BUTTON: "Knopf SKIP",
    Device.PAUSE_LAMP: "Lampe PAUSE",
    Device.SKIP_LAMP: "Lampe SKIP",
    Device.BUZZER: "Summer",
    Device.KEYPAD: "Tastenfeld",
    Device.BUTTON_BOX: "Tastenkasten",
    Device.REPEATER: "Uhr im zweiten Raum",
    Device.TELEVISION: "Fernseher",
}

_EVERYTHING = "Knöpfe, Lampen und Tastenfeld"


def device(which: Device) -> str:
    """Return a device's name, as it stands within a sentence."""
    return _DEVICES[which]


def trouble(what: Trouble) -> str:
    """Return what is wrong, in a line."""
    match what:
        case Missing(devices, cause, lost):
            return f"{_named(devices)}{' ausgefallen' if lost else ''}: {_cause(cause)}."
        case Stuck(controls):
            are = "ist" if len(controls) == 1 else "sind"
            return f"{listed([_control(control) for control in controls])} {are} dauernd gedrückt."
        case Chattering(controls):
            go = "geht" if len(controls) == 1 else "gehen"
            return f"{listed([_control(control) for control in controls])} {go} dauernd auf und ab."
        case Touching(pin, None):
            return f"Tastenfeld: Pin {pin} berührt Masse."
        case Touching(pin, other):
            return f"Tastenfeld: Pin {pin} und {other} berühren sich."
        case Silent(cause):
            return f"Kein Ton: {_no_sound(cause)}."
        case Speechless(cause):
            return f"Keine Stimme: {_no_voice(cause)}."
        case LowVoltage():
            return "Das Netzteil ist zu schwach."
        case DiskShort():
            return "Der Speicher ist fast voll."


def remedy(what: Trouble) -> str:
    """Return what to do about it."""
    match what:
        case Missing():
            return _remedy(what.cause)
        case Stuck():
            return "Loslassen, oder den Kurzschluss suchen; `tournament-clock test-panel` zeigt jede Taste."
        case Chattering():
            return "Drähte und Pull-up ansehen: ein Pin, der in der Luft hängt, fängt alles auf, was da ist."
        case Touching():
            return "Eine Lötbrücke suchen, oder eine Litze am Nachbardraht; dann die Uhr neu starten."
        case Silent(cause):
            return _remedy_of_silence(cause)
        case Speechless():
            return "Einspielen: sudo apt install espeak-ng. Dann spricht `espeak-ng -v de hallo`."
        case LowVoltage():
            return "Das Netzteil für diesen Pi mit seinem Kabel nehmen; ein schwaches macht seltsame Fehler."
        case DiskShort():
            return "Platz schaffen, bevor nichts mehr gespeichert wird: `df -h` zeigt, wo er fehlt."


def _named(devices: Sequence[Device]) -> str:
    return _EVERYTHING if len(devices) > 2 else listed([_DEVICES[which] for which in devices])


def _control(control: Control) -> str:
    return control.value.upper() if control in {Control.PAUSE, Control.SKIP} else f"Taste {control.value}"


def _cause(cause: Cause) -> str:
    match cause:
        case NoPins():
            return "dieses Gerät hat keine Pins"
        case NoPinLibrary():
            return "das Paket python3-lgpio fehlt"
        case PinsForbidden():
            return "die Uhr darf die Pins nicht benutzen"
        case PinInUse(pin):
            return f"Pin {pin} gehört einem anderen Programm"
        case NoSuchPin(pin):
            return f"dieses Gerät hat keinen Pin {pin}"
        case PinFails(None, told):
            return f"die Pins versagen ({told})"
        case PinFails(pin, told):
            return f"Pin {pin} versagt ({told})"
        case NoPort(port):
            return f"an {port} steckt nichts"
        case PortInUse(port):
            return f"{port} gehört einem anderen Programm"
        case PortForbidden(port):
            return f"die Uhr darf {port} nicht benutzen"
        case NoSerialPort(port):
            return f"{port} ist kein serieller Anschluss"
        case PortFails(port, told):
            return f"{port} versagt ({told})"
        case PortBlocked(port):
            return f"an {port} wird nichts mehr angenommen"
        case NoAnswer(port):
            return f"keine Antwort an {port}"
        case Hangs():
            return "sein Anschluss hängt"
        case NotUnderstood(port):
            return f"was an {port} ankommt, ergibt keinen Sinn"
        case Declined(port):
            return f"an {port} wird nicht gehorcht"
        case NoCecProgram():
            return "das Programm cec-ctl fehlt"


def _no_sound(cause: NoSound) -> str:
    match cause:
        case NoCard():
            return "es gibt keine Soundkarte"
        case NoSuchCard(card):
            return f"es gibt keine Soundkarte {card}"
        case CardFails(told):
            return f"die Soundkarte versagt ({told})"


def _remedy_of_silence(cause: NoSound) -> str:
    match cause:
        case NoCard():
            return 'Fernseher oder Lautsprecher anschließen, oder den Ton in clock.toml abschalten: "off".'
        case NoSuchCard():
            return "`aplay -l` nennt die Karten; ohne `card` in clock.toml wählt die Uhr."
        case CardFails():
            return "Fernseher einschalten, andere Programme auf der Karte beenden, oder eine andere wählen."


def _no_voice(cause: NoVoice) -> str:
    match cause:
        case NoEspeak():
            return "espeak-ng ist nicht installiert"
        case EspeakFails(told):
            return f"espeak-ng versagt ({told})"


def _remedy(cause: Cause) -> str:
    match cause:
        case NoPins():
            return "Die Tastatur ersetzt alles davon; mit `--hardware none` entfällt diese Warnung."
        case NoPinLibrary():
            return "Einspielen: sudo apt install python3-lgpio. Eine Umgebung braucht --system-site-packages."
        case PinsForbidden():
            return "Den Benutzer der Uhr in die Gruppe gpio aufnehmen und die Uhr neu starten."
        case PinInUse():
            return "Das Programm beenden, SPI oder I2C abschalten, oder einen anderen Pin wählen."
        case NoSuchPin():
            return "In clock.toml einen anderen Pin wählen."
        case PinFails():
            return "Die Kabel ansehen, dann das Gerät aus- und einschalten."
        case NoPort():
            return "Einstecken; `ls /dev/serial/by-id` zeigt, was da ist und wie es heißt."
        case PortInUse():
            return "Das Programm beenden, oder die Konsole mit raspi-config von dem Anschluss nehmen."
        case PortForbidden():
            return "Den Benutzer der Uhr in die Gruppe dialout aufnehmen (für HDMI: video), dann neu starten."
        case NoSerialPort():
            return "Seinen eigenen Namen als `port` in clock.toml setzen: `ls /dev/serial/by-id` zeigt ihn."
        case PortFails():
            return "Aus- und wieder einstecken; ein anderes Kabel oder einen anderen Anschluss versuchen."
        case PortBlocked():
            return "Aus- und einschalten, und das Kabel ansehen."
        case NoAnswer():
            return "Einschalten, und das Kabel und die Nummer in clock.toml ansehen."
        case Hangs():
            return "Stecker ziehen und wieder einstecken, oder das Gerät aus- und einschalten."
        case NotUnderstood():
            return "`port` und `baud` in clock.toml ansehen: ein anderes Gerät, oder ein anderes Tempo."
        case Declined():
            return "Die Steuerung von außen im Menü des Fernsehers erlauben; docs/wiring.md sagt, wo."
        case NoCecProgram():
            return "Einspielen: sudo apt install v4l-utils."
