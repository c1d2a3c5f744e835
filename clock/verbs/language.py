"""The option --language of the command line: in whose words a verb speaks."""

import click

from clock.words import LANGUAGES, Words, words_in


def _words(_: click.Context, __: click.Parameter, code: str) -> Words:
    return words_in(code)


language_option = click.option(
    "--language",
    "words",
    type=click.Choice(sorted(LANGUAGES)),
    default="en",
    show_default=True,
    callback=_words,
    help="The language to speak.",
)
"""Gives the verb the `Words` of the language that was asked for."""
