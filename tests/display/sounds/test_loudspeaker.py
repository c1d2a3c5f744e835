"""The loudspeaker: what sounds when, and a card that may be missing, go and come back."""

from dataclasses import dataclass, field
from itertools import pairwise
from threading import Event

import pytest

from clock.display.sounds.chimes import Chime
from clock.display.sounds.loudspeaker import (
    BETWEEN_MS,
    KEPT_OPEN_MS,
    LAST_RETRY_MS,
    WAKES_IN_MS,
    WORDS_LATE_MS,
    Loudspeaker,
)
from clock.display.sounds.mixer import Lane, length_ms
from clock.display.sounds.orders import Call, Language, Order, Ready, Signal, Volume
from clock.troubles import CardFails, NoCard, NoSound
from tests.display.sounds.cards import FakeCard, FakeSpeech

CALLS, SIGNALS = Lane.CALLS, Lane.SIGNALS
LEVEL_MS, MINUTE_MS = (length_ms(chime.file.read_bytes()) for chime in (Chime.LEVEL, Chime.MINUTE))
BROKEN = CardFails("it is on fire")


@dataclass(slots=True)
class Wall:
    """A loudspeaker on a time that is moved by hand, turned whenever it asks for it."""

    card: FakeCard = field(default_factory=FakeCard)
    speech: FakeSpeech = field(default_factory=FakeSpeech)
    told: list[NoSound | None] = field(default_factory=list)
    rung: Event = field(default_factory=Event)
    turns: int = 0
    expected: bool = False
    speaks: bool = True
    due_ms: int | None = None
    loud: Loudspeaker = field(init=False)

    def __post_init__(self) -> None:
        speech = self.speech if self.speaks else None
        self.loud = Loudspeaker(
            self.card.open, self.told.append, self.rung, 70, speech, expected=self.expected
        )
        self._turn()

    @property
    def heard(self) -> list[tuple[int, Lane, str]]:
        """Return what has been heard so far."""
        return self.card.heard

    def order(self, *orders: Order) -> "Wall":
        """Give orders now."""
        for order in orders:
            self.loud.order(order)
        self._turn()
        return self

    def ring(self) -> "Wall":
        """Turn it, as when words have become ready."""
        self._turn()
        return self

    def wait(self, ms: int) -> "Wall":
        """Let time pass, with a turn whenever one is due."""
        until_ms = self.card.now_ms + ms
        while self.due_ms is not None and self.due_ms <= until_ms:
            assert self.due_ms > self.card.now_ms
            self.card.now_ms = self.due_ms
            self._turn()
        self.card.now_ms = until_ms
        return self

    def _turn(self) -> None:
        self.turns += 1
        self.rung.clear()
        self.due_ms = self.loud.turn(self.card.now_ms)


def test_the_card_is_open_only_while_something_sounds() -> None:
    """A card that is open wakes the box all the time: it is closed some seconds after, and nothing is due."""
    wall = Wall()
    assert (wall.card.opened, wall.due_ms) == ([], None)

    wall.wait(10_000).order(Signal(Chime.KEY)).wait(5_000).order(Signal(Chime.KEY)).wait(60_000)

    key_ms = length_ms(Chime.KEY.file.read_bytes())
    assert wall.card.opened == [10_000]
    assert wall.card.closed == [15_000 + key_ms + KEPT_OPEN_MS]
    assert wall.due_ms is None
    assert wall.turns < 10


def test_a_signal_sounds_at_once_and_over_a_call() -> None:
    """Keys are answered when they are pressed, also while words are spoken, and the last one counts."""
    wall = Wall()
    wall.speech.ready = {"Level two"}
    wall.order(Signal(Chime.KEY), Call(Chime.LEVEL, "Level two")).wait(3_000)
    wall.order(Signal(Chime.KEY), Signal(Chime.REFUSED))

    assert [(lane, heard) for _, lane, heard in wall.heard] == [
        *((SIGNALS, "key"), (CALLS, "level"), (CALLS, "Level two"), (SIGNALS, "refused")),
    ]
    assert wall.heard[0][0] == 0
    assert wall.heard[-1][0] == 3_000


