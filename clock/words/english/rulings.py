"""The answers to what tables argue about, in English: short sentences, to be read out (R1 to R14)."""

from collections.abc import Mapping

from clock.tournament.rulings import (
    EarlyFlop,
    EarlyTurn,
    LeftOut,
    MisdealBy,
    MisdealCard,
    NoBurn,
    OutOfTurn,
    RaiseLimit,
    Ruling,
    Rulings,
    ShortAllIn,
)
from clock.tournament.structure import House

_TITLES: Mapping[Ruling, str] = {
    Ruling.MISDEAL: "Misdeal: cards exposed or too many",
    Ruling.WRONG_DEAL: "Misdeal: wrong order or seat",
    Ruling.EXPOSED_CARD: "Another hole card exposed",
    Ruling.EARLY_FLOP: "Flop too early or too big",
    Ruling.EARLY_TURN: "Turn too early",
    Ruling.EARLY_RIVER: "River too early",
    Ruling.NO_BURN: "Burn card forgotten",
    Ruling.DEAD_HAND: "Dead hand",
    Ruling.MUCKED_CARDS: "Cards in the muck",
    Ruling.RAISES: "Bets and raises",
    Ruling.STRING_BETS: "String bets",
    Ruling.OUT_OF_TURN: "Acting out of turn",
    Ruling.ODD_CHIPS: "Odd chips",
    Ruling.SHOWDOWN: "Showdown: who shows first",
    Ruling.CARDS_SPEAK: "Showdown: which hands count",
    Ruling.STRANGE_CARDS: "Cards that do not belong",
    Ruling.CONDUCT: "Conduct",
    Ruling.LAST_WORD: "The last word",
}


def title(which: Ruling) -> str:
    """Return what is argued about: "Flop too early or too big"."""
    return _TITLES[which]


def answer(which: Ruling, house: House) -> tuple[str, ...]:
    """Return the answer of the house: ("The burn card stays, …", "The new flop comes …")."""
    settled = house.rulings
    match which:
        case Ruling.MISDEAL:
            return _misdeal(settled)
        case Ruling.WRONG_DEAL:
            return _wrong_deal(settled)
        case Ruling.EXPOSED_CARD:
            return _exposed_card(settled)
        case Ruling.EARLY_FLOP:
            return _early_flop(settled.early_flop)
        case Ruling.EARLY_TURN:
            return _early_turn(settled.early_turn)
        case Ruling.EARLY_RIVER:
            return "The card is shuffled back into the rest.", "The river is dealt again."
        case Ruling.NO_BURN:
            return _no_burn(settled.no_burn)
        case Ruling.DEAD_HAND:
            return _dead_hand(settled)
        case Ruling.MUCKED_CARDS:
            return (
                "Cards that get into another player's hand are dead.",
                "A mucked hand that is clearly known may be taken back, in fairness.",
            )
        case Ruling.RAISES:
            return _raises(settled, raise_limit(house))
        case Ruling.STRING_BETS:
            return _string_bets(settled)
        case Ruling.OUT_OF_TURN:
            return _out_of_turn(settled)
        case Ruling.ODD_CHIPS:
            return (
                "An odd chip goes to the first winner clockwise from the button.",
                "Several go round in that order, one each.",
            )
        case Ruling.SHOWDOWN:
            return _showdown(settled)
        case Ruling.CARDS_SPEAK:
            return _cards_speak(settled)
        case Ruling.STRANGE_CARDS:
            return _strange_cards(settled)
        case Ruling.CONDUCT:
            return _conduct(settled)
        case Ruling.LAST_WORD:
            return _last_word(settled)


def raise_limit(house: House) -> str:
    """Return "Raises are unlimited." or what the most is."""
    match house.rulings.raises:
        case RaiseLimit.NONE:
            return "Raises are unlimited."
        case RaiseLimit.BET_AND_THREE:
            return "A bet and three raises are the most in a round."


def _misdeal(settled: Rulings) -> tuple[str, ...]:
    first = settled.misdeal_card is MisdealCard.FIRST
    card = "the first card" if first else "the first or second card"
    count = "a wrong count the next card cannot mend"
    return (
        f"It is a misdeal if the dealer exposes {card} of the deal, or if two or more are exposed.",
        f"So it is with two or more boxed cards, two or more extra cards, or {count}.",
        _until(settled.misdeal_by),
    )


def _wrong_deal(settled: Rulings) -> tuple[str, ...]:
    if settled.left_out is LeftOut.NEW_DEAL:
        left_out = "So it is if an empty seat gets a hand; a player without a hand means a new deal."
    else:
        left_out = "So it is if an empty seat gets a hand, or an entitled player is left out."
    return (
        "It is a misdeal if a card is out of order, or the button or the first card in the wrong place.",
        left_out,
        _until(settled.misdeal_by),
    )


def _until(by: MisdealBy) -> str:
    """Return by whom and until when a misdeal is declared, and what is done afterwards."""
    before = "before two players have acted after the blinds"
    if by is MisdealBy.DEALER_OR_DIRECTOR:
        return f"Only dealer or director declares it, {before}; then the hand is played."
    return f"It is declared {before}; afterwards the hand is played."


def _exposed_card(settled: Rulings) -> tuple[str, ...]:
    said = (
        "The deal goes on; then the top card replaces the exposed one, which becomes the burn card.",
        "A second exposed card is a misdeal.",
    )
    if settled.extra_card_burned:
        return (*said, "One extra card for the first player goes back as the burn card.")
    return said


