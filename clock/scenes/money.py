"""Money and what it buys: rebuys, add-ons, entries, debts, prizes handed over (E2 to E9)."""

from collections.abc import Callable

from clock.display.pieces.listing import ListRow
from clock.scenes.ask import AskPlayer, plain
from clock.scenes.checking_in import enter_late
from clock.scenes.chips_and_deals import deal
from clock.scenes.choice import Choice, Menu, options
from clock.scenes.pages import Reading, between
from clock.scenes.scene import Do, Outcome, Push, Refuse, Reset, Swap, Then
from clock.scenes.sight import Sight
from clock.tournament.commands import (
    BuyAddOn,
    Command,
    DeclineReturn,
    HandPrize,
    Rebuy,
    ReEnter,
    SettleDebt,
)
from clock.tournament.entries import collected, owed, owes
from clock.tournament.places import places, winnings
from clock.tournament.refusals import NotSold
from clock.tournament.state import Bought
from clock.words.asking import Phrase
from clock.words.offers import Entry


def money(sight: Sight) -> Choice:
    """Return what can be done about money."""
    says = sight.words.offers.entry
    started = sight.tournament.started
    return Choice(
        says(Entry.MONEY),
        options(
            (says(Entry.BUY), buy if started else None),
            (says(Entry.WHO_OWES), who_owes if sight.tournament.players else None),
            (says(Entry.PRIZES_HANDED), prizes_handed if winnings(sight.tournament) else None),
            (says(Entry.DEAL), deal if started and sight.tournament.left() > 1 else None),
        ),
    )


def sells(sight: Sight) -> bool:
    """Return whether anything can be bought, or refused, after the start."""
    return any(option.then for option in buys(sight).options)


def buy(sight: Sight, player: int | None = None) -> Outcome:
    """Show what the house sells, or say that it sells nothing after the start."""
    if sells(sight):
        return Push(Menu(buys)) if player is None else Swap(Menu(lambda seen: buys(seen, player)))
    return Refuse(sight.words.refusals.sentence(NotSold(Bought.REBUY.value), sight.tournament))


def buys(sight: Sight, player: int | None = None) -> Choice:
    """Return what the house sells; `player` is the one who buys, where a number was typed before."""
    says = sight.words.asking
    house = sight.tournament.house
    open_returns = bool(sight.tournament.players.returning)
    return Choice(
        sight.words.offers.entry(Entry.BUY),
        options(
            (says.bought(Bought.REBUY), _for(player, Phrase.WHO_REBUYS, Rebuy) if house.rebuys else None),
            (
                says.bought(Bought.ADD_ON),
                _for(player, Phrase.WHO_ADDS_ON, BuyAddOn) if house.add_ons else None,
            ),
            (says.bought(Bought.LATE_ENTRY), enter_late if house.late else None),
            (
                says.bought(Bought.RE_ENTRY),
                _for(player, Phrase.WHO_RE_ENTERS, ReEnter) if house.re_entries else None,
            ),
            (
                says.phrase(Phrase.NO_REBUY),
                _for(player, Phrase.WHO_STAYS_OUT, DeclineReturn) if open_returns else None,
            ),
        ),
    )


def _for(player: int | None, phrase: Phrase, buy: Callable[[int], Command]) -> Then:
    def chosen(sight: Sight) -> Outcome:
        if player is not None:
            return Do(buy(player))
        question = plain(sight.words.asking.phrase(phrase))
        return Reset(AskPlayer(question, lambda buyer, _: Do(buy(buyer))))

    return chosen


def who_owes(sight: Sight) -> Outcome:
    """Show who owes and what was collected; a number settles the debt (E9)."""
    says = sight.words.asking.phrase
    has_paid = says(Phrase.HAS_PAID)
    return Push(Reading(says(Phrase.WHO_OWES), _debts, _ask_paid, has_paid, columns=2, note=_totals))


def _debts(sight: Sight) -> tuple[ListRow, ...]:
    tournament = sight.tournament
    owing = [player for _, player in sorted(tournament.players.items()) if owes(player)]
    lines = [ListRow(sight.called(p.number), str(p.number), (_amount(owes(p), sight),)) for p in owing]
    return tuple(lines) or (ListRow(sight.words.asking.phrase(Phrase.NOBODY_OWES)),)


def _totals(sight: Sight) -> str:
    says, tournament = sight.words.asking.phrase, sight.tournament
    return between(
        f"{says(Phrase.COLLECTED)} {_amount(collected(tournament), sight)}",
        f"{says(Phrase.OWED)} {_amount(owed(tournament), sight)}",
    )


def _ask_paid(sight: Sight) -> AskPlayer:
    question = plain(sight.words.asking.phrase(Phrase.WHO_HAS_PAID))
    return AskPlayer(question, lambda player, _: Do(SettleDebt(player), stay=True))


def prizes_handed(sight: Sight) -> Outcome:
    """Show who has won what, and who has it in hand; a number hands the prize over (E9)."""
    says = sight.words.asking.phrase
    return Push(
        Reading(sight.words.offers.entry(Entry.PRIZES_HANDED), _prizes, _ask_handed, says(Phrase.HANDED))
    )


def _prizes(sight: Sight) -> tuple[ListRow, ...]:
    tournament = sight.tournament
    place_of, won = places(tournament), winnings(tournament)
    lines: list[ListRow] = []
    for player in sorted((number for number in place_of if won.get(number)), key=lambda n: place_of[n].place):
        where = sight.words.numbers.ordinal(place_of[player].place)
        handed = sight.words.asking.phrase(Phrase.HANDED_OVER) if tournament.players[player].handed else ""
        words = sight.words.asking.prize_of(where, sight.called(player))
        lines.append(ListRow(words, str(player), (handed, _amount(won[player], sight))))
    return tuple(lines)


def _ask_handed(sight: Sight) -> AskPlayer:
    question = plain(sight.words.asking.phrase(Phrase.WHOSE_PRIZE))
    return AskPlayer(question, lambda player, _: Do(HandPrize(player), stay=True))


def _amount(cents: int, sight: Sight) -> str:
    return sight.words.numbers.money(cents, sight.tournament.house.currency)
