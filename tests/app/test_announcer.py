"""What the app tells its loudspeaker: the night's calls, keys, the host's volume, and quiet hours."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from clock.display.sounds.chimes import Chime
from clock.display.sounds.orders import Call, Language, Signal, Volume
from clock.press import Control
from clock.scenes.after import SaidOut
from clock.settings import Settings
from clock.settings.sound import Hours, Sound, Sounding
from clock.tournament.structure import MINUTE, Break, House, Level
from clock.tournament.suggestions import FormFinalTable, MovePlayer
from clock.values import replace
from clock.words import words_in
from tests.evening import Evening, evening
from tests.fakes import FakeLoudspeaker
from tests.houses import gananda

SPEAKING = replace(Settings(), sound=Sound(voice=True))
KEY, REFUSED = Signal(Chime.KEY), Signal(Chime.REFUSED)
SHORT = replace(
    gananda(),
    stages=(
        Level(1, 5, 10, 3 * MINUTE),
        Level(2, 10, 20, 3 * MINUTE),
        Break(1, 2 * MINUTE),
        Level(3, 25, 50, 1),
    ),
)


@contextmanager
def listening(
    folder: Path, house: House = SHORT, settings: Settings | None = None, **rest: Any
) -> Iterator[tuple[Evening, FakeLoudspeaker]]:
    """Open an evening with a loudspeaker that is found after the first picture, as in real life."""
    with evening(folder, house, settings=settings, **rest) as host:
        loud = FakeLoudspeaker()
        host.app.take_up_sound(loud)
        host.app.frame()
        assert loud.heard() == []
        yield host, loud


def step(host: Evening, seconds: int) -> None:
    """Let time pass as it does: the app comes round at every moment that it names."""
    for _ in range(seconds // 30):
        host.wait(30)
    host.wait(seconds % 30)


def test_a_night_is_heard(tmp_path: Path) -> None:
    """Case 25: one start, one minute, one sound at each border, each with its chime and nothing else."""
    with listening(tmp_path, started=False) as (host, loud):
        host.control(Control.PAUSE)
        assert loud.heard() == [KEY, Call(Chime.START)]
        step(host, 119)
        assert loud.heard() == []
        step(host, 1)
        assert loud.heard() == [Call(Chime.MINUTE)]
        step(host, 60)
        assert loud.heard() == [Call(Chime.LEVEL)]
        step(host, 180)
        assert loud.heard() == [Call(Chime.MINUTE), Call(Chime.BREAK)]
        step(host, 120)
        assert loud.heard() == [Call(Chime.MINUTE), Call(Chime.BREAK_OVER)]


def test_the_card_is_opened_a_second_before(tmp_path: Path) -> None:
    """A TV swallows the beginning of a sound: it is woken a second before one that is due by the time."""
    with listening(tmp_path) as (host, loud):
        host.wait(120 - 30 - 1.001)
        assert loud.readied == 0
        host.wait(0.001)
        assert (loud.readied, loud.heard()) == (1, [])


def test_a_loudspeaker_that_is_found_late_is_told_nothing_of_before(tmp_path: Path) -> None:
    """Whatever went on before it was there is not called any more."""
    with evening(tmp_path, SHORT, started=False) as host:
        host.control(Control.PAUSE).wait(170)
        loud = FakeLoudspeaker()
        host.app.take_up_sound(loud)
        host.app.frame()
        assert loud.heard() == []
        host.wait(10)
        assert loud.heard() == [Call(Chime.LEVEL)]


def test_keys_are_heard(tmp_path: Path) -> None:
    """A key that is taken and one that is refused sound unlike; one that means nothing is silent."""
    with listening(tmp_path) as (host, loud):
        host.keys("99")
        assert loud.heard() == [KEY, KEY]
        host.keys("#")
        assert loud.heard() == [REFUSED]
        host.keys("***")
        loud.heard()
        host.keys("*0")
        assert loud.heard() == [KEY]


def test_keys_can_be_silent(tmp_path: Path) -> None:
    """With keys = false only refusals are heard, and what the keys bring about."""
    quiet = replace(Settings(), sound=Sound(keys=False))
    with listening(tmp_path, settings=quiet) as (host, loud):
        host.keys("99#")
        assert loud.heard() == [REFUSED]
        host.keys("**").keys("1##")
        assert loud.heard() == [Signal(Chime.OUT)]


def test_a_bust_out_and_the_clock_on_a_player(tmp_path: Path) -> None:
    """O6: what a player must hear at once is a signal, over whatever is called."""
    with listening(tmp_path, gananda()) as (host, loud):
        host.keys("1##")
        assert loud.heard()[-1] == Signal(Chime.OUT)
        host.keys("3C").wait(0)
        loud.heard()
        host.wait(50)
        assert loud.heard() == [Signal(Chime.WARNED)]
        host.wait(10)
        assert loud.heard() == [Signal(Chime.TIME_UP)]


def test_a_winner(tmp_path: Path) -> None:
    """O1: the last bust-out is the winner's call."""
    with listening(tmp_path, players=2, settings=SPEAKING) as (host, loud):
        host.keys("1##")

        assert loud.heard()[-1] == Call(Chime.WON, "Ben Okafor wins.")


def test_moves_wait_until_they_are_seen(tmp_path: Path) -> None:
    """T7: a proposal is read when the bust-out's slip has gone, after what is being called, and once."""
    with listening(tmp_path, gananda(), players=11, settings=SPEAKING) as (host, loud):
        host.keys("1##")
        assert isinstance(host.tournament.suggestions[0], FormFinalTable)
        assert Call not in map(type, loud.heard())
        assert "Final table. Everyone draws a new seat." in loud.foreseen

        host.wait(9)
        assert loud.heard() == []
        host.wait(1)
        assert loud.heard() == [Call(Chime.MOVE, "Final table. Everyone draws a new seat.", waits=True)]
        host.keys("*7").wait(40)
        assert Call not in map(type, loud.heard())


