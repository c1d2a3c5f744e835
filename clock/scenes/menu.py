"""The menu: two levels of at most nine that reach everything, also on a keypad without letters.

An entry that the house or the moment has no use for stays in its place; all keep their numbers all night.
"""

from clock.scenes import (
    chips_and_deals,
    clock_by_hand,
    money,
    seats_and_buttons,
    shown_pages,
    whereabouts,
)
from clock.scenes.bust_out import WhoIsOut
from clock.scenes.choice import Choice, Option, opens, options
from clock.scenes.scene import Do, Outcome, Reset, Then
from clock.scenes.sight import Sight
from clock.tournament.commands import BringBack, DrawSeats, Redo, Undo
from clock.tournament.levels import stage_of
from clock.tournament.structure import Break, DealRule
from clock.words.asking import Phrase
from clock.words.offers import Entry


def menu(sight: Sight) -> Choice:
    """Return the menu's first level."""
    says = sight.words.offers.entry
    tournament = sight.tournament
    return Choice(
        says(Entry.MENU),
        (
            opens(players, sight),
            opens(money.money, sight),
            opens(tables, sight),
            opens(clock_by_hand.times, sight),
            _takes_back(says(Entry.UNDO), Undo(), sight.words.acts.undo(tournament)),
            _takes_back(says(Entry.REDO), Redo(), sight.words.acts.redo(tournament)),
            opens(shown_pages.show, sight),
            opens(shown_pages.settings, sight),
            Option(says(Entry.FINISH), clock_by_hand.end_night if tournament.in_play else None),
        ),
    )


def players(sight: Sight) -> Choice:
    """Return what can be done about players: going out, coming back, being here."""
    says = sight.words.offers.entry
    return Choice(
        says(Entry.PLAYERS),
        options(
            (says(Entry.OUT_TOGETHER), out_together if sight.tournament.in_play else None),
            (says(Entry.PUT_BACK), whereabouts.put_back if sight.tournament.exits else None),
            (says(Entry.MEND_KNOCKOUT), whereabouts.mend_knockout if sight.tournament.exits else None),
            (says(Entry.OUT_FOR_GOOD), whereabouts.out_for_good if sight.tournament.in_play else None),
            (says(Entry.AWAY), whereabouts.away_or_back if sight.tournament.in_play else None),
            (says(Entry.WHO_IS_HERE), whereabouts.who_is_here),
            (says(Entry.NAMES), whereabouts.names_of if sight.tournament.players else None),
            (says(Entry.STRIKE), whereabouts.strike if sight.tournament.players else None),
            (says(Entry.SUBS), whereabouts.subs if _counts_points(sight) else None),
        ),
    )


def tables(sight: Sight) -> Choice:
    """Return what can be done about tables and the chips on them."""
    says = sight.words.offers.entry
    tournament = sight.tournament
    on_break = isinstance(stage_of(tournament), Break)
    deals = tournament.house.deal_rule is DealRule.EACH_LEVEL
    aside = bool(tournament.aside or tournament.button_skipped)
    playing = tournament.in_play
    return Choice(
        says(Entry.TABLES),
        options(
            (says(Entry.SEATS), seats_and_buttons.seats if tournament.tables else None),
            (says(Entry.MOVE), seats_and_buttons.move if tournament.tables else None),
            (says(Entry.DRAW_SEATS), _does(DrawSeats()) if not tournament.started else None),
            (says(Entry.SUGGESTIONS), _does(BringBack()) if aside else None),
            (says(Entry.BUTTON), seats_and_buttons.button if playing else None),
            (says(Entry.DEALER), seats_and_buttons.dealer if playing and deals else None),
            (says(Entry.RACE), chips_and_deals.race if playing and on_break else None),
            (says(Entry.CHIPS_OUT), chips_and_deals.chips_out if playing else None),
            (says(Entry.COUNT_CHIPS), chips_and_deals.count_stack if playing else None),
        ),
    )


def safe_menu(sight: Sight) -> Choice:
    """Return what a held PAUSE opens: end the night, shut the box down."""
    says = sight.words.offers.entry
    return Choice(
        sight.words.asking.phrase(Phrase.SAFE_MENU),
        options(
            (says(Entry.FINISH), clock_by_hand.end_night if sight.tournament.in_play else None),
            (says(Entry.SHUT_DOWN), shown_pages.shut_down),
        ),
    )


def out_together(_: Sight) -> Outcome:
    """Return the entry of players who go out on one hand: `#` adds one, `#` alone goes on."""
    return Reset(WhoIsOut(together=True))


def _counts_points(sight: Sight) -> bool:
    return sight.league is not None and bool(sight.tournament.players)


def _takes_back(words: str, command: Undo | Redo, what: str | None) -> Option:
    """Return undo or redo with what it would take back or make again; without that, there is nothing."""
    return Option(words, _does(command), (what,)) if what else Option(words, None)


def _does(command: Undo | Redo | DrawSeats | BringBack) -> Then:
    return lambda _: Do(command)
