"""Shutting the box down, as the host asks for it at the buttons."""

import subprocess

from clock.mishaps import NotShutDown, ShutDownFails, ShutDownForbidden

LONGEST_S = 15
"""How long the system is given to take the order; it takes a fraction of a second."""

FORBIDDEN = ("access denied", "authentication", "not authorized", "permission denied")


def power_off() -> NotShutDown | None:
    """Tell the system to switch the box off; return why it does not. It ends the clock a moment later."""
    try:
        ran = subprocess.run(
            ["systemctl", "--no-ask-password", "poweroff"],  # noqa: S607  found on the path as the system has it
            capture_output=True,
            check=False,
            text=True,
            timeout=LONGEST_S,
        )
    except OSError as error:
        return ShutDownFails(str(error.strerror))
    except subprocess.TimeoutExpired:
        return ShutDownFails("no answer")
    if ran.returncode == 0:
        return None
    said = next(iter(ran.stderr.strip().splitlines()), f"exit {ran.returncode}").rstrip(".")
    if any(word in ran.stderr.lower() for word in FORBIDDEN):
        return ShutDownForbidden()
    return ShutDownFails(said)
