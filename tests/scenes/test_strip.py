"""The strip at the bottom: a key stands there only while it does what it says."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from clock.display.pieces.foot import SlipKind
from clock.press import Control, Press, Release, Source
from clock.roster import Regular
from clock.scenes.choice import Choice, Menu
from clock.scenes.meant import answered
from clock.scenes.shown import Shown
from clock.settings import Settings
from clock.values import replace
from tests.evening import DIGITS_ONLY, Evening, evening, hints_of
from tests.houses import gananda, new_year, wired_pair
from tests.painting import painted, seen
from tests.walk import meddled, walked

REGULARS = tuple(Regular(str(number), f"Regular {number}") for number in range(1, 30))
DASH = "\N{EN DASH}"


def first_keys(label: str) -> str:
    """Return the keys with which a hint can begin: of "1-99" the digits, of "0 0 #" the first."""
    span = re.fullmatch(rf"(\d){DASH}(\d+)", label)
    if span is None:
        return label.split(maxsplit=1)[0]
    return "".join(str(digit) for digit in range(int(span[1]), min(9, int(span[2])) + 1))


def silent_keys(host: Evening) -> Iterator[tuple[str, str]]:
    """Return each key that the strip promises and that asks for nothing now, with what it promises.

    Of the numbers of a list those of its grey entries do nothing, and the list shows that.
    """
    sight, lying = host.app.sight(), host.app._desk.stack.from_top
    chooses = isinstance(lying[0].scene, (Choice, Menu))
    for label, words in hints_of(host.picture.keys).items():
        if label in {"PAUSE", "SKIP"}:
            continue
        keys = first_keys(label)
        for key in (keys[0], keys[-1]) if chooses else keys:
            if answered(lying, Press(Control(key), sight.now_ms, Source.KEYPAD), sight)[1] is None:
                yield label, words


def promised_in_vain(host: Evening, pictures: Iterable[Shown]) -> set[tuple[str | None, str, str]]:
    """Return what promised something on the way and did nothing: slip, key and promise."""
    return {(host.slip, *silent) for _ in pictures for silent in silent_keys(host)}


@pytest.mark.parametrize("settings", [Settings(), DIGITS_ONLY], ids=["4x4", "4x3"])
@pytest.mark.parametrize("house", [gananda, new_year])
def test_what_the_strip_promises_a_key_does(tmp_path: Path, house: type, settings: Settings) -> None:
    """From before the deal to the winner, in every entry of the menu, no key of the strip does nothing."""
    with evening(tmp_path, house(), players=21, started=False, settings=settings, regulars=REGULARS) as host:
        assert promised_in_vain(host, walked(host)) == set()


def test_what_the_strip_promises_in_the_middle(tmp_path: Path) -> None:
    """The same while whatever the menu asks is answered, rightly or not."""
    with evening(tmp_path, players=21) as host:
        assert promised_in_vain(host, meddled(host)) == set()


def test_a_question_offers_digits_until_there_are_some(tmp_path: Path) -> None:
    """With nothing typed # does nothing where an answer is needed, so the strip asks for a number."""
    with evening(tmp_path) as host:
        host.keys("*46")
        assert host.slip == "Which level?"
        assert host.hints == {f"0{DASH}9": "number", "*": "back"}
        assert host.keys("3").hints == {"#": "done", "*": "erase"}
        host.keys("**").keys("*12")
        assert host.hints["*"] == "back"


def test_a_question_with_an_answer_of_its_own_offers_it(tmp_path: Path) -> None:
    """Where # alone is an answer, the sentence says which, and the strip offers #."""
    with evening(tmp_path) as host:
        host.keys("*42")
        assert host.slip == "A break now: how many minutes? # is 10 minutes"
        assert host.hints == {"#": "done", "*": "back"}


@pytest.mark.parametrize("keys", ["*4699#", "1#77#", "*1477#", "1A2#3#7#"])
def test_a_number_that_was_refused_is_not_offered_again(tmp_path: Path, keys: str) -> None:
    """O1: # would only be refused once more; the next digit begins another number, and the strip says so."""
    with evening(tmp_path) as host:
        host.keys(keys)
        assert host.picture.slip is not None
        assert host.picture.slip.slip.kind is SlipKind.REFUSED
        assert "#" not in host.hints
        assert {"number", "player"} & set(host.hints.values())
        assert host.hints["*"] == "erase"
        host.keys("3")
        assert "#" in host.hints


