"""The page before the seats are drawn: the countdown, and who has entered (V3)."""

from clock.display.pictures.lists import CountdownPicture, Entrant
from clock.scenes.level_page import banner
from clock.scenes.sight import Sight
from clock.scenes.times import countdown_ms, time_of_day
from clock.tournament.board import notices
from clock.tournament.entries import owes
from clock.tournament.state import Player, Status
from clock.tournament.timeline import concerns
from clock.words import figures


def before_deal_page(sight: Sight) -> CountdownPicture:
    """Return the page; at 0:00 it only asks to deal, the clock never starts by itself (L8)."""
    tournament, showing = sight.tournament, sight.words.showing
    countdown = countdown_ms(sight)
    return CountdownPicture(
        tournament.house.title,
        showing.first_deal_in() if countdown else sight.words.stages.waiting(tournament),
        figures.time_left(countdown) if countdown else "",
        time_of_day(sight),
        _entered(sight),
        tuple(_entrant(player, sight) for _, player in sorted(tournament.players.items())),
        sight.panel.turn(sight.now_ms),
        banner(sight),
    )


def _entered(sight: Sight) -> str:
    """Return how many have entered, in turn with what the host should know before the deal (P1, S8, V5)."""
    tournament, words = sight.tournament, sight.words
    count = len(tournament.players)
    lines = [words.showing.entered(count)]
    if count > 1:
        lines += [words.notices.notice(notice, tournament) for notice in notices(tournament, sight.now_ms)]
        lines += [words.notices.concern(one, tournament.house) for one in concerns(tournament.house, count)]
    return lines[sight.panel.shown(len(lines), sight.now_ms)]


def _entrant(player: Player, sight: Sight) -> Entrant:
    note = ""
    if player.status is Status.ABSENT:
        note = sight.words.asking.status(player.status)
    elif owes(player):
        amount = sight.words.numbers.money(owes(player), sight.tournament.house.currency)
        note = sight.words.showing.owes(amount)
    return Entrant(str(player.number), sight.called(player.number), note)
