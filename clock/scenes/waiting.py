"""The suggestion that waits for the host: whether it is to be seen, and what is read before it."""

from clock.scenes.sight import Sight
from clock.tournament.state import Waiting
from clock.tournament.suggestions import Suggestion


def suggestion_shown(sight: Sight) -> Suggestion | None:
    """Return the suggestion that the night shows: the first, when nothing else asks for attention.

    After a power cut the room first reads why the clock stands.
    """
    tournament = sight.tournament
    if sight.covered or tournament.finished or tournament.on_player is not None:
        return None
    if tournament.clock.waiting is Waiting.POWER or sight.last_stop is not None:
        return None
    return tournament.suggestions[0] if tournament.suggestions else None


def waits_behind_stop(sight: Sight) -> bool:
    """Return whether `#` brings a suggestion up, once the room has read how the box stopped.

    So it is where the clock stood before the box did. Where the box has stopped it, PAUSE comes first.
    """
    waits_for_power = sight.tournament.clock.waiting is Waiting.POWER
    return sight.last_stop is not None and bool(sight.tournament.suggestions) and not waits_for_power
