"""Why an act was refused, in a sentence that the host can act on."""

from collections.abc import Mapping

from clock.tournament import refusals
from clock.tournament.places import places
from clock.tournament.refusals import AboutBuying, AboutGoingOut, AboutNight, AboutSeats, Reason
from clock.tournament.room import free_seats, seats_of
from clock.tournament.state import Bought, Status, Tournament
from clock.tournament.structure import Seat, last_level_number
from clock.words.german.acts import seat_named
from clock.words.german.numbers import chips, listed, minutes, players_listed
from clock.words.german.stages import level_name
from clock.words.going_out import is_latest
from clock.words.names import numbered

_BUYS: Mapping[str, str] = {
    Bought.ENTRY.value: "Anmeldungen",
    Bought.LATE_ENTRY.value: "Nachmeldungen",
    Bought.REBUY.value: "Rebuys",
    Bought.ADD_ON.value: "Add-ons",
    Bought.RE_ENTRY.value: "Re-Entries",
}


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
            return f"Die Nummer {player} hat heute niemand. {_numbers(tournament)}"
        case refusals.NumberTaken(player):
            return f"Die Nummer hat schon {numbered(tournament, player)}. Eine andere wählen."
        case refusals.AlreadyOut(player):
            return _already_out(player, tournament)
        case refusals.NotOut(player):
            return f"{numbered(tournament, player)} ist nicht raus. Nummer prüfen."
        case refusals.NamedTwice(player):
            return f"{numbered(tournament, player)} ist doppelt genannt. Jede Nummer nur einmal."
        case refusals.KnockedOutSelf(player):
            who = numbered(tournament, player)
            return f"{who} geht in dieser Hand raus und kann sie nicht gewinnen. Wer war es, oder niemand?"
        case refusals.NotPlaying(player):
            who = numbered(tournament, player)
            return f"{who} hat keine Chips und kann die Hand nicht gewinnen. Wer war es, oder niemand?"
        case refusals.NeedsStacks(players):
            who = players_listed(players, tournament)
            return f"Wer hatte vor der Hand mehr? Die Plätze von {who} gehen nach den Stacks."
        case refusals.NobodyLeft():
            return "Dann wäre niemand mehr im Spiel. Einer muss gewinnen."
        case refusals.NoHandBefore():
            return "Vorher ist niemand rausgegangen, also gibt es keine gemeinsame Hand."


def _already_out(player: int, tournament: Tournament) -> str:
    who = numbered(tournament, player)
    place = places(tournament).get(player)
    where = f", Platz {place.place}" if place else ""
    if is_latest(player, tournament):
        return f"{who} ist schon raus{where}. Rückgängig machen geht noch."
    return f"{who} ist schon raus{where}. Über das Menü geht es wieder rein."


def _numbers(tournament: Tournament) -> str:
    if not tournament.players:
        return "Erst die Spieler anmelden."
    return f"Die Nummern gehen von {min(tournament.players)} bis {max(tournament.players)}."


def _buying(reason: AboutBuying, tournament: Tournament) -> str:
    match reason:
        case refusals.NotSold(what):
            return f"{_BUYS[what]} gibt es hier nicht."
        case refusals.WindowShut(what, level):
            return f"Zu spät: {_BUYS[what]} endeten, als {level_name(level, tournament.house)} begann."
        case refusals.AskIfBefore(level):
            began = level_name(level, tournament.house)
            return f"Rebuys sind gerade vorbei: hat die Hand vor {began} begonnen?"
        case refusals.LimitReached(player, what, limit):
            return f"Mehr {_BUYS[what]} gehen nicht: {numbered(tournament, player)} hatte schon {limit}."
        case refusals.OnlyInBreak(what):
            return f"{_BUYS[what]} gibt es nur in einer Pause. Dann noch einmal versuchen."
        case refusals.NoReturnOpen(player):
            return f"{numbered(tournament, player)} hat keinen Rebuy und kein Re-Entry offen."
        case refusals.OutForGood(player):
            return f"{numbered(tournament, player)} bleibt draußen. Erst wieder reinnehmen: Menü, Spieler."
        case refusals.NothingOwed(player):
            return f"{numbered(tournament, player)} schuldet nichts."
        case refusals.NoPrize(player):
            return f"{numbered(tournament, player)} hat keinen Preis gewonnen."
        case refusals.StacksForAll(left):
            return f"Ein Deal braucht {left} Stacks, einen für jeden im Spiel."
        case refusals.TooManyForDeal(most):
            return f"Ein Deal geht mit höchstens {most} Spielern."
        case refusals.PlaceIsOpen(player, returning):
            who, others = numbered(tournament, player), players_listed(returning, tournament)
            can = "kann" if len(returning) == 1 else "können"
            return f"Der Platz von {who} ist noch offen: {others} {can} zurückkommen. Erst fragen."
        case refusals.PrizeIsHanded(player):
            return f"{numbered(tournament, player)} hat den Preis schon bekommen."


