"""The rulings of a house: choices where houses differ, and texts of its own (R1 to R14)."""

from collections.abc import Mapping

from clock.files.sheet import Sheet
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

LONGEST_TEXT = 300
LONGEST_TITLE = 40
MOST_ADDED = 36


def read_rulings(sheet: Sheet) -> Rulings:
    """Return what a house has settled; what the file leaves out is as the Poker TDA has it."""
    return Rulings(
        misdeal_by=sheet.word("misdeal_by", MisdealBy.ANYONE),
        misdeal_card=sheet.word("misdeal_card", MisdealCard.FIRST_OR_SECOND),
        left_out=sheet.word("left_out", LeftOut.MISDEAL),
        extra_card_burned=sheet.yes("extra_card_burned", default=True),
        early_flop=sheet.word("early_flop", EarlyFlop.FOUR_MIXED),
        early_turn=sheet.word("early_turn", EarlyTurn.SET_ASIDE),
        no_burn=sheet.word("no_burn", NoBurn.PUT_RIGHT),
        absent_hand_dead=sheet.yes("absent_hand_dead", default=True),
        raises=sheet.word("raises", RaiseLimit.NONE),
        short_all_in=sheet.word("short_all_in", ShortAllIn.NOT_REOPENED),
        bare_raise_minimum=sheet.yes("bare_raise_minimum", default=False),
        larger_chip_calls=sheet.yes("larger_chip_calls", default=True),
        out_of_turn=sheet.word("out_of_turn", OutOfTurn.BINDING),
        three_behind_too_late=sheet.yes("three_behind_too_late", default=True),
        first_to_act_shows=sheet.yes("first_to_act_shows", default=True),
        all_in_all_show=sheet.yes("all_in_all_show", default=True),
        side_pots_first=sheet.yes("side_pots_first", default=False),
        board_announced=sheet.yes("board_announced", default=False),
        called_hand_shown=sheet.yes("called_hand_shown", default=False),
        missing_cards_ignored=sheet.yes("missing_cards_ignored", default=False),
        pocket_chips_leave=sheet.yes("pocket_chips_leave", default=False),
        third_decides=sheet.yes("third_decides", default=False),
        before_next_riffle=sheet.yes("before_next_riffle", default=True),
        own=_read_own(sheet.sheet("own")),
        added=_read_added(sheet.sheet("added")),
    )


def _read_own(sheet: Sheet) -> Mapping[str, str]:
    """Return the house's own texts in place of the clock's; a key that names no ruling is a fault."""
    names = [ruling.value for ruling in Ruling if sheet.has(ruling.value)]
    texts = {name: sheet.text(name, most=LONGEST_TEXT) for name in names}
    sheet.finish()
    return texts


def _read_added(sheet: Sheet) -> Mapping[str, str]:
    """Return the house's further texts by their titles."""
    texts = sheet.texts(MOST_ADDED, LONGEST_TITLE, LONGEST_TEXT)
    for ruling in Ruling:
        if ruling.value in texts:
            sheet.fault(ruling.value, "is a ruling of the clock", "write it under [rulings.own]")
    return texts