def test_a_move_waits_for_the_clock_on_a_player(tmp_path: Path) -> None:
    """O6, T7: never more than one thing asks for attention; when the hand is dead the move is called."""
    with listening(tmp_path, gananda(), players=11) as (host, loud):
        host.keys("1##").keys("3C")
        loud.heard()
        step(host, 64)
        assert loud.heard() == [Signal(Chime.WARNED), Signal(Chime.TIME_UP)]
        step(host, 2)
        assert loud.heard() == [Call(Chime.MOVE, waits=True)]


def test_a_bust_out_that_is_undone_calls_no_move(tmp_path: Path) -> None:
    """T7: within the ten seconds of its slip nobody has been sent anywhere."""
    with listening(tmp_path, gananda(), players=20, settings=SPEAKING) as (host, loud):
        for number in sorted(
            p.number for p in host.tournament.players.values() if p.seat and p.seat.table == 2
        )[:2]:
            host.keys(f"{number}##")
            assert isinstance(host.app._desk.stack.top.scene, SaidOut)
        assert isinstance(host.tournament.suggestions[0], MovePlayer)
        host.wait(5).keys("*").wait(60)

        assert Call not in map(type, loud.heard())


def test_words_are_foreseen_and_spoken(tmp_path: Path) -> None:
    """The voice gets its words ahead, in the language of the settings, and again with the chime."""
    german = words_in("de")
    with listening(tmp_path, settings=SPEAKING, words=german) as (host, loud):
        assert loud.foreseen == [
            "Noch eine Minute. Dann Blinds zehn, zwanzig.",
            "Runde zwei. Blinds zehn, zwanzig ab der nächsten Hand.",
        ]
        step(host, 150)
        assert loud.heard() == [
            Call(Chime.MINUTE, "Noch eine Minute. Dann Blinds zehn, zwanzig."),
            Call(Chime.LEVEL, "Runde zwei. Blinds zehn, zwanzig ab der nächsten Hand."),
        ]
        assert loud.foreseen[0] == "Noch eine Minute bis zur Pause."


def test_the_voice_speaks_the_language_that_was_chosen(tmp_path: Path) -> None:
    """Chosen in the menu, another language is spoken from then on: it is told, and the words made anew."""
    with listening(tmp_path, settings=SPEAKING) as (host, loud):
        host.keys("*882")
        assert Language("de") in loud.heard()
        assert loud.foreseen[0] == "Noch eine Minute. Dann Blinds zehn, zwanzig."
        step(host, 150)
        assert loud.heard() == [
            Call(Chime.MINUTE, "Noch eine Minute. Dann Blinds zehn, zwanzig."),
            Call(Chime.LEVEL, "Runde zwei. Blinds zehn, zwanzig ab der nächsten Hand."),
        ]


def test_a_loudspeaker_found_late_is_told_the_language(tmp_path: Path) -> None:
    """The card may be found after the host has chosen."""
    with evening(tmp_path, SHORT, settings=SPEAKING) as host:
        host.keys("*882")
        loud = FakeLoudspeaker()
        host.app.take_up_sound(loud)
        assert loud.heard() == [Language("de")]


def test_without_a_voice_no_words_are_made(tmp_path: Path) -> None:
    """Chimes alone have nothing to foresee."""
    with listening(tmp_path) as (host, loud):
        step(host, 150)

        assert loud.foreseen == []


def test_quiet_hours(tmp_path: Path) -> None:
    """Nothing sounds while it is late, and afterwards again; the evenings of these tests begin at 19:00."""
    late = replace(Settings(), sound=Sound(quiet=Hours(19 * 60, 19 * 60 + 4)))
    with listening(tmp_path, settings=late) as (host, loud):
        host.keys("7*")
        step(host, 120)
        assert (loud.heard(), loud.readied) == ([], 0)
        step(host, 90)
        host.keys("*")
        assert loud.heard()[-1] == KEY


def test_quiet_hours_need_a_time_of_day(tmp_path: Path) -> None:
    """A box that does not know how late it is sounds; what the host tells it counts."""
    late = replace(Settings(), sound=Sound(quiet=Hours(23 * 60, 8 * 60)))
    with listening(tmp_path, settings=late) as (host, loud):
        host.time.wall_ms = None
        host.keys("7**")
        assert loud.heard() == [KEY, KEY, KEY]
        host.keys("*83").keys("2315#")
        loud.heard()
        host.keys("7**")
        assert loud.heard() == []


def test_the_host_turns_the_volume(tmp_path: Path) -> None:
    """The menu has four volumes; the chosen one is heard at once, also in quiet hours."""
    late = replace(Settings(), sound=Sound(quiet=Hours(0, 23 * 60)))
    with listening(tmp_path, settings=late) as (host, loud):
        host.keys("*862")
        assert loud.heard() == [Volume(30), Signal(Chime.LEVEL)]
        host.wait(1).keys("*861")
        assert loud.heard()[-2:] == [Volume(0), Signal(Chime.LEVEL)]
        another = FakeLoudspeaker()
        host.app.take_up_sound(another)
        assert another.heard() == [Volume(0)]


def test_without_sound_the_menu_has_no_volume(tmp_path: Path) -> None:
    """What the settings leave off cannot be turned."""
    off = replace(Settings(), sound=Sound(Sounding.OFF))
    with listening(tmp_path, settings=off) as (host, loud):
        host.keys("*8")
        loud.heard()
        assert host.keys("6") is host
        assert loud.heard() == []
