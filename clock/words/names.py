"""How players are called: by number and name together, by name alone, or by first name where that is clear.

A player without a name is just the number (E9: the number is what the keypad knows).
"""

from clock.tournament.state import Tournament


def has_name(tournament: Tournament, number: int) -> bool:
    """Return whether the player has a name that is not just the number."""
    player = tournament.players.get(number)
    return player is not None and player.name != str(number)


def numbered(tournament: Tournament, number: int) -> str:
    """Return "12 Ada Lindqvist", or "12" for a player without a name."""
    return f"{number} {name(tournament, number)}" if has_name(tournament, number) else str(number)


def name(tournament: Tournament, number: int) -> str:
    """Return "Ada Lindqvist", or "12" for a player without a name."""
    return tournament.players[number].name if has_name(tournament, number) else str(number)


def own_name(tournament: Tournament, number: int) -> str:
    """Return "Ada Lindqvist", or nothing for a player without a name."""
    return tournament.players[number].name if has_name(tournament, number) else ""


def first_name(tournament: Tournament, number: int) -> str:
    """Return "Ada" where only one player tonight is called so, else the whole name or the number."""
    whole = name(tournament, number)
    first = _first(whole)
    alike = [player for player in tournament.players.values() if _first(player.name) == first]
    return first if len(alike) == 1 else whole


def _first(whole: str) -> str:
    return whole.split(maxsplit=1)[0] if whole.split() else whole
