"""What signals do to the clock: it ends at once, with all that belongs to an end."""

import signal
from types import FrameType

from clock.app import App, Ending


def end_at_signals(app: App) -> None:
    """Let SIGTERM and SIGINT end the loop."""

    def close(_: int, __: FrameType | None) -> None:
        app.end(Ending.CLOSED)

    signal.signal(signal.SIGTERM, close)
    signal.signal(signal.SIGINT, close)
    # A signal that comes just before the loop falls asleep would else wait for the next second.
    signal.set_wakeup_fd(app.wakes_by, warn_on_full_buffer=False)


def end_in_peace() -> None:
    """Let the end that has begun come to its end: a second SIGTERM changes nothing, Ctrl+C breaks it off."""
    signal.set_wakeup_fd(-1)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    signal.signal(signal.SIGINT, signal.default_int_handler)
