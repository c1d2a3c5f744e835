"""Which page shows the night as it stands, and what its own slip says."""

from clock.display.pieces.foot import Slip, SlipKind
from clock.scenes.before_deal_page import before_deal_page
from clock.scenes.break_page import break_page
from clock.scenes.level_page import level_page
from clock.scenes.scene import Page
from clock.scenes.seats_page import seats_page
from clock.scenes.sentence import sentence
from clock.scenes.sight import Sight
from clock.scenes.slip import OnSlip, said
from clock.scenes.standings import between_nights, is_between_nights
from clock.scenes.suggestion_page import suggested_in_a_line, suggestion_page
from clock.scenes.waiting import suggestion_shown
from clock.scenes.winner_page import finished_page
from clock.tournament.board import notices
from clock.tournament.levels import stage_of
from clock.tournament.notices import BreakAtLevelEnd, CaseLacks, FinishTheHand, NewLevel, TableStops
from clock.tournament.state import OnPlayer, Waiting
from clock.tournament.structure import SECOND, Level

EACH_TURN = 3
"""Of so many turns a break has the last where something is suggested in it, which comes first (T7)."""


def night_page(sight: Sight) -> Page:
    """Return the page of the night."""
    tournament = sight.tournament
    if tournament.finished:
        return finished_page(sight)
    if not tournament.started:
        return _page_before_deal(sight)
    suggestion = suggestion_shown(sight)
    if suggestion is not None and not _breaks_turn(sight):
        return suggestion_page(suggestion, sight)
    if tournament.clock.waiting is Waiting.FINAL_TABLE and tournament.final_table:
        return seats_page(sight)
    stage = stage_of(tournament)
    return level_page(stage, sight) if isinstance(stage, Level) else break_page(stage, sight)


def _breaks_turn(sight: Sight) -> bool:
    """Return whether a running break shows its own page now, with what is suggested on a slip.

    A host who is away for the break leaves a suggestion open, and the room must still read how to change its
    chips and when to be back (V4). While the suggestion is answered with a number its page stays.
    """
    tournament = sight.tournament
    running = tournament.clock.running and not isinstance(stage_of(tournament), Level)
    return running and not sight.on_slip and sight.turn % EACH_TURN == EACH_TURN - 1


def _page_before_deal(sight: Sight) -> Page:
    if sight.tournament.tables:
        return seats_page(sight)
    return between_nights(sight) if is_between_nights(sight) else before_deal_page(sight)


def night_slip(sight: Sight) -> OnSlip | None:
    """Return what the night itself says over its line: a player's clock, a new level, a table that stops."""
    tournament = sight.tournament
    if not tournament.in_play:
        return None
    if tournament.on_player is not None:
        return _player_clock(tournament.on_player, sight)
    suggestion = suggestion_shown(sight)
    if suggestion is not None:
        return said(suggested_in_a_line(suggestion, sight)) if _breaks_turn(sight) else None
    if not tournament.clock.running:
        return None
    for notice in notices(tournament, sight.now_ms):
        match notice:
            case NewLevel(level):
                # As the confirmation of a skip says it: what has happened has no full stop.
                words = sentence(sight.words.stages.announced(level, tournament.house), tournament)
                return OnSlip(Slip(words), of_new_level=True)
            case FinishTheHand() | BreakAtLevelEnd() | CaseLacks() | TableStops():
                return said(sentence(sight.words.notices.notice(notice, tournament), tournament))
    return None


def _player_clock(called: OnPlayer, sight: Sight) -> OnSlip:
    showing, tournament = sight.words.showing, sight.tournament
    players = () if called.player is None else (called.player,)
    left = called.ends_at_ms - sight.now_ms
    if left <= 0:
        words = sentence(showing.hand_is_dead(called.player, tournament), tournament, players)
        return OnSlip(Slip(words, SlipKind.HURRY))
    hurry = left <= tournament.house.player_clock.warning_ms
    words = sentence(showing.clock_on(called.player, tournament), tournament, players)
    return OnSlip(Slip(words, SlipKind.HURRY if hurry else SlipKind.PLAIN, figures=str(-(-left // SECOND))))
