"""What the menu shows: panels, places so far, the expected end, the keys, the house, and the box itself."""

from clock.display.pieces.listing import ListRow
from clock.scenes.champions import ChampionsStacks
from clock.scenes.choice import Choice, options
from clock.scenes.clock_by_hand import time_of_day
from clock.scenes.confirm import Confirm
from clock.scenes.ending import has_end, when_over
from clock.scenes.hands import Hands
from clock.scenes.language import language
from clock.scenes.new_night import has_seasons, other_house, other_season
from clock.scenes.pages import Reading
from clock.scenes.panels import panel_names
from clock.scenes.places_so_far import places_so_far
from clock.scenes.rulings import ArguedAbout
from clock.scenes.scene import Outcome, Push, ShutDown, Then, Turn, TurnPanels
from clock.scenes.sight import Sight
from clock.scenes.standings import StandingsPage
from clock.scenes.volume import sound
from clock.settings.sound import Sounding
from clock.words.asking import Phrase
from clock.words.offers import Entry
from clock.words.rulings import house_notes

LETTERS = frozenset("ABCD")


def show(sight: Sight) -> Choice:
    """Return what can be shown."""
    says = sight.words.offers.entry
    phrase = sight.words.asking.phrase
    return Choice(
        says(Entry.SHOW),
        options(
            (says(Entry.PANELS), lambda seen: Push(panels(seen))),
            (phrase(Phrase.PLACES), lambda _: Push(Reading(phrase(Phrase.PLACES), places_so_far))),
            (
                phrase(Phrase.EXPECTED_END),
                (lambda _: Push(Reading(phrase(Phrase.EXPECTED_END), when_over))) if has_end(sight) else None,
            ),
            (phrase(Phrase.HELP), lambda seen: Push(keys_page(seen))),
            (sight.words.showing.hands()[0], lambda _: Push(Hands())),
            (says(Entry.RULINGS), lambda _: Push(ArguedAbout())),
            (says(Entry.STANDINGS), (lambda _: Push(StandingsPage())) if sight.season is not None else None),
            (says(Entry.STACKS), (lambda _: Push(ChampionsStacks())) if sight.season is not None else None),
        ),
    )


def panels(sight: Sight) -> Choice:
    """Return what can be done with the panels."""
    says = sight.words.asking.phrase

    def turned(turn: Turn) -> Then:
        return lambda seen: TurnPanels(turn, panel_names(seen))

    return Choice(
        sight.words.offers.entry(Entry.PANELS),
        options(
            (says(Phrase.HOLD_PANEL), turned(Turn.HOLD)),
            (says(Phrase.NEXT_PANEL), turned(Turn.NEXT)),
            (says(Phrase.PANELS_TURN), turned(Turn.TAKE_TURNS)),
        ),
    )


def settings(sight: Sight) -> Choice:
    """Return what concerns the house and the box."""
    says = sight.words.offers.entry
    in_play = sight.tournament.in_play
    return Choice(
        says(Entry.SETTINGS),
        options(
            (says(Entry.HOUSE), house_page),
            (
                sight.words.asking.phrase(Phrase.OTHER_HOUSE),
                other_house if len(sight.houses) > 1 and not in_play else None,
            ),
            (says(Entry.TIME_OF_DAY), time_of_day),
            (says(Entry.ABOUT), lambda seen: Push(about_page(seen))),
            (says(Entry.SHUT_DOWN), shut_down),
            (says(Entry.SOUND), sound if sight.settings.sound.sounding is not Sounding.OFF else None),
            (says(Entry.SEASON), other_season if has_seasons(sight) and not in_play else None),
            (says(Entry.LANGUAGE), language),
        ),
    )


def keys_page(sight: Sight) -> Reading:
    """Return what every key does that this keypad has."""
    every = sight.words.asking.all_keys()
    shown = every if sight.letters else tuple(one for one in every if one[0] not in LETTERS)
    lines = tuple(ListRow(words, key) for key, words in shown)
    return Reading(sight.words.asking.phrase(Phrase.HELP), lambda _: lines)


def house_page(sight: Sight) -> Outcome:
    """Show the house's notes and when a hand has begun."""
    house = sight.tournament.house
    notes = house_notes(house, sight.words.rulings)
    lines = tuple(ListRow(note) for note in (sight.words.stages.hand_begins(house), *notes))
    return Push(Reading(house.title, lambda _: lines))


def about_page(sight: Sight) -> Reading:
    """Return what this box is."""
    lines = tuple(ListRow(words) for words in sight.words.asking.about(sight.version))
    return Reading(sight.words.offers.entry(Entry.ABOUT), lambda _: lines)


def shut_down(sight: Sight) -> Outcome:
    """Ask whether the box is really to be shut down, and say if that would lose something."""
    return Push(Confirm(sight.words.mishaps.shut_down(sight.not_saved), ShutDown()))
