"""Why an act was refused, in a sentence that the host can act on."""

from clock.tournament import refusals
from clock.tournament.places import places
from clock.tournament.refusals import AboutBuying, AboutGoingOut, AboutNight, AboutSeats, Reason
from clock.tournament.room import free_seats, seats_of
from clock.tournament.state import Status, Tournament
from clock.tournament.structure import Seat, last_level_number
from clock.words.english.acts import seat_named
from clock.words.english.numbers import chips, listed, minutes, ordinal, players_listed
from clock.words.english.stages import level_name, level_within
from clock.words.going_out import is_latest
from clock.words.names import numbered


def sentence(reason: Reason, tournament: Tournament) -> str:
    """Return the refusal in words, with numbers and names as they are in this tournament."""
    if isinstance(reason, AboutGoingOut):
        return _going_out(reason, tournament)
    if isinstance(reason, AboutBuying):
        return _buying(reason, tournament)
    if isinstance(reason, AboutSeats):
        return _seats(reason, tournament)
    return _night(reason, tournament)


def _going_out(reason: AboutGoingOut, tournament: Tournament) -> str:
    match reason:
        case refusals.UnknownPlayer(player):
            return f"Nobody has the number {player} tonight. {_numbers(tournament)}"
        case refusals.NumberTaken(player):
            return f"The number is taken by {numbered(tournament, player)}. Choose another one."
        case refusals.AlreadyOut(player):
            return _already_out(player, tournament)
        case refusals.NotOut(player):
            return f"{numbered(tournament, player)} is not out. Check the number."
        case refusals.NamedTwice(player):
            return f"{numbered(tournament, player)} is named twice. Name each player once."
        case refusals.KnockedOutSelf(player):
            who = numbered(tournament, player)
            return f"{who} goes out on this hand and can't have won it. Name another player, or nobody."
        case refusals.NotPlaying(player):
            who = numbered(tournament, player)
            return f"{who} has no chips and can't have won the hand. Name another player, or nobody."
        case refusals.NeedsStacks(players):
            who = players_listed(players, tournament)
            return f"Who had more before the hand? The places of {who} go by their stacks."
        case refusals.NobodyLeft():
            return "That would leave nobody in play. Somebody has to win."
        case refusals.NoHandBefore():
            return "Nobody went out before, so there is no hand to share."


def _already_out(player: int, tournament: Tournament) -> str:
    who = numbered(tournament, player)
    place = places(tournament).get(player)
    where = f", in {ordinal(place.place)} place" if place else ""
    if is_latest(player, tournament):
        return f"{who} is already out{where}. Undo takes it back."
    return f"{who} is already out{where}. The menu can put a player back in."


def _numbers(tournament: Tournament) -> str:
    if not tournament.players:
        return "Enter the players first."
    return f"The numbers go from {min(tournament.players)} to {max(tournament.players)}."


def _buying(reason: AboutBuying, tournament: Tournament) -> str:
    match reason:
        case refusals.NotSold(what):
            return f"This house has no {_plural(what)}."
        case refusals.WindowShut(what, level):
            ended = level_within(level, tournament.house)
            return f"It is too late: {_plural(what)} ended as {ended} began."
        case refusals.AskIfBefore(level):
            began = level_within(level, tournament.house)
            return f"Rebuys have just ended: did the hand begin before {began}?"
        case refusals.LimitReached(player, what, limit):
            all_of = f"the one {what}" if limit == 1 else f"all {limit} {_plural(what)}"
            return f"{numbered(tournament, player)} has had {all_of} that this house allows."
        case refusals.OnlyInBreak(what):
            return f"{_plural(what).capitalize()} are sold in a break only. Try again when one is on."
        case refusals.NoReturnOpen(player):
            return f"{numbered(tournament, player)} has no rebuy or re-entry to answer for."
        case refusals.OutForGood(player):
            who = numbered(tournament, player)
            return f"{who} is out for good. Put the player back in first: menu, players."
        case refusals.NothingOwed(player):
            return f"{numbered(tournament, player)} owes nothing."
        case refusals.NoPrize(player):
            return f"{numbered(tournament, player)} has won no prize."
        case refusals.StacksForAll(left):
            return f"A deal needs {left} stacks, one for each player left."
        case refusals.TooManyForDeal(most):
            return f"A deal is worked out for at most {most} players."
        case refusals.PlaceIsOpen(player, returning):
            who, others = numbered(tournament, player), players_listed(returning, tournament)
            return f"The place of {who} is not sure yet: {others} may come back in. Ask first."
        case refusals.PrizeIsHanded(player):
            return f"{numbered(tournament, player)} has been given the prize already."


def _plural(what: str) -> str:
    return f"{what[:-1]}ies" if what.endswith("try") else f"{what}s"


