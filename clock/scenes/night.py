"""The night itself, which lies beneath everything: what its keys do, and which page shows how it stands."""

from clock.display.pieces.foot import Keys
from clock.press import Control, Press
from clock.scenes.bust_out import WhoIsOut
from clock.scenes.checking_in import draws_seats, entering, how_many
from clock.scenes.choice import Menu
from clock.scenes.menu import menu
from clock.scenes.money import buy
from clock.scenes.new_night import new_night, other_house
from clock.scenes.night_keys import night_keys
from clock.scenes.night_page import night_page
from clock.scenes.scene import Outcome, Page, Push, Refuse, StopRead
from clock.scenes.seats_page import next_name_ms
from clock.scenes.shown_pages import keys_page
from clock.scenes.sight import Sight
from clock.scenes.suggested import accepted, digit_typed
from clock.scenes.times import countdown_ms, next_minutes, next_second
from clock.scenes.waiting import suggestion_shown, waits_behind_stop
from clock.tournament.commands import AddTime, Back, CallClock, Decline, DrawSeats, Redo, Undo
from clock.tournament.levels import left_ms, overtime_ms
from clock.tournament.refusals import NightOver
from clock.tournament.structure import MINUTE, SECOND
from clock.values import Struct


def night_changes_ms(sight: Sight) -> int:
    """Return the boot time at which time alone gives the night another picture."""
    tournament = sight.tournament
    changes = [sight.panel.ends_ms(sight.now_ms)]
    changes += [sight.now_ms + minute_ms for minute_ms in next_minutes(sight)]
    if tournament.clock.running:
        over = overtime_ms(tournament, sight.now_ms)
        left = left_ms(tournament, sight.now_ms)
        changes.append(sight.now_ms + (SECOND - over % SECOND if over else next_second(left)))
    name_ms = next_name_ms(sight)
    if name_ms is not None:
        changes.append(name_ms)
    countdown = None if tournament.started else countdown_ms(sight)
    if countdown:
        changes.append(sight.now_ms + next_second(countdown))
    if tournament.on_player is not None:
        changes.append(sight.now_ms + next_second(tournament.on_player.ends_at_ms - sight.now_ms))
    return min(changes)


class NightScene(Struct, frozen=True):
    """The lowest scene. It is never left."""

    patience_ms: None = None

    def on_press(self, press: Press, sight: Sight) -> Outcome:
        """Begin an entry with a digit; answer a suggestion with `#` and `*`; open the menu."""
        if press.control.digit is not None:
            return self._digit(press.control.digit, sight)
        match press.control:
            case Control.STAR:
                return Decline() if suggestion_shown(sight) is not None else Push(Menu(menu))
            case Control.HASH:
                return self._hash(sight)
            case Control.A:
                return self._entry("", sight)
            case Control.B if sight.tournament.finished:
                return None
            case Control.B:
                return buy(sight) if sight.tournament.started else other_house(sight)
            case Control.C:
                return CallClock()
            case Control.D | Control.UNDO:
                return Undo()
            case Control.REDO:
                return Redo()
            case Control.PREVIOUS:
                return Back()
            case Control.PLUS:
                return AddTime(MINUTE)
            case Control.MINUS:
                return AddTime(-MINUTE)
            case Control.HELP:
                return Push(keys_page(sight))
        return None

    def _digit(self, digit: str, sight: Sight) -> Outcome:
        suggestion = suggestion_shown(sight)
        special = digit_typed(digit, suggestion, sight) if suggestion is not None else None
        if special is not None:
            return Push(special)
        if digit == "0" and not sight.tournament.started:
            return Push(how_many(sight))
        return self._entry(digit, sight)

    def _entry(self, typed: str, sight: Sight) -> Outcome:
        if sight.tournament.finished:
            return Refuse(sight.words.refusals.sentence(NightOver(), sight.tournament))
        return Push(WhoIsOut(typed) if sight.tournament.started else entering(sight, typed))

    def _hash(self, sight: Sight) -> Outcome:
        if sight.tournament.finished:
            return new_night(sight)
        if not sight.tournament.started:
            return DrawSeats() if not sight.tournament.tables or draws_seats(sight) else None
        if waits_behind_stop(sight):
            return StopRead()
        suggestion = suggestion_shown(sight)
        return accepted(suggestion, sight) if suggestion is not None else None

    def view(self, sight: Sight) -> Page:
        """Return the page of the night as it stands."""
        return night_page(sight)

    def keys(self, sight: Sight) -> Keys:
        """Return what the keys do now, and the buttons."""
        return night_keys(sight)
