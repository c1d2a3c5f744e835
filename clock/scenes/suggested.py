"""What the host answers to a suggestion: accept it, put it aside, or tell what it needs to be known."""

from collections.abc import Mapping

from clock.scenes.ask import AskNumber, about
from clock.scenes.scene import Do, Outcome, Reset, Scene, Swap
from clock.scenes.seats_and_buttons import ask_button, move
from clock.scenes.sight import Sight
from clock.scenes.whereabouts import chips_of_leaver
from clock.tournament.commands import Accept, Decline, Forfeit
from clock.tournament.suggestions import AskButton, ForfeitAway, MovePlayer, RemoveAbsent, Suggestion


def accepted(suggestion: Suggestion, sight: Sight) -> Outcome:
    """Return what `#` with nothing typed does about a suggestion."""
    match suggestion:
        case AskButton():
            return Decline()
        case MovePlayer(player=None):
            return move(sight)
        case ForfeitAway(player=player):
            return Reset(_chips_of_away(player, sight))
        case _:
            return Accept()


def digit_typed(digit: str, suggestion: Suggestion, sight: Sight) -> Scene | None:
    """Return the entry that a digit begins because of a suggestion; None: a bust-out, as always."""
    if isinstance(suggestion, AskButton):
        return ask_button(suggestion.table, sight, digit)
    if isinstance(suggestion, RemoveAbsent) and digit == "0":
        return _count_absent(suggestion.players, {}, sight)
    return None


def _chips_of_away(player: int, sight: Sight) -> Scene:
    words = sight.words.asking.stack_of(player, sight.tournament)
    return AskNumber(about(player, words, sight), lambda chips, _: Do(Forfeit(player, chips)))


def _count_absent(players: tuple[int, ...], counted: Mapping[int, int], sight: Sight) -> Scene:
    """Return the question for the chips of each in turn; `#` alone is the stack as it is known (E8)."""
    player, rest = players[0], players[1:]

    def told(chips: int | None, seen: Sight) -> Outcome:
        known = counted if chips is None else {**counted, player: chips}
        return Swap(_count_absent(rest, known, seen)) if rest else Do(Accept(known))

    asked = about(player, chips_of_leaver(player, sight), sight)
    return AskNumber(asked, told, lambda seen: told(None, seen))