def _seats(reason: AboutSeats, tournament: Tournament) -> str:
    match reason:
        case refusals.NoSuchTable(table):
            return f"There is no table {table} in play. {_tables(tournament)}"
        case refusals.NoSuchSeat(table, seat):
            return f"Table {table} has no seat {seat}. Its seats are 1 to {seats_of(tournament, table)}."
        case refusals.SeatTaken(table, seat, player):
            return f"{_taken(Seat(table, seat), player, tournament)} {_free(table, tournament)}"
        case refusals.NoSeatsYet():
            return "No seats are drawn yet. Draw them first."
        case refusals.SeatsStand():
            return "Seats can't be drawn again while the night is on. Players can be moved one by one."
        case refusals.ButtonUnknown(table):
            return f"The button at table {table} is not known. Tell its seat first."
        case refusals.NotAtTable(player, table):
            who = numbered(tournament, player)
            return f"{who} does not sit at table {table}{_where(player, tournament)}."
        case refusals.NoDealer():
            return "In this house the deal goes round with every hand, so there is no dealer to set."
        case refusals.NoSuggestion():
            return "Nothing waits to be accepted."
        case refusals.NobodyNamed():
            return "The rule names the player to move, and the clock does not know the button. Move by hand."
        case refusals.NoChipUp():
            return "No chips leave play now, so there is nothing to race."


def _tables(tournament: Tournament) -> str:
    numbers = [str(table.number) for table in tournament.tables]
    if not numbers:
        return "The seats are not drawn yet."
    return f"Play is at {'table' if len(numbers) == 1 else 'tables'} {listed(numbers)}."


def _taken(seat: Seat, player: int, tournament: Tournament) -> str:
    who, known = numbered(tournament, player), tournament.players.get(player)
    if known is not None and known.may_return:
        return f"{who} may still come back to {seat_named(seat)}."
    return f"{who} sits at {seat_named(seat)}."


def _free(table: int, tournament: Tournament) -> str:
    free = [str(seat) for seat in free_seats(tournament, table)]
    if not free:
        return "That table is full."
    return f"Free there: {'seat' if len(free) == 1 else 'seats'} {listed(free)}."


def _where(player: int, tournament: Tournament) -> str:
    seat = tournament.players[player].seat if player in tournament.players else None
    return f" but at {seat_named(seat)}" if seat else ""


def _night(reason: AboutNight, tournament: Tournament) -> str:
    match reason:
        case refusals.NotStarted():
            return "The night has not begun. Press PAUSE to deal."
        case refusals.HaveNames():
            return "More players than that have a name. Strike those by their number: menu, players."
        case refusals.AlreadyStarted():
            return "The night has begun. That can be done before the first deal only."
        case refusals.NightOver():
            return "The night is over. Undo the last act if play goes on."
        case refusals.TooFewPlayers():
            return "A night needs two players at least. Enter another one."
        case refusals.AlreadyRunning():
            return "The clock runs already."
        case refusals.AlreadyStanding():
            return "The clock stands already. Press PAUSE to go on."
        case refusals.NothingToTakeBack():
            return "There is no start or pause to take back."
        case refusals.LastLevel():
            return f"There is nothing after {_last_level(tournament)}. It goes on until the night ends."
        case refusals.NoSuchLevel(level, levels):
            missing = level_within(level, tournament.house)
            return f"There is no {missing}. The last one is {level_within(levels, tournament.house)}."
        case refusals.BreakWithin(level, after_ms):
            name = level_name(level, tournament.house)
            return f"{name} has a break after {minutes(after_ms)} of it. Make it longer than that."
        case refusals.LevelIsOver(level):
            played = level_name(level, tournament.house)
            return f"{played} has been played. Name one that is on or still to come."
        case refusals.BadAmount(amount, least):
            return f"That number is too {'small' if amount < least else 'large'}. Type another one."
        case refusals.TooLong():
            return "A day is the longest that can be. Type less."
        case refusals.TooManyChips():
            return f"Only {chips(tournament.chips_in_play)} chips are in play. Type fewer."
        case refusals.InBreak():
            return "A break is on already."
        case refusals.BreakFollows():
            return "A break follows this level anyway. Call it now, or wait for it."
        case refusals.HasPlayed(player):
            return f"{numbered(tournament, player)} has played, so the name stays on the list."
        case refusals.NotAbsent(player):
            return f"{numbered(tournament, player)} is not absent. Check the number."
        case refusals.NotAway(player):
            return f"{numbered(tournament, player)} is not away. Check the number."
        case refusals.AlreadyMarked(player):
            return f"{numbered(tournament, player)} is {_mark(player, tournament)} already."
        case refusals.AlreadyPlaysAs(player, sub):
            return f"{numbered(tournament, player)} plays as a {'sub' if sub else 'member'} already."
        case refusals.BadName(longest):
            return f"A name has 1 to {longest} letters that can be shown. Type another one."
        case refusals.NothingToUndo():
            return "There is nothing to undo."
        case refusals.NothingToRedo():
            return "There is nothing to redo."


def _last_level(tournament: Tournament) -> str:
    return level_within(last_level_number(tournament.stages), tournament.house)


def _mark(player: int, tournament: Tournament) -> str:
    known = tournament.players.get(player)
    return "away" if known and known.status is Status.AWAY else "absent"
