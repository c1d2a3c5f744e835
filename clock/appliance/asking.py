"""Asking a program of the system something."""

import subprocess


def asked(*command: str, longest_s: int) -> str | None:
    """Return what a program prints; None where it is missing, fails or does not end in that time."""
    try:
        ran = subprocess.run(  # noqa: S603  our own words
            command, capture_output=True, check=False, text=True, timeout=longest_s
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return ran.stdout if ran.returncode == 0 else None
