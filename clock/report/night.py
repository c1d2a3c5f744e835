"""How a night stands, as one object of plain data."""

from collections.abc import Mapping

from clock.league.scores import Score
from clock.report.players import players_data
from clock.report.stages import chip_up_data, seconds, stage_data
from clock.report.tables import suggestion_data, tables_data
from clock.tournament.board import notices
from clock.tournament.chips import bank_list
from clock.tournament.entries import cause_money, chips_held, collected, league_money, owed, pool
from clock.tournament.levels import (
    current_level,
    elapsed_ms,
    leaving_now,
    left_ms,
    next_break_ms,
    next_level,
    next_stage,
    overtime_ms,
    stage_of,
)
from clock.tournament.outlook import average_stack, expected_end
from clock.tournament.places import played_for, prize_list
from clock.tournament.rules import look
from clock.tournament.state import Tournament
from clock.tournament.structure import Stage
from clock.words import Words
from clock.words.figures import decimal

NO_SCORES: Mapping[int, Score] = {}


def report(
    tournament: Tournament,
    now_ms: int,
    at: str | None,
    boottime: float,
    words: Words,
    scores: Mapping[int, Score] = NO_SCORES,
) -> dict[str, object]:
    """Return the state of a night at `now_ms`, the boot clock's milliseconds.

    `at` is what the reader calls this moment, None where the time of day is not known; `boottime` is the boot
    clock's second for which it holds. `scores` are the night's league points of those who have any.
    """
    tournament = look(tournament, now_ms)
    break_ms = next_break_ms(tournament, now_ms)
    return {
        "at": at,
        "boottime": boottime,
        "phase": phase(tournament),
        "waiting": None if tournament.finished else _waiting(tournament),
        "stage": _stage(stage_of(tournament), tournament, words),
        "remaining": seconds(left_ms(tournament, now_ms)),
        "overtime": seconds(overtime_ms(tournament, now_ms)),
        "elapsed": seconds(elapsed_ms(tournament.clock, now_ms)),
        "next": _stage(next_stage(tournament), tournament, words),
        "next_level": _stage(next_level(tournament), tournament, words),
        "next_break": None if break_ms is None else seconds(break_ms),
        "players": {
            "entries": tournament.entries(),
            "left": tournament.left(),
            "list": players_data(tournament, scores),
        },
        "chips": {"in_play": tournament.chips_in_play, "average": average_stack(tournament)},
        "money": _money(tournament),
        "tables": tables_data(tournament),
        "suggestions": [suggestion_data(due, tournament, words) for due in tournament.suggestions],
        "player_clock": _player_clock(tournament, now_ms),
        "chip_up": _chip_up(tournament),
        "notices": [words.notices.notice(what, tournament) for what in notices(tournament, now_ms)],
        "undo": words.acts.undo(tournament),
        "redo": words.acts.redo(tournament),
        "house": tournament.house.name,
        "final_table": tournament.final_table,
        "aside": [suggestion_data(put, tournament, words) for put in tournament.aside],
        "expected_end": _expected_end(tournament, now_ms),
    }


def phase(tournament: Tournament) -> str:
    """Return "setup", "finished", "running" exactly while time flows, or "paused"."""
    if not tournament.started:
        return "setup"
    if tournament.finished:
        return "finished"
    return "running" if tournament.clock.running else "paused"


def _waiting(tournament: Tournament) -> str | None:
    waiting = tournament.clock.waiting
    return waiting.value if waiting else None


def _stage(stage: Stage | None, tournament: Tournament, words: Words) -> dict[str, object] | None:
    if stage is None:
        return None
    level = current_level(tournament)
    return stage_data(stage, level.number if level else None, tournament.house, words)


def _money(tournament: Tournament) -> dict[str, object]:
    return {
        "collected": decimal(collected(tournament)),
        "owed": decimal(owed(tournament)),
        "pool": decimal(pool(tournament)),
        "paid_out": decimal(played_for(tournament)),
        "prizes": [decimal(prize) for prize in prize_list(tournament)],
        "league": decimal(league_money(tournament)),
        "cause": decimal(cause_money(tournament)),
    }


def _player_clock(tournament: Tournament, now_ms: int) -> dict[str, object] | None:
    on_player = tournament.on_player
    if on_player is None or now_ms >= on_player.ends_at_ms:
        return None
    return {"player": on_player.player, "remaining": seconds(on_player.ends_at_ms - now_ms)}


def _chip_up(tournament: Tournament) -> dict[str, object] | None:
    house, stages, here = tournament.house, tournament.stages, tournament.clock.stage
    return chip_up_data(leaving_now(tournament), bank_list(house, stages, here, chips_held(tournament)))


def _expected_end(tournament: Tournament, now_ms: int) -> dict[str, object] | None:
    end = expected_end(tournament, now_ms)
    if end is None:
        return None
    return {"level": end.level.number, "in": seconds(end.in_ms), "one_less": seconds(end.one_less_ms)}
