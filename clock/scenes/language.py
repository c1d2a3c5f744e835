"""Which language the clock speaks, from the menu: for this evening."""

from clock.scenes.choice import Choice, options
from clock.scenes.scene import Outcome, Push, Speak
from clock.scenes.sight import Sight
from clock.words import LANGUAGES, words_in
from clock.words.offers import Entry


def language(sight: Sight) -> Outcome:
    """Show the languages to choose from, each named in itself."""
    return Push(
        Choice(
            sight.words.offers.entry(Entry.LANGUAGE),
            options(*((words_in(code).title, lambda _, code=code: Speak(code)) for code in LANGUAGES)),
        )
    )
