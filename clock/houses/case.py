"""Whether the chip case holds what the night needs (S8)."""

from clock.files.sheet import Sheet
from clock.tournament.structure import House
from clock.tournament.timeline import CaseShort, concerns


def check_case(house: House, chips: Sheet) -> None:
    """Note what the case lacks at as many players as it can give stacks to; a fault here is a warning."""
    owned = {chip.value: chip.owned for chip in house.chips if chip.owned is not None}
    if not owned:
        return
    counts = [count // house.stack[value] for value, count in owned.items() if value in house.stack]
    players = min(counts, default=house.seats_per_table)
    if players < house.seats_per_table:
        wrong = f"the case gives {players} players their stacks, a table has {house.seats_per_table} seats"
        chips.warn("rows", wrong, "buy chips, or make the stack smaller")
        return
    most = max((band.last for band in house.prizes.bands), default=house.seats_per_table)
    _check_breaks(house, min(players, most), chips)


def _check_breaks(house: House, players: int, chips: Sheet) -> None:
    """Note the breaks at which the bank cannot bring what it should, with so many players."""
    for concern in concerns(house, players):
        if isinstance(concern, CaseShort):
            needs = f"{concern.needed} {concern.chip.colour} {concern.chip.value}s"
            wrong = f"with {players} players break {concern.break_number} needs {needs}"
            chips.warn("rows", wrong, f"the case holds {concern.owned}; buy chips, or expect fewer players")
