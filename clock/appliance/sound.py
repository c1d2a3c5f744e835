"""The sound of `run`: opened after the first picture, on a thread of its own."""

from collections.abc import Callable
from threading import Event
from typing import Protocol

from clock.app import App
from clock.app import Loudspeaker as Told
from clock.appliance.log import log_troubles
from clock.appliance.working import Turning, Working
from clock.moment import Time
from clock.settings import Settings
from clock.settings.sound import Sounding
from clock.troubles import CardFails, NoEspeak, NoSound, NoVoice, Silent, Speechless, Trouble


class Loudspeaker(Told, Turning, Protocol):
    """A loudspeaker, as its thread sees it."""


class Troubles:
    """Puts together what is wrong with the card and with the voice, and tells it when it has changed."""

    def __init__(self, tell: Callable[[tuple[Trouble, ...]], None]) -> None:
        self._tell = tell
        self._silent: tuple[Trouble, ...] = ()
        self._speechless: tuple[Trouble, ...] = ()

    def of_card(self, cause: NoSound | None) -> None:
        """Take why nothing can be heard, None when it can."""
        self._change(silent=() if cause is None else (Silent(cause),))

    def of_voice(self, cause: NoVoice | None) -> None:
        """Take why nothing can be spoken, None when it can."""
        self._change(speechless=() if cause is None else (Speechless(cause),))

    def _change(
        self, silent: tuple[Trouble, ...] | None = None, speechless: tuple[Trouble, ...] | None = None
    ) -> None:
        before = self._silent + self._speechless
        self._silent = self._silent if silent is None else silent
        self._speechless = self._speechless if speechless is None else speechless
        if self._silent + self._speechless != before:
            self._tell(self._silent + self._speechless)


def sound_at_work(app: App, settings: Settings, time: Time) -> Working[Loudspeaker] | None:
    """Return the sound at work, None where it is off; what is wrong is told on the screen and on stderr."""
    if settings.sound.sounding is Sounding.OFF:
        return None

    def tell(troubles: tuple[Trouble, ...]) -> None:
        log_troubles(troubles)
        app.warn(missed(troubles, settings.sound.sounding), part="sound")

    def failed(error: Exception) -> None:
        app.warn((Silent(CardFails(repr(error))),), part="sound")

    finding = loudspeaker(settings, Troubles(tell))
    sound = Working(finding, app.take_up_sound, failed, time, name="sound")
    sound.start()
    return sound


def loudspeaker(settings: Settings, troubles: Troubles) -> Callable[[Event], Loudspeaker]:
    """Return what finds the loudspeaker that the settings want."""
    wanted = settings.sound

    def found(rung: Event) -> Loudspeaker:
        # It looks for the mixer's library among what is loaded: the first picture comes before that.
        from clock.display.sounds import card, loudspeaker, voice  # noqa: PLC0415

        speech = None
        if wanted.voice:
            program = voice.espeak()
            if isinstance(program, NoEspeak):
                troubles.of_voice(program)
            else:
                speech = voice.Voice(program.rendered, settings.language, rung.set, troubles.of_voice)
        return loudspeaker.Loudspeaker(
            card.card_opener(wanted.card),
            troubles.of_card,
            rung,
            wanted.volume,
            speech,
            expected=wanted.sounding is Sounding.ON,
        )

    return found


def missed(troubles: tuple[Trouble, ...], sounding: Sounding) -> tuple[Trouble, ...]:
    """Return the troubles that a screen should show: a card that nobody asked for is not missed."""
    if sounding is Sounding.ON:
        return troubles
    return tuple(trouble for trouble in troubles if not isinstance(trouble, Silent))
