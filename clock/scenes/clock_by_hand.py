"""The clock by hand: clock on a player, breaks, more or less time, levels and their length, the end."""

from clock.scenes.ask import AskNumber, AskPlayer, plain
from clock.scenes.choice import Choice, options
from clock.scenes.confirm import Confirm
from clock.scenes.scene import Do, Outcome, Push, Refuse, Reset, Swap, TellTime
from clock.scenes.sight import Sight
from clock.tournament.commands import AddTime, Back, CallBreak, CallClock, Finish, GoToLevel, SetLength
from clock.tournament.levels import level_number, stage_of
from clock.tournament.structure import MINUTE, MINUTES_A_DAY, Level
from clock.words.asking import Phrase
from clock.words.offers import Entry

LEVEL_DIGITS = 2
MINUTE_DIGITS = 3
TIME_DIGITS = 4


def times(sight: Sight) -> Choice:
    """Return what can be done about time."""
    says = sight.words.offers.entry
    playing = sight.tournament.in_play
    level = playing and isinstance(stage_of(sight.tournament), Level)
    return Choice(
        says(Entry.TIME),
        options(
            (says(Entry.PLAYER_CLOCK), player_clock if playing else None),
            (says(Entry.BREAK_NOW), (lambda seen: Reset(_how_long(seen, now=True))) if level else None),
            (says(Entry.BREAK_AT_END), (lambda seen: Reset(_how_long(seen, now=False))) if level else None),
            (says(Entry.MORE_TIME), (lambda seen: Reset(_minutes(seen, 1))) if playing else None),
            (says(Entry.LESS_TIME), (lambda seen: Reset(_minutes(seen, -1))) if playing else None),
            (says(Entry.LEVEL), go_to_level if not sight.tournament.finished else None),
            (says(Entry.LEVEL_LENGTH), level_length if not sight.tournament.finished else None),
            (says(Entry.BACK), (lambda _: Do(Back())) if playing else None),
        ),
    )


def player_clock(sight: Sight) -> Outcome:
    """Ask on whom the clock is called; nobody named is an answer, and so is stopping it (O6)."""
    if sight.clock_runs_on_player:
        return Do(CallClock())
    question = plain(sight.words.asking.phrase(Phrase.CLOCK_ON_WHOM))
    return Reset(AskPlayer(question, lambda player, _: Do(CallClock(player)), lambda _: Do(CallClock())))


def _how_long(sight: Sight, *, now: bool) -> AskNumber:
    words = sight.words.asking.how_long_a_break(sight.tournament.house.break_ms, now=now)
    return AskNumber(
        plain(words),
        lambda minutes, _: Do(CallBreak(minutes * MINUTE, now)),
        lambda _: Do(CallBreak(None, now)),
        longest=MINUTE_DIGITS,
    )


def _minutes(sight: Sight, sign: int) -> AskNumber:
    phrase = Phrase.MINUTES_MORE if sign > 0 else Phrase.MINUTES_LESS
    return AskNumber(
        plain(sight.words.asking.phrase(phrase)),
        lambda minutes, _: Do(AddTime(sign * minutes * MINUTE)),
        lambda _: Do(AddTime(sign * MINUTE)),
        longest=MINUTE_DIGITS,
    )


def go_to_level(sight: Sight) -> Outcome:
    """Ask for a level to go to, whole."""
    question = plain(sight.words.asking.phrase(Phrase.WHICH_LEVEL))
    return Reset(AskNumber(question, lambda level, _: Do(GoToLevel(level)), longest=LEVEL_DIGITS))


def level_length(sight: Sight) -> Outcome:
    """Ask for a level, `#` alone for this one, and its length in minutes."""
    question = plain(sight.words.asking.phrase(Phrase.LENGTH_OF_LEVEL))

    def chosen(level: int, seen: Sight) -> Outcome:
        words = seen.words.asking.how_many_minutes(seen.words.stages.level_name(level, seen.tournament.house))
        return Swap(
            AskNumber(
                plain(words),
                lambda minutes, _: Do(SetLength(level, minutes * MINUTE)),
                longest=MINUTE_DIGITS,
            )
        )

    return Reset(
        AskNumber(
            question, chosen, lambda seen: chosen(level_number(seen.tournament), seen), longest=LEVEL_DIGITS
        )
    )


def time_of_day(sight: Sight) -> Outcome:
    """Ask what time it is, as four digits, for a box that cannot know it."""

    def told(number: int, seen: Sight) -> Outcome:
        hour, minute = divmod(number, 100)
        if hour * 60 + minute >= MINUTES_A_DAY or minute >= 60:
            return Refuse(seen.words.asking.phrase(Phrase.NO_SUCH_TIME))
        return TellTime(hour * 60 + minute)

    return Reset(AskNumber(plain(sight.words.asking.phrase(Phrase.WHAT_TIME)), told, longest=TIME_DIGITS))


def end_night(sight: Sight) -> Outcome:
    """Ask whether the night is really to be ended."""
    return Push(Confirm(sight.words.asking.phrase(Phrase.END_NIGHT), Do(Finish())))