def test_a_tv_wakes_up_before_a_call() -> None:
    """A TV swallows the first half second: a call waits for it, one that was foreseen has no need to."""
    assert Wall().order(Call(Chime.START)).wait(5_000).heard == [(WAKES_IN_MS, CALLS, "start")]

    foreseen = Wall().order(Ready()).wait(1_000).order(Call(Chime.LEVEL))
    assert foreseen.heard == [(1_000, CALLS, "level")]


def test_words_follow_their_chime() -> None:
    """Words that are ready are spoken when the chime has ended; without a voice there are none."""
    wall = Wall()
    wall.loud.foresee(["Level two"])
    wall.speech.ready = {"Level two"}
    wall.order(Call(Chime.LEVEL, "Level two")).wait(9_000)

    assert wall.speech.foreseen == ["Level two"]
    spoken_ms = WAKES_IN_MS + LEVEL_MS + BETWEEN_MS
    assert wall.heard == [(WAKES_IN_MS, CALLS, "level"), (spoken_ms, CALLS, "Level two")]

    mute = Wall(speaks=False)
    mute.loud.foresee(["Level two"])
    assert len(mute.order(Call(Chime.LEVEL, "Level two")).wait(9_000).heard) == 1


def test_words_that_were_not_foreseen_are_made_ready_now() -> None:
    """A level that the host goes to is spoken, too: its words are rendered while its chime sounds."""
    assert Wall().order(Call(Chime.LEVEL, "Level nine"), Call(Chime.OUT)).speech.foreseen == ["Level nine"]


def test_words_that_are_late_are_waited_for_a_while() -> None:
    """Words that get ready within seconds are spoken then; later ones are left, and the card is closed."""
    wall = Wall().order(Call(Chime.LEVEL, "Level two")).wait(WAKES_IN_MS + LEVEL_MS + 2_000)
    assert len(wall.heard) == 1
    wall.speech.ready = {"Level two"}
    assert wall.ring().heard[1:] == [(WAKES_IN_MS + LEVEL_MS + 2_000, CALLS, "Level two")]

    late = Wall().order(Call(Chime.LEVEL, "Level two")).wait(WAKES_IN_MS + LEVEL_MS + WORDS_LATE_MS)
    late.speech.ready = {"Level two"}
    assert len(late.ring().wait(60_000).heard) == 1
    assert not late.card.is_open


def test_a_new_call_ends_the_one_before() -> None:
    """Never two at once: what was being said is cut off, and what waited is forgotten."""
    wall = Wall()
    wall.speech.ready = {"Table four breaks", "Ada moves", "Level two"}
    wall.order(Ready()).wait(1_000)
    wall.order(Call(Chime.MOVE, "Table four breaks"), Call(Chime.MOVE, "Ada moves", waits=True)).wait(2_000)
    wall.order(Call(Chime.LEVEL, "Level two")).wait(20_000)

    assert [heard for _, _, heard in wall.heard] == ["move", "Table four breaks", "level", "Level two"]
    assert wall.heard[2][0] == 3_000
    assert 3_000 in wall.card.stopped


def test_a_call_that_waits_comes_after() -> None:
    """A move is read when the level has been called to its end."""
    wall = Wall()
    wall.speech.ready = {"Level two", "Ada moves"}
    wall.order(Ready()).wait(1_000)
    wall.order(Call(Chime.LEVEL, "Level two"), Call(Chime.MOVE, "Ada moves", waits=True)).wait(20_000)

    starts = [at_ms for at_ms, _, _ in wall.heard]
    assert [heard for _, _, heard in wall.heard] == ["level", "Level two", "move", "Ada moves"]
    assert starts[2] == starts[1] + MINUTE_MS + BETWEEN_MS


def test_the_volume() -> None:
    """What sounds is as loud as settled until the host says otherwise; at nothing the card is left alone."""
    wall = Wall().order(Signal(Chime.KEY)).order(Volume(30), Signal(Chime.KEY)).wait(60_000)
    assert wall.card.percents == [70, 30]

    wall.order(Volume(0), Signal(Chime.KEY), Call(Chime.LEVEL), Ready()).wait(60_000)
    assert (len(wall.heard), len(wall.card.opened)) == (2, 1)
    assert len(wall.order(Volume(50), Signal(Chime.KEY)).heard) == 3


