"""Races, chips that leave play, stacks that were counted, and deals worked out from them (S9, E8, P4)."""

from collections.abc import Callable, Mapping

from clock.display.pieces.listing import ListRow
from clock.scenes.ask import AskNumber, AskPlayer, about, ask_table, plain
from clock.scenes.choice import Choice, options
from clock.scenes.pages import Reading
from clock.scenes.race import race_shown
from clock.scenes.scene import Do, Outcome, Push, Refuse, Reset, Scene, Swap
from clock.scenes.sight import Sight
from clock.tournament import deals
from clock.tournament.commands import CountChips, Race, TakeChips
from clock.tournament.levels import leaving_now
from clock.tournament.places import prize_list, sharing
from clock.tournament.refusals import Refused
from clock.words.asking import Phrase

ODD_CHIP_DIGITS = 3

Worth = Callable[[tuple[int, ...], tuple[int, ...]], tuple[int, ...]]


def race(sight: Sight) -> Outcome:
    """Ask for the odd chips of each player at a table, in the order of the seats (S9).

    A table that has raced in this break is shown what came of it: undo takes a race back that was wrong.
    """

    def at_table(table: int, seen: Sight) -> Outcome:
        shown = race_shown(table, seen.tournament)
        return _odd_chips(table, _seated(table, seen), {}, seen) if shown is None else Swap(shown)

    return Reset(ask_table(sight, Phrase.RACE_AT, at_table))


def _seated(table: int, sight: Sight) -> tuple[int, ...]:
    """Return who sits at a table, in order of the seats."""
    return tuple(player.number for _, player in sorted(sight.tournament.players.at(table).items()))


def _odd_chips(table: int, players: tuple[int, ...], odd: Mapping[int, int], sight: Sight) -> Outcome:
    leaving = leaving_now(sight.tournament)
    if not players or not leaving:
        return Do(Race(table, odd))
    player, rest = players[0], players[1:]
    words = sight.words.asking.odd_chips(player, min(leaving), sight.tournament)
    return Swap(
        AskNumber(
            about(player, words, sight),
            lambda chips, seen: _odd_chips(table, rest, {**odd, player: chips}, seen),
            lambda seen: _odd_chips(table, rest, odd, seen),
            longest=ODD_CHIP_DIGITS,
        )
    )


def chips_out(sight: Sight) -> Outcome:
    """Ask how many chips leave play, and why (E8)."""
    question = plain(sight.words.asking.phrase(Phrase.HOW_MANY_CHIPS_OUT))
    return Reset(AskNumber(question, lambda chips, seen: Swap(_why_out(chips, seen))))


def _why_out(chips: int, sight: Sight) -> Choice:
    says = sight.words.asking.phrase
    reasons = (says(Phrase.HIDDEN), says(Phrase.MISCOUNTED), says(Phrase.LOST), says(Phrase.OTHER_REASON))
    return Choice(
        says(Phrase.WHY),
        options(*((why, lambda _, why=why: Do(TakeChips(chips, why))) for why in reasons)),
    )


def count_stack(sight: Sight) -> Outcome:
    """Ask whose stack was counted, and to how many chips."""
    question = plain(sight.words.asking.phrase(Phrase.WHOSE_STACK))

    def counted(player: int, seen: Sight) -> Outcome:
        words = seen.words.asking.stack_of(player, seen.tournament)
        return Swap(AskNumber(about(player, words, seen), lambda chips, _: Do(CountChips(player, chips))))

    return Reset(AskPlayer(question, counted))


def deal(sight: Sight) -> Outcome:
    """Ask by which reckoning, then for each stack; the clock only computes (P4)."""
    says = sight.words.asking.phrase
    try:
        sharing(sight.tournament)
    except Refused as refused:
        return Refuse(sight.words.refusals.sentence(refused.reason, sight.tournament))
    return Push(
        Choice(
            says(Phrase.DEAL_BY),
            options(
                (says(Phrase.ICM), lambda seen: _stacks(seen, deals.icm)),
                (says(Phrase.CHOP), lambda seen: _stacks(seen, deals.chop)),
                (says(Phrase.HALVES), lambda seen: _stacks(seen, deals.halves)),
            ),
        )
    )


def _stacks(sight: Sight, worth: Worth) -> Outcome:
    return Reset(_stack_of(sharing(sight.tournament), (), worth, sight))


def _stack_of(players: tuple[int, ...], stacks: tuple[int, ...], worth: Worth, sight: Sight) -> Scene:
    player = players[len(stacks)]
    known = sight.tournament.players[player].chips

    def counted(chips: int, seen: Sight) -> Outcome:
        longer = (*stacks, chips)
        if len(longer) < len(players):
            return Swap(_stack_of(players, longer, worth, seen))
        return Swap(_worths(players, longer, worth(prize_list(seen.tournament), longer), seen))

    words = sight.words.asking.stack_of(player, sight.tournament, known)
    if known is None:
        return AskNumber(about(player, words, sight), counted)
    return AskNumber(about(player, words, sight), counted, lambda seen: counted(known, seen))


def _worths(
    players: tuple[int, ...], stacks: tuple[int, ...], cents: tuple[int, ...], sight: Sight
) -> Reading:
    """Return the stack that was typed for each, and what it would have.

    Stacks that are not all chips in play are said to be miscounted: the one that is wrong is to be seen.
    """
    currency, in_play = sight.tournament.house.currency, sight.tournament.chips_in_play
    says = sight.words.numbers
    lines = tuple(
        ListRow(sight.called(player), str(player), (says.chips(stack), says.money(amount, currency)))
        for player, stack, amount in zip(players, stacks, cents, strict=True)
    )
    if sum(stacks) != in_play:
        lines = (*lines, ListRow(sight.words.asking.miscounted(sum(stacks), in_play)))
    return Reading(sight.words.asking.phrase(Phrase.DEAL_RESULT), lambda _: lines)