def _seats(reason: AboutSeats, tournament: Tournament) -> str:
    match reason:
        case refusals.NoSuchTable(table):
            return f"Tisch {table} ist nicht im Spiel. {_tables(tournament)}"
        case refusals.NoSuchSeat(table, seat):
            return f"Sitz {seat} gibt es an Tisch {table} nicht, nur 1 bis {seats_of(tournament, table)}."
        case refusals.SeatTaken(table, seat, player):
            return f"{_taken(Seat(table, seat), player, tournament)} {_free(table, tournament)}"
        case refusals.NoSeatsYet():
            return "Die Sitze sind noch nicht ausgelost. Erst auslosen."
        case refusals.SeatsStand():
            return "Während des Turniers wird nicht neu ausgelost. Spieler einzeln umsetzen."
        case refusals.ButtonUnknown(table):
            return f"Der Button an Tisch {table} ist nicht bekannt. Erst seinen Sitz nennen."
        case refusals.NotAtTable(player, table):
            who = numbered(tournament, player)
            return f"{who} sitzt nicht an Tisch {table}{_where(player, tournament)}."
        case refusals.NoDealer():
            return "Hier wandert das Geben mit jeder Hand, einen festen Dealer gibt es nicht."
        case refusals.NoSuggestion():
            return "Es liegt kein Vorschlag vor."
        case refusals.NobodyNamed():
            return "Wer wechselt, hängt vom Button ab, und der ist nicht bekannt. Von Hand umsetzen."
        case refusals.NoChipUp():
            return "Jetzt gehen keine Chips raus, ein Chip-Race gibt es nicht."


def _tables(tournament: Tournament) -> str:
    numbers = [str(table.number) for table in tournament.tables]
    if not numbers:
        return "Die Sitze sind noch nicht ausgelost."
    return f"Gespielt wird an Tisch {listed(numbers)}."


def _taken(seat: Seat, player: int, tournament: Tournament) -> str:
    who, known = numbered(tournament, player), tournament.players.get(player)
    if known is not None and known.may_return:
        return f"An {seat_named(seat)} kann {who} noch zurückkommen."
    return f"An {seat_named(seat)} sitzt {who}."


def _free(table: int, tournament: Tournament) -> str:
    free = [str(seat) for seat in free_seats(tournament, table)]
    return f"Dort frei: Sitz {listed(free)}." if free else "Der Tisch ist voll."


def _where(player: int, tournament: Tournament) -> str:
    seat = tournament.players[player].seat if player in tournament.players else None
    return f", sondern an {seat_named(seat)}" if seat else ""


def _night(reason: AboutNight, tournament: Tournament) -> str:
    match reason:
        case refusals.NotStarted():
            return "Das Turnier hat noch nicht begonnen. Zum Start PAUSE drücken."
        case refusals.HaveNames():
            return "Mehr Spieler als das haben einen Namen. Mit Nummer streichen: Menü, Spieler."
        case refusals.AlreadyStarted():
            return "Das Turnier hat begonnen. Das geht nur vor der ersten Hand."
        case refusals.NightOver():
            return "Das Turnier ist zu Ende. Geht es weiter, den letzten Schritt rückgängig machen."
        case refusals.TooFewPlayers():
            return "Ein Turnier braucht mindestens zwei Spieler. Noch jemanden anmelden."
        case refusals.AlreadyRunning():
            return "Die Uhr läuft schon."
        case refusals.AlreadyStanding():
            return "Die Uhr steht schon. Weiter mit PAUSE."
        case refusals.NothingToTakeBack():
            return "Es gibt keinen Start und keinen Halt zurückzunehmen."
        case refusals.LastLevel():
            return f"Nach {_last_level(tournament)} kommt nichts mehr, so bleibt es bis zum Schluss."
        case refusals.NoSuchLevel(level, levels):
            house = tournament.house
            return f"{level_name(level, house)} gibt es nicht, nur bis {level_name(levels, house)}."
        case refusals.BreakWithin(level, after_ms):
            name = level_name(level, tournament.house)
            return f"Nach {minutes(after_ms)} ist in {name} eine Pause. Mehr Zeit eingeben."
        case refusals.LevelIsOver(level):
            played = level_name(level, tournament.house)
            return f"{played} ist schon gespielt. Es geht nur, was läuft oder noch kommt."
        case refusals.BadAmount(amount, least):
            return f"Die Zahl ist zu {'klein' if amount < least else 'groß'}. Eine andere eingeben."
        case refusals.TooLong():
            return "Mehr als ein Tag geht nicht. Weniger eingeben."
        case refusals.TooManyChips():
            return f"Nur {chips(tournament.chips_in_play)} Chips sind im Spiel. Weniger eingeben."
        case refusals.InBreak():
            return "Es ist schon Pause."
        case refusals.BreakFollows():
            return "Danach ist ohnehin Pause. Sofort ansagen oder abwarten."
        case refusals.HasPlayed(player):
            return f"{numbered(tournament, player)} hat mitgespielt und bleibt auf der Liste."
        case refusals.NotAbsent(player):
            return f"{numbered(tournament, player)} fehlt nicht. Nummer prüfen."
        case refusals.NotAway(player):
            return f"{numbered(tournament, player)} ist nicht weg. Nummer prüfen."
        case refusals.AlreadyMarked(player):
            return f"{numbered(tournament, player)} {_mark(player, tournament)}."
        case refusals.AlreadyPlaysAs(player, sub):
            return f"{numbered(tournament, player)} spielt schon als {'Ersatz' if sub else 'Mitglied'}."
        case refusals.BadName(longest):
            return f"Ein Name hat 1 bis {longest} darstellbare Zeichen. Einen anderen eingeben."
        case refusals.NothingToUndo():
            return "Es gibt nichts rückgängig zu machen."
        case refusals.NothingToRedo():
            return "Es gibt nichts zu wiederholen."


def _last_level(tournament: Tournament) -> str:
    return level_name(last_level_number(tournament.stages), tournament.house)


def _mark(player: int, tournament: Tournament) -> str:
    known = tournament.players.get(player)
    return "ist schon weg" if known and known.status is Status.AWAY else "fehlt schon"
