"""Who is here and who is not: put back in, mended knockouts, out for good, absent, away, names."""

from collections.abc import Callable

from clock.display.pieces.listing import ListRow
from clock.scenes.ask import AskNumber, AskPlayer, about, plain
from clock.scenes.choice import Choice, options
from clock.scenes.naming import Naming
from clock.scenes.pages import Reading
from clock.scenes.scene import Do, Outcome, Push, Reset, Swap
from clock.scenes.sentence import sentence
from clock.scenes.sight import Sight
from clock.tournament.commands import (
    MarkAbsent,
    MarkArrived,
    MarkAway,
    MarkReturned,
    MendKnockout,
    PlayAs,
    PutBackIn,
    RemovePlayer,
    Unregister,
)
from clock.tournament.outs import counted_stack
from clock.tournament.state import Player, Status
from clock.words import names
from clock.words.asking import Phrase


def put_back(sight: Sight) -> Outcome:
    """Ask who was not out after all (O4)."""
    question = plain(sight.words.asking.phrase(Phrase.WHO_IS_BACK))
    return Reset(AskPlayer(question, lambda player, _: Do(PutBackIn(player)), gone=True))


def mend_knockout(sight: Sight) -> Outcome:
    """Ask whose knockout is to be mended, then by whom: numbers one by one, `#` alone for the end (O3)."""
    question = plain(sight.words.asking.phrase(Phrase.WHOSE_KNOCKOUT))
    return Reset(AskPlayer(question, lambda player, seen: Swap(_mended_by(player, (), seen)), gone=True))


def _mended_by(player: int, by: tuple[int, ...], sight: Sight) -> AskPlayer:
    words = sight.words.asking.mended_by(player, by, sight.tournament)
    return AskPlayer(
        sentence(words, sight.tournament, (player, *by)),
        lambda knocker, seen: Swap(_mended_by(player, (*by, knocker), seen)),
        lambda _: Do(MendKnockout(player, by)),
    )


def out_for_good(sight: Sight) -> Outcome:
    """Ask who leaves, why, and how many chips leave play (O7)."""
    question = plain(sight.words.asking.phrase(Phrase.WHO_LEAVES))
    return Reset(AskPlayer(question, lambda player, seen: Swap(_why(player, seen))))


def _why(player: int, sight: Sight) -> Choice:
    says = sight.words.asking.phrase
    reasons = (
        says(Phrase.BY_CHOICE),
        says(Phrase.DISQUALIFIED),
        says(Phrase.UNWELL),
        says(Phrase.OTHER_REASON),
    )
    return Choice(
        says(Phrase.WHY),
        options(*((why, lambda seen, why=why: Reset(_chips_of(player, why, seen))) for why in reasons)),
    )


def _chips_of(player: int, why: str, sight: Sight) -> AskNumber:
    return AskNumber(
        about(player, chips_of_leaver(player, sight), sight),
        lambda chips, _: Do(RemovePlayer(player, why, chips)),
        lambda _: Do(RemovePlayer(player, why)),
    )


def chips_of_leaver(player: int, sight: Sight) -> str:
    """Return the question how many chips leave with a player, with the number that is taken unasked (E8)."""
    tournament = sight.tournament
    known = counted_stack(tournament, tournament.players[player], {})
    return sight.words.asking.chips_of_leaver(player, known, tournament)


def away_or_back(sight: Sight) -> Outcome:
    """Ask who left the table for a while, or came back to it (O5)."""
    question = plain(sight.words.asking.phrase(Phrase.WHO_IS_AWAY))

    def answered(player: int, seen: Sight) -> Outcome:
        away = seen.tournament.players[player].status is Status.AWAY
        return Do(MarkReturned(player) if away else MarkAway(player))

    return Reset(AskPlayer(question, answered))


def who_is_here(sight: Sight) -> Outcome:
    """Show everyone with their standing; a number changes absent to here, and before the deal back (E4)."""
    return _all_players(sight, Phrase.WHO_IS_HERE, _standings, _ask_here, Phrase.HERE_OR_NOT)


def _all_players(
    sight: Sight,
    title: Phrase,
    rows: Callable[[Sight], tuple[ListRow, ...]],
    ask: Callable[[Sight], AskPlayer],
    asked: Phrase,
) -> Outcome:
    """Show everyone in a list; a number answers what is asked of it."""
    phrase = sight.words.asking.phrase
    return Push(Reading(phrase(title), rows, ask, phrase(asked), columns=2))


def _standings(sight: Sight) -> tuple[ListRow, ...]:
    return tuple(
        ListRow(sight.called(number), str(number), (sight.words.asking.status(player.status),))
        for number, player in sorted(sight.tournament.players.items())
    )


def _ask_here(sight: Sight) -> AskPlayer:
    question = plain(sight.words.asking.phrase(Phrase.WHO_HAS_COME))
    return AskPlayer(question, lambda player, seen: Do(_changed(seen.tournament.players[player]), stay=True))


def _changed(player: Player) -> MarkArrived | MarkReturned | MarkAbsent:
    match player.status:
        case Status.ABSENT:
            return MarkArrived(player.number)
        case Status.AWAY:
            return MarkReturned(player.number)
        case Status.IN | Status.OUT:
            return MarkAbsent(player.number)


def subs(sight: Sight) -> Outcome:
    """Show everyone, and who of them is a sub; a number changes sub and member (L3)."""
    return _all_players(sight, Phrase.SUBS, _who_is_a_sub, _ask_sub, Phrase.SUB_OR_MEMBER)


def _who_is_a_sub(sight: Sight) -> tuple[ListRow, ...]:
    return tuple(
        ListRow(sight.called(number), str(number), (sight.words.league.sub(),) if player.sub else ())
        for number, player in sorted(sight.tournament.players.items())
    )


def _ask_sub(sight: Sight) -> AskPlayer:
    question = plain(sight.words.asking.phrase(Phrase.WHO_IS_A_SUB))

    def answered(player: int, seen: Sight) -> Outcome:
        return Do(PlayAs(player, sub=not seen.tournament.players[player].sub), stay=True)

    return AskPlayer(question, answered)


def names_of(sight: Sight) -> Outcome:
    """Ask whose name is to be put right, and let it be written."""
    question = plain(sight.words.asking.phrase(Phrase.WHOSE_NAME))

    def answered(player: int, seen: Sight) -> Outcome:
        return Swap(Naming(player, names.own_name(seen.tournament, player)))

    return Reset(AskPlayer(question, answered))


def strike(sight: Sight) -> Outcome:
    """Ask whose entry is to be struck from the list (E4)."""
    question = plain(sight.words.asking.phrase(Phrase.WHO_IS_STRUCK))
    return Reset(AskPlayer(question, lambda player, _: Do(Unregister(player))))
