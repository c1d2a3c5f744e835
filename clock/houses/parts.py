"""The tables of a house file."""

from clock.files.sheet import Sheet
from clock.values import Struct


class Parts(Struct, frozen=True):
    """The tables of one house file, each ready to be read; None where a house does without."""

    top: Sheet
    schedule: Sheet
    chips: Sheet
    buy_in: Sheet
    prizes: Sheet
    seating: Sheet
    final_table: Sheet
    dealing: Sheet
    players: Sheet
    rulings: Sheet
    rebuys: Sheet | None
    add_ons: Sheet | None
    re_entries: Sheet | None
    late_entry: tuple[Sheet, ...]

    @classmethod
    def of(cls, top: Sheet) -> "Parts":
        """Open the tables of a file."""
        return cls(
            top=top,
            schedule=top.sheet("schedule", required=True),
            chips=top.sheet("chips", required=True),
            buy_in=top.sheet("buy_in", required=True),
            prizes=top.sheet("prizes", required=True),
            seating=top.sheet("seating", required=True),
            final_table=top.sheet("final_table"),
            dealing=top.sheet("dealing"),
            players=top.sheet("players"),
            rulings=top.sheet("rulings"),
            rebuys=top.sheet("rebuys") if top.has("rebuys") else None,
            add_ons=top.sheet("add_ons") if top.has("add_ons") else None,
            re_entries=top.sheet("re_entries") if top.has("re_entries") else None,
            late_entry=top.sheets("late_entry", 20),
        )

    def finish(self) -> None:
        """Note every key that no part has."""
        named = (self.top, self.schedule, self.chips, self.buy_in, self.prizes, self.seating)
        rest = (self.final_table, self.dealing, self.players, self.rulings)
        buys = (self.rebuys, self.add_ons, self.re_entries, *self.late_entry)
        for sheet in (*named, *rest, *buys):
            if sheet is not None:
                sheet.finish()