def test_who_enters_offers_what_there_is_to_do(tmp_path: Path) -> None:
    """T1: with nothing typed # draws the seats, once there is somebody to seat."""
    with evening(tmp_path, players=0, started=False, regulars=REGULARS) as host:
        host.keys("1*")
        assert host.hints == {f"1{DASH}99": "check in", "*": "back"}
        host.keys("1#2#1*")
        assert host.hints == {f"1{DASH}99": "check in", "#": "draw the seats", "*": "back"}


def test_a_split_offers_another_only_behind_a_number(tmp_path: Path) -> None:
    """O3: in "by Ben and whom?" A does nothing until somebody is named, and # still ends it."""
    with evening(tmp_path) as host:
        host.keys("1#2A")
        assert host.hints == {"#": "out, by Ben", "*": "back"}
        assert host.keys("3").hints["A"] == "split with another"
        assert host.keys("*0").hints == {"#": "out, by Ben", "*": "erase"}


def test_together_offers_another_only_behind_a_number(tmp_path: Path) -> None:
    """O2: in "and who else on this hand?" A does nothing until somebody is named."""
    with evening(tmp_path) as host:
        host.keys("1A")
        assert "A" not in host.hints
        assert host.keys("2").hints["A"] == "another, same hand"


def test_who_had_more_offers_a_number(tmp_path: Path) -> None:
    """O2: # does nothing until somebody is named; 0 # says that all had the same."""
    with evening(tmp_path) as host:
        host.keys("1A2#3#")
        assert host.hints == {f"1{DASH}99": "player", "0 #": "the rest had the same", "*": "back"}
        assert host.keys("1").hints["#"] == "done"


def test_a_list_names_its_first_and_last_number_that_works(tmp_path: Path) -> None:
    """E8: before the deal only who owes can be looked at under money, so 2 and not 1 to 2."""
    with evening(tmp_path, started=False) as host:
        host.keys("*2")
        assert host.hints == {"2": "choose", "*": "back"}


def test_the_button_is_asked_for_among_the_seats_there_are(tmp_path: Path) -> None:
    """T2: a table of eight has no seat 9."""
    with evening(tmp_path, replace(wired_pair(), seats_per_table=8), players=24) as host:
        host.two_out()
        host.wait(11)
        assert host.slip is None
        assert host.hints[f"1{DASH}8"] == "seat of the button"


def test_a_hold_on_skip_is_seen_on_every_page(tmp_path: Path) -> None:
    """Where a page has no button with a ring, the hold fills up on the strip, whatever else that says."""
    with evening(tmp_path, started=False) as host:
        host.app.press(Press(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.wait(0.4)
        assert "SKIP" not in host.hints  # before the deal there is nothing to skip
        host.app.press(Release(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.control(Control.PAUSE)
        host.keys("*")
        assert "SKIP" not in host.hints
        host.app.press(Press(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.wait(0.4)
        hint = host.picture.keys.right[-1]
        assert (hint.key, hint.words) == ("SKIP", "hold for round 2")
        assert hint.held == pytest.approx(0.5)
        host.app.press(Release(Control.SKIP, host.time.boot_ms, Source.BUTTONS))
        host.app.frame()
        assert "SKIP" not in host.hints


def test_the_words_of_a_list_stay_where_they_are_when_it_is_turned(tmp_path: Path) -> None:
    """V2: keys of other widths on the next page of all keys do not move what they do."""
    with evening(tmp_path) as host:
        lefts = set()
        for key in ("*74", "#"):
            host.keys(key)
            page = seen(painted(host.picture.page, (1920, 1080)))
            lefts |= {
                patch.box[0] for patch in page if patch.words.startswith(("one more player", "start, stop"))
            }
        assert len(lefts) == 1


def test_the_strip_in_play_names_the_keys_that_are_there(tmp_path: Path) -> None:
    """With letters they are named, with twelve keys nothing but what those can."""
    with evening(tmp_path / "16") as host:
        host.keys("1##").wait(11)
        assert list(host.hints) == ["1\N{EN DASH}99", "C", "D", "*", "PAUSE", "SKIP"]
    with evening(tmp_path / "12", settings=DIGITS_ONLY) as host:
        host.keys("1##").wait(11)
        assert list(host.hints) == ["1\N{EN DASH}99", "*", "PAUSE", "SKIP"]


def test_the_strip_says_what_the_clock_on_a_player_can(tmp_path: Path) -> None:
    """O6: while it runs the key stops it; once the hand is dead it calls another."""
    with evening(tmp_path) as host:
        assert host.hints["C"] == "clock"
        host.keys("C")
        assert host.hints["C"] == "stop the clock on the player"
        host.wait(61)
        assert host.tournament.on_player is not None
        assert host.hints["C"] == "clock"