def _early_flop(flop: EarlyFlop) -> tuple[str, ...]:
    match flop:
        case EarlyFlop.ALL_BACK:
            return (
                "Board and burn card go back into the rest, which is shuffled and cut.",
                "Then a card is burned, and there is a new flop.",
            )
        case EarlyFlop.BURN_STAYS:
            return "The burn card stays, and the board is shuffled in.", "The new flop comes without a burn."
        case EarlyFlop.FOUR_MIXED:
            return (
                "Too early: the burn card stays, the board is shuffled in, the new flop has no burn.",
                "Four cards: mixed face down, one is drawn as the next burn card, and three are the flop.",
            )


def _early_turn(turn: EarlyTurn) -> tuple[str, ...]:
    match turn:
        case EarlyTurn.BACK:
            return (
                "The card goes back to the stub, which is shuffled and cut.",
                "Then there is a new turn.",
            )
        case EarlyTurn.SET_ASIDE:
            return (
                "The card is out for the round, and the betting is completed.",
                "A card is burned, and what would have been the river is the turn.",
                "Then the card set aside is shuffled back in, and the river comes without a burn.",
            )


def _no_burn(card: NoBurn) -> tuple[str, ...]:
    match card:
        case NoBurn.PUT_RIGHT:
            return (
                "It is put right while no betting has begun on that round.",
                "Once it has begun, the card stands.",
            )
        case NoBurn.DISCARDED:
            return (
                "The card that was dealt without a burn is shown and discarded.",
                "The next card takes its place.",
            )


def _dead_hand(settled: Rulings) -> tuple[str, ...]:
    said = (
        "A hand is dead once it is folded, or thrown forward so that others act.",
        "So is one with a wrong number of cards, with a joker acted on, or whose clock ran out.",
    )
    if settled.absent_hand_dead:
        away = "a player not at the table when the deal is complete, or a big blind not there to act"
        return (*said, f"So is that of {away}.")
    return said


def _raises(settled: Rulings, limit: str) -> tuple[str, ...]:
    least = "A bet is at least the big blind, a raise at least the last bet or raise, all-in excepted."
    short = "An all-in below a full raise"
    match settled.short_all_in:
        case ShortAllIn.NOT_REOPENED:
            return limit, least, f"{short} does not reopen the betting for those who have acted."
        case ShortAllIn.REOPENED:
            return limit, least, f"{short} reopens the betting for those who have acted."
        case ShortAllIn.NOT_SETTLED:
            return limit, least


def _string_bets(settled: Rulings) -> tuple[str, ...]:
    said = "A bet is one motion, or the amount is said first"
    more = []
    if settled.bare_raise_minimum:
        more.append("“Raise” without an amount is the minimum up to the player's stack.")
    if settled.larger_chip_calls:
        more.append("One larger chip without a word is a call.")
    return (f"{said}; the first word binds.", *more) if more else (f"{said}.", "The first word binds.")


def _out_of_turn(settled: Rulings) -> tuple[str, ...]:
    said = ["Nobody acts out of turn."]
    match settled.out_of_turn:
        case OutOfTurn.BINDING:
            said.append("An action out of turn is binding, unless the action to that player changes.")
        case OutOfTurn.MAY_BIND:
            said.append("An action out of turn may be binding; the director decides.")
        case OutOfTurn.NOT_SETTLED:
            said.append("What it leads to, the director decides.")
    if settled.three_behind_too_late:
        said.append("Three players acting behind you cost you the right to act.")
    return tuple(said)


def _showdown(settled: Rulings) -> tuple[str, ...]:
    first = "Whoever bet or raised last shows first"
    if settled.first_to_act_shows:
        first = f"{first}; without a bet, the first to act"
    more = []
    if settled.all_in_all_show:
        more.append("When all are all-in and there is no more betting, all show.")
    if settled.side_pots_first:
        more.append("Side pots come first, those of the largest stacks before the others.")
    return f"{first}.", *(more or ["What is shown to one is shown to all."])


def _cards_speak(settled: Rulings) -> tuple[str, ...]:
    more = []
    if settled.board_announced:
        more.append("Playing the board must be said before the cards are thrown in.")
    if settled.called_hand_shown:
        more.append("Any dealt-in player may ask to see a called hand.")
    if more:
        return "The cards speak, and what is shown to one is shown to all.", *more
    return "The cards speak.", "What is shown to one is shown to all."


def _strange_cards(settled: Rulings) -> tuple[str, ...]:
    said = (
        "A card with another back, or two equal cards: all action is void.",
        "A boxed card is scrap paper.",
    )
    return (*said, "Missing cards change nothing.") if settled.missing_cards_ignored else said


def _conduct(settled: Rulings) -> tuple[str, ...]:
    in_view = "Cards and chips stay in view"
    return (
        "No talk about a live hand, and one player to a hand.",
        f"{in_view}; chips in a pocket leave play." if settled.pocket_chips_leave else f"{in_view}.",
        "No phone at the table, and no splashing the pot.",
    )


def _last_word(settled: Rulings) -> tuple[str, ...]:
    more = []
    if settled.third_decides:
        more.append("Where the director is a party, a third person decides.")
    if settled.before_next_riffle:
        more.append("A ruling must be asked for before the next riffle.")
    return "The director's word is final.", *(more or ["That goes for whatever is not settled here, too."])
