"""The strip of the night itself: which keys and buttons do what before the deal, during play, and after."""

from clock.display.pieces.foot import Hint, Keys
from clock.scenes.checking_in import draws_seats
from clock.scenes.on_keyboard import PAUSE, SKIP
from clock.scenes.sight import Sight
from clock.scenes.slip import hint
from clock.scenes.waiting import suggestion_shown, waits_behind_stop
from clock.tournament.entries import sells_now
from clock.tournament.levels import next_stage, stage_of
from clock.tournament.room import seats_of
from clock.tournament.suggestions import (
    AskButton,
    ForfeitAway,
    FormFinalTable,
    MovePlayer,
    RemoveAbsent,
    Suggestion,
)
from clock.values import replace
from clock.words.asking import Phrase
from clock.words.offers import Does


def night_keys(sight: Sight) -> Keys:
    """Return the keys of the night as it stands; on a keyboard also the one for the list of all."""
    keys = _night_keys(sight)
    if not sight.by_keyboard:
        return keys
    return replace(keys, right=(*keys.right, hint("?", Does.ALL_KEYS, sight)))


def _night_keys(sight: Sight) -> Keys:
    tournament = sight.tournament
    if tournament.finished:
        begin = (hint("#", Does.NEW_NIGHT, sight),) if sight.houses else ()
        return Keys((*_undo_and_menu(sight), *begin))
    if not tournament.started:
        return _before_the_deal(sight)
    suggestion = suggestion_shown(sight)
    if suggestion is not None:
        return _suggestion(suggestion, sight)
    if waits_behind_stop(sight):
        what = hint("#", Does.WHAT_WAITS, sight, answer=True)
        return Keys((what, *_play(sight)), (hint(PAUSE, Does.GO_ON, sight),))
    if not tournament.clock.running:
        return Keys((hint(PAUSE, Does.GO_ON, sight, answer=True), *_play(sight)))
    return Keys(_play(sight), (hint(PAUSE, Does.STOP, sight), skip_hint(sight)))


def holding(keys: Keys, sight: Sight) -> Keys:
    """Return a strip on which a hold on SKIP fills up, for a page that has no button with a ring about it."""
    if not sight.tournament.in_play:
        return keys
    others = tuple(hint for hint in keys.right if hint.key != SKIP)
    return replace(keys, right=(*others, replace(skip_hint(sight), held=sight.skip_held)))


def skip_hint(sight: Sight) -> Hint:
    """Return what SKIP does now."""
    tournament = sight.tournament
    stage, following = stage_of(tournament), next_stage(tournament)
    return Hint(SKIP, sight.words.offers.skip(stage, following, tournament.house, hold=sight.hold_skip))


def _play(sight: Sight) -> tuple[Hint, ...]:
    out = Hint(sight.words.offers.player_keys(), sight.words.offers.does(Does.OUT))
    if not sight.letters:
        return (out, hint("*", Does.MENU, sight))
    clock = Does.STOP_CLOCK if sight.clock_runs_on_player else Does.CLOCK
    buy = (hint("B", Does.BUY, sight),) if sells_now(sight.tournament) else ()
    return (out, hint("C", clock, sight), *buy, *_undo_and_menu(sight))


def _undo_and_menu(sight: Sight) -> tuple[Hint, ...]:
    return (*_undo(sight), hint("*", Does.MENU, sight))


def _undo(sight: Sight) -> tuple[Hint, ...]:
    return (hint("D", Does.UNDO, sight),) if sight.letters and sight.tournament.done is not None else ()


def _suggestion(suggestion: Suggestion, sight: Sight) -> Keys:
    undo = _undo(sight)
    pause = (hint(PAUSE, Does.STOP if sight.tournament.clock.running else Does.GO_ON, sight),)
    if isinstance(suggestion, AskButton):
        seats = seats_of(sight.tournament, suggestion.table)
        seat = hint(f"1\N{EN DASH}{seats}", Does.BUTTON_SEAT, sight, answer=True)
        return Keys((seat, hint("#", Does.NOT_KNOWN, sight), hint("*", Does.LATER, sight), *undo), pause)
    count = (hint("0", Does.COUNT_CHIPS, sight),) if isinstance(suggestion, RemoveAbsent) else ()
    done = hint("#", _done(suggestion), sight, answer=True)
    return Keys((done, *count, hint("*", Does.LATER, sight), *undo), pause)


def _done(suggestion: Suggestion) -> Does:
    """Return what `#` does about a suggestion: it is done, or something is asked first."""
    match suggestion:
        case FormFinalTable():
            return Does.DRAW_SEATS
        case MovePlayer(player=None):
            return Does.WHO_MOVES
        case ForfeitAway():
            return Does.COUNT_STACK
        case _:
            return Does.DONE


def _before_the_deal(sight: Sight) -> Keys:
    tournament = sight.tournament
    deal = (hint(PAUSE, Does.DEAL, sight, answer=True),) if len(tournament.players) > 1 else ()
    draw = (hint("#", Does.DRAW_SEATS, sight),) if draws_seats(sight) else ()
    digits = sight.words.offers.player_keys()
    enter: tuple[Hint, ...] = (hint(digits, Does.CHECK_IN, sight), hint("0", Does.HOW_MANY, sight))
    if not sight.regulars:
        enter = (hint(digits, Does.HOW_MANY, sight),)
    if tournament.tables:
        note = sight.words.asking.phrase(Phrase.SEAT_ONE_DEALS)
        return Keys((*deal, *enter[:1], *draw, *_undo_and_menu(sight)), note=note)
    house = (hint("B", Does.HOUSE, sight),) if sight.letters and len(sight.houses) > 1 else ()
    return Keys((*deal, *enter, *draw, *house, hint("*", Does.MENU, sight)))
