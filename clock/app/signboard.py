"""What stands beside the picture, worked out from the night: lamps, the time in the second room, the TV."""

from clock.app.edges import Outputs
from clock.signs import Buzz, Lamps, Light, Runs, Signs, Stands, TimeLeft
from clock.tournament.levels import left_ms
from clock.tournament.state import Tournament


class Signboard:
    """Tells the outputs of signs when they have changed.

    The TV is on as long as a night is, and goes off `tv_off_after_ms` after its end and the last press. A
    night that was over when the clock was started leaves it as it is.
    """

    def __init__(self, outputs: Outputs | None, tv_off_after_ms: int) -> None:
        self._outputs = outputs
        self._tv_off_after_ms = tv_off_after_ms
        self._shown: Signs | None = None
        self._tv: bool | None = None
        self._tv_off_ms: int | None = None

    @property
    def is_seen(self) -> bool:
        """Return whether there is anything that shows signs."""
        return self._outputs is not None

    @property
    def next_ms(self) -> int | None:
        """Return when a sign changes by itself, on the boot clock; None: not before something happens."""
        return self._tv_off_ms

    def take_up(self, outputs: Outputs) -> None:
        """Take outputs up that are found only now, from any thread; the next `show` sets them."""
        self._outputs, self._shown = outputs, None

    def pressed(self, now_ms: int) -> None:
        """Know that somebody is there, and may want to see what the night has been."""
        if self._tv_off_ms is not None or self._tv is False:
            self._tv, self._tv_off_ms = True, now_ms + self._tv_off_after_ms

    def show(self, tournament: Tournament, *, skip_is_down: bool, now_ms: int) -> None:
        """Show how a settled tournament stands."""
        self._look_at_tv(tournament.finished, now_ms)
        lamps = Lamps(_pause_lamp(tournament), Light.ON if skip_is_down else Light.OFF)
        self._set(Signs(lamps, _time_left(tournament, now_ms), self._tv))

    def go_dark(self) -> None:
        """Switch everything off, the TV too: the box is shut down."""
        self._set(Signs(television=False))

    def buzz(self, buzz: Buzz) -> None:
        """Sound the buzzer."""
        if self._outputs is not None:
            self._outputs.buzz(buzz)

    def _set(self, signs: Signs) -> None:
        if self._outputs is not None and signs != self._shown:
            self._outputs.show(signs)
            self._shown = signs

    def _look_at_tv(self, finished: bool, now_ms: int) -> None:
        if not finished:
            self._tv, self._tv_off_ms = True, None
        elif self._tv and self._tv_off_ms is None:
            self._tv_off_ms = now_ms + self._tv_off_after_ms
        elif self._tv_off_ms is not None and self._tv_off_ms <= now_ms:
            self._tv, self._tv_off_ms = False, None


def _pause_lamp(tournament: Tournament) -> Light:
    """Return what the lamp does: it shines while the clock runs and blinks while it stands."""
    if tournament.finished:
        return Light.OFF
    return Light.ON if tournament.clock.running else Light.BLINKING


def _time_left(tournament: Tournament, now_ms: int) -> TimeLeft | None:
    if tournament.finished:
        return None
    left = left_ms(tournament, now_ms)
    return Runs(now_ms + left) if tournament.clock.running else Stands(left)
