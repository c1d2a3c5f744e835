"""What `run` says on stderr, which is the box's log: in English, like all of it."""

import click

from clock.troubles import Trouble
from clock.words import words_in


def log(words: str) -> None:
    """Say something."""
    click.echo(words, err=True)


def log_troubles(troubles: tuple[Trouble, ...]) -> None:
    """Say what is wrong, and what to do about it, in a line each."""
    words = words_in("en").hardware
    for trouble in troubles:
        log(f"{words.trouble(trouble)} {words.remedy(trouble)}")
