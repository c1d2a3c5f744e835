"""What `run` and `rehearse` begin with: a house's file, read, as a night for the ledger."""

from clock.files.config import config_dir
from clock.files.reading import read_text
from clock.houses import house_path
from clock.ledger import Night
from clock.verbs.house_argument import chosen_house


def night_in(house: str, roster: str = "") -> Night:
    """Return a night in a house that was named on the command line, as `chosen_house` finds it."""
    chosen = chosen_house(house)
    text = read_text(house_path(house, config_dir()))
    return Night(chosen, text, roster=roster)
