"""The strip of the night itself: which keys and buttons do what before the deal, during play, and after."""

from clock.display.pieces.foot import Hint, Keys
from clock.scenes.sight import Sight
from clock.scenes.slip import hint
from clock.scenes.suggested import suggestion_shown
from clock.tournament.entries import sells_now
from clock.tournament.levels import next_stage, stage_of
from clock.tournament.suggestions import AskButton, FormFinalTable, RemoveAbsent, Suggestion
from clock.values import replace
from clock.words.asking import Phrase
from clock.words.offers import Does

PAUSE = "PAUSE"
SKIP = "SKIP"


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
    if not tournament.clock.running:
        return Keys((hint(PAUSE, Does.GO_ON, sight, answer=True), *_play(sight)))
    return Keys(_play(sight), (hint(PAUSE, Does.STOP, sight), skip_hint(sight)))


def skip_hint(sight: Sight) -> Hint:
    """Return what SKIP does now."""
    tournament = sight.tournament
    stage, following = stage_of(tournament), next_stage(tournament)
    return Hint(SKIP, sight.words.offers.skip(stage, following, tournament.house, hold=sight.hold_skip))


def _play(sight: Sight) -> tuple[Hint, ...]:
    out = Hint(sight.words.offers.player_keys(), sight.words.offers.does(Does.OUT))
    if not sight.letters:
        return (out, hint("*", Does.MENU, sight))
    clock = Does.CLOCK
    called = sight.tournament.on_player
    if called is not None and sight.now_ms < called.ends_at_ms:
        clock = Does.STOP_CLOCK
    buy = (hint("B", Does.BUY, sight),) if sells_now(sight.tournament) else ()
    return (out, hint("C", clock, sight), *buy, *_undo_and_menu(sight))


def _undo_and_menu(sight: Sight) -> tuple[Hint, ...]:
    shown = (hint("D", Does.UNDO, sight),) if sight.letters and sight.tournament.done is not None else ()
    return (*shown, hint("*", Does.MENU, sight))


def _suggestion(suggestion: Suggestion, sight: Sight) -> Keys:
    undo = (hint("D", Does.UNDO, sight),) if sight.letters and sight.tournament.done is not None else ()
    pause = (hint(PAUSE, Does.STOP if sight.tournament.clock.running else Does.GO_ON, sight),)
    if isinstance(suggestion, AskButton):
        seat = hint("1\N{EN DASH}9", Does.BUTTON_SEAT, sight, answer=True)
        return Keys((seat, hint("#", Does.NOT_KNOWN, sight), hint("*", Does.LATER, sight), *undo), pause)
    count = (hint("0", Does.COUNT_CHIPS, sight),) if isinstance(suggestion, RemoveAbsent) else ()
    does = Does.DRAW_SEATS if isinstance(suggestion, FormFinalTable) else Does.DONE
    done = hint("#", does, sight, answer=True)
    return Keys((done, *count, hint("*", Does.LATER, sight), *undo), pause)


def _before_the_deal(sight: Sight) -> Keys:
    tournament, says = sight.tournament, sight.words.asking
    deal = (hint(PAUSE, Does.DEAL, sight, answer=True),) if len(tournament.players) > 1 else ()
    if tournament.tables:
        return Keys((*deal, hint("*", Does.MENU, sight)), note=says.phrase(Phrase.SEAT_ONE_DEALS))
    draw = (hint("#", Does.DRAW_SEATS, sight),) if len(tournament.players) > 1 else ()
    digits = sight.words.offers.player_keys()
    enter: tuple[Hint, ...] = (hint(digits, Does.CHECK_IN, sight), hint("0", Does.HOW_MANY, sight))
    if not sight.regulars:
        enter = (hint(digits, Does.HOW_MANY, sight),)
    house = (hint("B", Does.HOUSE, sight),) if sight.letters and len(sight.houses) > 1 else ()
    return Keys((*deal, *enter, *draw, *house, hint("*", Does.MENU, sight)))
