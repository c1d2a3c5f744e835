"""What tables argue about, and what a house has settled of it, as frozen values (R1 to R14).

Most of it is the same in every house and needs no choice. A field of `Rulings` is a point on which houses
differ; the sentences are made from it elsewhere, one language a time.
"""

from collections.abc import Mapping
from enum import Enum

from clock.values import Struct, field


class Ruling(Enum):
    """What is argued about, in the order in which it is listed; a value is its name in house files."""

    MISDEAL = "misdeal"
    WRONG_DEAL = "wrong_deal"
    EXPOSED_CARD = "exposed_card"
    EARLY_FLOP = "early_flop"
    EARLY_TURN = "early_turn"
    EARLY_RIVER = "early_river"
    NO_BURN = "no_burn"
    DEAD_HAND = "dead_hand"
    MUCKED_CARDS = "mucked_cards"
    RAISES = "raises"
    STRING_BETS = "string_bets"
    OUT_OF_TURN = "out_of_turn"
    ODD_CHIPS = "odd_chips"
    SHOWDOWN = "showdown"
    CARDS_SPEAK = "cards_speak"
    STRANGE_CARDS = "strange_cards"
    CONDUCT = "conduct"
    LAST_WORD = "last_word"


class MisdealBy(Enum):
    """Who may declare a misdeal (R1)."""

    ANYONE = "anyone"
    DEALER_OR_DIRECTOR = "dealer or director"


class MisdealCard(Enum):
    """Which card of the deal makes a misdeal when the dealer exposes it alone (R1)."""

    FIRST_OR_SECOND = "first or second"
    FIRST = "first"


class LeftOut(Enum):
    """What it is when a player who belongs in the deal gets no hand (R1)."""

    MISDEAL = "misdeal"
    NEW_DEAL = "new deal"


class EarlyFlop(Enum):
    """What becomes of a flop that came too early or with too many cards (R3).

    `FOUR_MIXED` is `BURN_STAYS`, but of four cards, mixed face down, one is drawn to be the next burn card.
    """

    ALL_BACK = "all back"
    BURN_STAYS = "burn stays"
    FOUR_MIXED = "burn stays, four are mixed"


class EarlyTurn(Enum):
    """What becomes of a turn that came too early (R4)."""

    BACK = "back to the stub"
    SET_ASIDE = "set aside"


class NoBurn(Enum):
    """What becomes of a card that was dealt without a burn card before it (R5)."""

    PUT_RIGHT = "put right"
    DISCARDED = "discarded"


class RaiseLimit(Enum):
    """How often a round of betting may be raised (R7)."""

    NONE = "unlimited"
    BET_AND_THREE = "a bet and three raises"


class ShortAllIn(Enum):
    """Whether an all-in below a full raise lets those raise again who have acted (R7)."""

    NOT_REOPENED = "does not reopen"
    REOPENED = "reopens"
    NOT_SETTLED = "not settled"


class OutOfTurn(Enum):
    """Whether an action out of turn binds (R9)."""

    BINDING = "binding unless the action changes"
    MAY_BIND = "may be binding"
    NOT_SETTLED = "not settled"


class Rulings(Struct, frozen=True):
    """What one house has settled where houses differ.

    Of what is True the house says that it is so. Of what is False it says nothing, and its director decides.
    `own` are texts of the house's own in place of an answer, by the value of its `Ruling`; `added` are more
    texts, by their titles.
    """

    misdeal_by: MisdealBy = MisdealBy.ANYONE
    misdeal_card: MisdealCard = MisdealCard.FIRST_OR_SECOND
    left_out: LeftOut = LeftOut.MISDEAL
    extra_card_burned: bool = True
    early_flop: EarlyFlop = EarlyFlop.FOUR_MIXED
    early_turn: EarlyTurn = EarlyTurn.SET_ASIDE
    no_burn: NoBurn = NoBurn.PUT_RIGHT
    absent_hand_dead: bool = True
    raises: RaiseLimit = RaiseLimit.NONE
    short_all_in: ShortAllIn = ShortAllIn.NOT_REOPENED
    bare_raise_minimum: bool = False
    larger_chip_calls: bool = True
    out_of_turn: OutOfTurn = OutOfTurn.BINDING
    three_behind_too_late: bool = True
    first_to_act_shows: bool = True
    all_in_all_show: bool = True
    side_pots_first: bool = False
    board_announced: bool = False
    called_hand_shown: bool = False
    missing_cards_ignored: bool = False
    pocket_chips_leave: bool = False
    third_decides: bool = False
    before_next_riffle: bool = True
    own: Mapping[str, str] = field(default_factory=dict)
    added: Mapping[str, str] = field(default_factory=dict)
