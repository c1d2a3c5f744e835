"""The page before the seats are drawn: the countdown, and who has entered (V3)."""

from clock.display.lettering import Words
from clock.display.pictures.lists import CountdownPicture, Entrant
from clock.scenes.champions import finalist_stack
from clock.scenes.checking_in import expected
from clock.scenes.level_page import banner
from clock.scenes.on_keyboard import awaited, called
from clock.scenes.sight import Sight
from clock.scenes.standings import title_tonight
from clock.scenes.times import countdown_ms, time_of_day
from clock.tournament.board import notices
from clock.tournament.entries import owes
from clock.tournament.state import Player, Status
from clock.tournament.timeline import concerns
from clock.words import figures


def before_deal_page(sight: Sight) -> CountdownPicture:
    """Return the page; at 0:00 it only asks to deal, the clock never starts by itself (L8)."""
    countdown = countdown_ms(sight)
    return CountdownPicture(
        title_tonight(sight),
        sight.words.showing.to_first_deal() if countdown else _headline(sight),
        figures.time_left(countdown) if countdown else "",
        time_of_day(sight),
        _entered(sight),
        _entrants(sight),
        sight.turn,
        banner(sight),
        sought=sight.on_slip if sight.regulars else "",
        listed=bool(sight.regulars),
    )


def _headline(sight: Sight) -> str:
    """Return what is awaited: players, and with two of them the deal."""
    enough = len(sight.tournament.players) > 1
    if not enough:
        return sight.words.showing.who_plays()
    return awaited(sight)


def _entered(sight: Sight) -> str:
    """Return how many have entered, in turn with what the host should know before the deal (P1, S8, V5).

    While nobody has, it says which keys enter players, and shortly before the start how seats are drawn.
    """
    tournament, words = sight.tournament, sight.words
    count = len(tournament.players)
    if not count:
        return called(words.showing.how_to_enter(listed=bool(sight.regulars)), sight)
    lines = [words.showing.entered(count)]
    if count > 1 and seats_are_due(sight):
        lines.append(called(words.showing.draw_now(), sight))
    if count > 1:
        lines += [words.notices.notice(notice, tournament) for notice in notices(tournament, sight.now_ms)]
        lines += [words.notices.concern(one, tournament.house) for one in concerns(tournament.house, count)]
    return lines[sight.turn % len(lines)]


def seats_are_due(sight: Sight) -> bool:
    """Return whether the house's time has come to draw the seats, also for who has not come (E4)."""
    countdown = countdown_ms(sight)
    return countdown is not None and countdown <= sight.tournament.house.seat_absent_ms


def _entrants(sight: Sight) -> tuple[Entrant, ...]:
    """Return who has entered and who on the list has not yet, by number."""
    by_number = {
        number: Entrant(
            str(number),
            _named(listed.name, sight, sub=listed.sub),
            finalist_stack(listed.name, sight),
            expected=True,
        )
        for number, listed in expected(sight).items()
    }
    for number, player in sight.tournament.players.items():
        by_number[number] = _entrant(player, sight)
    return tuple(entrant for _, entrant in sorted(by_number.items()))


def _entrant(player: Player, sight: Sight) -> Entrant:
    note = finalist_stack(player.name, sight)
    if player.status is Status.ABSENT:
        note = sight.words.asking.status(player.status)
    elif owes(player):
        amount = sight.words.numbers.money(owes(player), sight.tournament.house.currency)
        note = sight.words.showing.owes(amount)
    return Entrant(str(player.number), _named(sight.called(player.number), sight, sub=player.sub), note)


def _named(name: str, sight: Sight, *, sub: bool) -> Words:
    """Return a name, with the word for who only stands in where there is room for it (L3)."""
    return (f"{name}, {sight.words.league.sub()}", name) if sub else name