@pytest.mark.parametrize("cause", [NoCard(), BROKEN])
def test_without_a_card_nothing_happens(cause: NoSound) -> None:
    """Orders are forgotten, the cause is told, and nothing wakes up of itself."""
    wall = Wall(FakeCard(missing=cause)).order(Call(Chime.LEVEL, "Level two"), Signal(Chime.OUT))

    assert wall.told == [cause]
    assert wall.due_ms is None
    wall.card.missing = None
    assert wall.wait(60_000).heard == []


def test_a_card_that_comes_is_used_for_the_next_sound() -> None:
    """A card is looked for again when something sounds, and not at every key of an entry."""
    wall = Wall(FakeCard(missing=NoCard()))
    for _ in range(20):
        wall.order(Signal(Chime.KEY)).wait(300)
    assert len(wall.card.opened) < 5

    wall.card.missing = None
    assert wall.wait(60_000).order(Signal(Chime.KEY)).heard == [(66_000, SIGNALS, "key")]
    assert wall.told[-1] is None


def test_a_card_that_is_expected_is_tried_again_and_again() -> None:
    """Its absence is told at the start, its coming within a minute; the tries get rarer."""
    wall = Wall(FakeCard(missing=NoCard()), expected=True)
    assert wall.told == [NoCard()]

    wall.wait(600_000)
    pauses = [after - before for before, after in pairwise(wall.card.opened)]
    assert pauses[:3] == [2_000, 4_000, 8_000]
    assert set(pauses[5:]) == {LAST_RETRY_MS}

    wall.card.missing = None
    wall.wait(LAST_RETRY_MS + KEPT_OPEN_MS)
    assert wall.told[-1] is None
    assert (wall.card.is_open, wall.due_ms) == (False, None)


def test_an_expected_card_that_is_there_is_opened_once() -> None:
    """It is seen to be there, and given back."""
    wall = Wall(expected=True).wait(600_000)

    assert (wall.card.opened, wall.card.closed, wall.told) == ([0], [KEPT_OPEN_MS], [None])


def test_a_card_that_breaks_while_it_is_open() -> None:
    """It is let go of, told, and opened anew for a later sound."""
    wall = Wall().order(Ready()).wait(1_000)
    wall.card.breaks = BROKEN
    wall.order(Call(Chime.LEVEL, "Level two")).wait(100)
    assert wall.told == [None, BROKEN]
    assert not wall.card.is_open

    wall.card.breaks = None
    assert wall.wait(9_900).order(Signal(Chime.KEY)).heard == [(11_000, SIGNALS, "key")]


def test_it_lets_go_of_everything() -> None:
    """Closed, it has given the card back and the voice renders no more; also before anything sounded."""
    wall = Wall().order(Ready())
    wall.loud.close()
    assert (wall.card.is_open, wall.speech.stopped) == (False, True)

    Wall(speaks=False).loud.close()


def test_an_order_rings() -> None:
    """Whoever turns it sleeps until then."""
    wall = Wall()
    wall.loud.order(Ready())

    assert wall.rung.is_set()


def test_another_language_is_spoken_from_the_next_call_on() -> None:
    """The voice is told at once; what was to be said in the language before is left, its chimes sound."""
    wall = Wall()
    wall.speech.ready = {"Level two", "Ada moves"}
    wall.order(Call(Chime.LEVEL, "Level two"), Call(Chime.MOVE, "Ada moves", waits=True))
    wall.loud.order(Language("de"))
    assert wall.speech.languages == ["de"]

    wall.loud.foresee(["Runde drei"])
    wall.speech.ready = {"Runde drei"}
    wall.wait(20_000).order(Call(Chime.LEVEL, "Runde drei")).wait(20_000)
    assert [heard for _, _, heard in wall.heard] == ["level", "move", "level", "Runde drei"]


def test_a_loudspeaker_without_a_voice_knows_no_language() -> None:
    """Chimes are the same in all."""
    assert Wall(speaks=False).order(Language("de"), Call(Chime.LEVEL)).wait(9_000).heard[0][2] == "level"
