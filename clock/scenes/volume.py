"""How loud the clock is, from the menu: for this evening, and also in its quiet hours."""

from clock.scenes.choice import Choice, options
from clock.scenes.scene import Outcome, Push, TurnVolume
from clock.scenes.sight import Sight
from clock.words.asking import Phrase
from clock.words.offers import Entry

VOLUMES = {Phrase.SOUND_OFF: 0, Phrase.SOUND_SOFT: 30, Phrase.SOUND_MEDIUM: 60, Phrase.SOUND_LOUD: 100}
"""What can be chosen, in percent."""


def sound(sight: Sight) -> Outcome:
    """Show the volumes to choose from."""
    says = sight.words.asking.phrase
    return Push(
        Choice(
            sight.words.offers.entry(Entry.SOUND),
            options(
                *(
                    (says(phrase), lambda _, percent=percent: TurnVolume(percent))
                    for phrase, percent in VOLUMES.items()
                )
            ),
        )
    )
