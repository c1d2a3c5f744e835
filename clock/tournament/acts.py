"""Acts: a command with all its events, written to the ledger as one, and the history for undo and redo.

Undo is a new fact: nothing is deleted. An act keeps the seed of its chance, so that making it again draws
the same.
"""

from collections.abc import Callable

from clock.tournament.commands import Accept, Command, NotUndoable, Pause, Redo, Resume, Start, Undo
from clock.tournament.draw import Draw
from clock.tournament.events import Event, Redone, Undone
from clock.tournament.refusals import NoSuggestion, NothingToRedo, NothingToUndo, Refused
from clock.tournament.rules import apply, decide, due, look
from clock.tournament.state import Step, Tournament
from clock.values import Struct, replace


class Act(Struct, frozen=True):
    """What was asked and what came of it. `command` is None for what time or the power brought."""

    at_ms: int
    command: Command | None
    seed: int
    events: tuple[Event, ...]


def decide_act(
    tournament: Tournament, command: Command, now_ms: int, seed: int, draw_of: Callable[[int], Draw]
) -> Act:
    """Return the act that the command leads to; `draw_of` makes the source of chance of a seed.

    Raises Refused with the reason when it cannot be done.
    """
    match command:
        case Undo():
            return _undo(tournament, now_ms, seed, draw_of(seed))
        case Redo():
            return _redo(tournament, now_ms, draw_of)
        case _:
            return Act(now_ms, command, seed, decide(tournament, command, now_ms, draw_of(seed)))


def _undo(tournament: Tournament, now_ms: int, seed: int, draw: Draw) -> Act:
    if tournament.done is None:
        raise Refused(NothingToUndo())
    undone = Undone(now_ms)
    after = apply(tournament, undone)
    return Act(now_ms, Undo(), seed, (undone, *due(after, now_ms, draw)))


def _redo(tournament: Tournament, now_ms: int, draw_of: Callable[[int], Draw]) -> Act:
    if not tournament.undone:
        raise Refused(NothingToRedo())
    step = tournament.undone[-1]
    first = look(tournament, now_ms).suggestions[:1]
    if isinstance(step.command, Accept) and first != step.before.suggestions[:1]:
        # Time or the host has put another suggestion in its place: that is not what was accepted.
        raise Refused(NoSuggestion())
    events = decide(tournament, step.command, now_ms, draw_of(step.seed))
    return Act(now_ms, Redo(), step.seed, (Redone(now_ms), *events))


def due_act(tournament: Tournament, now_ms: int, seed: int, draw: Draw) -> Act | None:
    """Return what time alone has brought since the last act, or None."""
    events = due(tournament, now_ms, draw)
    return Act(now_ms, None, seed, events) if events else None


def carry_out(tournament: Tournament, act: Act) -> Tournament:
    """Return the tournament after an act, which can be undone if it is one on the night's affairs."""
    before = look(tournament, act.at_ms)
    over = act.command is not None and tournament.latest
    after = replace(tournament, latest=()) if over else tournament
    for event in act.events:
        after = apply(after, event)
    match act.command:
        case None | Undo():
            return after
        case Redo():
            step = tournament.undone[-1]
            done = Step(step.command, step.seed, before)
            return replace(after, done=done, undone=tournament.undone[:-1], toggled_from=None)
        case Start() | Pause():
            return replace(after, toggled_from=_without_toggle(before))
        case Resume():
            resumed = (*after.resumed, after.clock.ran_ms)
            return replace(after, resumed=resumed, toggled_from=_without_toggle(before))
        case command if isinstance(command, NotUndoable):
            return _without_toggle(after)
        case command:
            done = Step(command, act.seed, _without_toggle(before))
            return replace(after, done=done, undone=(), toggled_from=None)


def _without_toggle(tournament: Tournament) -> Tournament:
    """Return the tournament with no toggle left to be taken back."""
    return tournament if tournament.toggled_from is None else replace(tournament, toggled_from=None)
