"""What holds for every language: it says everything, in whole sentences, and nothing of another language."""

import re

import pytest

from clock.display.theme import Face
from clock.display.typefaces import Drawer, Typefaces, file_of
from clock.mishaps import NotSaving, NotShutDown, ShutDownFails, ShutDownForbidden
from clock.tournament.commands import Decided
from clock.tournament.events import Event, PlayerUnregistered
from clock.tournament.notices import Notice
from clock.tournament.refusals import Reason
from clock.tournament.state import Waiting
from clock.tournament.suggestions import Suggestion
from clock.tournament.timeline import Concern
from clock.words import LANGUAGES, Words, words_in
from clock.words.asking import Phrase
from clock.words.offers import Does, Entry
from clock.words.subjects import EventOnPlayer
from tests.houses import gananda
from tests.words.samples import NAMES, night, samples
from tests.words.spoken import A_WORD, accepting, houses, making, nights, spoken, waiting_for

ALIKE = {
    *(
        "Add-on",
        "Ante",
        "BB",
        "Blinds",
        "Chips",
        "Deal",
        "Dealer",
        "Flush",
        "Knockouts",
        "Level",
        "Name",
        "Rebuy",
    ),
    *("A", "B", "C", "D", "F", "P", "PAUSE", "SKIP", "Enter", "Orange", "Start", "in", "n"),
}
"""Words of German card rooms that are English, keycaps, and what happens to be spelled alike."""

PROGRAM = set("{}<>_[]")


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest) -> Words:
    """Return the words of a language, one language after the other."""
    return words_in(request.param)


def own_words(text: str) -> set[str]:
    """Return the words of a text that are neither figures nor names that people gave."""
    given = {A_WORD, *(part for name in NAMES.values() for part in name.split())}
    parts = {part.strip(".,:?!()") for part in text.split()}
    return {part for part in parts - given if any(sign.isalpha() for sign in part)}


def is_sentence(said: str) -> bool:
    """Return whether this reads as one: it begins with a capital or a number and ends with one stop."""
    return (said[0].isupper() or said[0].isdecimal()) and said[-1] in ".?" and said[-2] not in ".?"


def test_every_language_goes_by_its_code() -> None:
    """A language is found in the settings by its code, and in the menu by its own name."""
    assert [words_in(code).code for code in LANGUAGES] == list(LANGUAGES)
    assert len({words_in(code).title for code in LANGUAGES}) == len(LANGUAGES)


def test_nothing_of_the_program_is_said(words: Words) -> None:
    """Whatever is said has no name of a class or field in it, and no gap where a value was forgotten."""
    spoilt = [text for _, text in spoken(words) if PROGRAM & set(text) or "None" in text or "  " in text]

    assert spoilt == []


def test_no_language_speaks_another_one() -> None:
    """What two languages say alike is figures, names, keycaps and words of the card room."""
    first, *others = [{text for _, text in spoken(words_in(code))} for code in LANGUAGES]

    assert others
    for other in others:
        assert [text for text in first & other if own_words(text) - ALIKE] == []


def test_every_language_says_as_much() -> None:
    """Where one language has something to say, the others have too, and in as many lines."""
    first, *others = [list(spoken(words_in(code))) for code in LANGUAGES]

    for other in others:
        assert [subject for subject, _ in other] == [subject for subject, _ in first]
        both = zip(first, other, strict=True)
        assert [(text, said) for (_, text), (_, said) in both if bool(text) != bool(said)] == []


def test_every_letter_can_be_drawn(words: Words) -> None:
    """No face of the screen shows a box where a letter should stand."""
    letters = sorted({letter for _, text in spoken(words) for letter in text} - {"\n"})
    typefaces = Typefaces(())

    for face in Face:
        barlow = Drawer(file_of(face))
        assert {part.drawer for letter in letters for part in typefaces.parts(letter, face)} == {barlow}


@pytest.mark.parametrize("reason", samples(Reason), ids=str)
def test_every_refusal_is_a_sentence(words: Words, reason: Reason) -> None:
    """Whatever is refused is said in a whole sentence."""
    for tournament in nights():
        assert is_sentence(words.refusals.sentence(reason, tournament))


@pytest.mark.parametrize("why", [ShutDownForbidden(), ShutDownFails("access denied")], ids=str)
def test_a_box_that_stays_on_says_so_in_a_sentence(words: Words, why: NotShutDown) -> None:
    """So is what the box refuses to do."""
    assert is_sentence(words.mishaps.not_shut_down(why))


@pytest.mark.parametrize("suggestion", samples(Suggestion), ids=str)
def test_every_suggestion_has_a_headline_and_a_reason(words: Words, suggestion: Suggestion) -> None:
    """T7: whatever is proposed says what and why, and undo names it when it was accepted."""
    for tournament in nights():
        assert words.suggestions.headline(suggestion, tournament)
        assert is_sentence(words.suggestions.reason(suggestion, tournament))
    assert words.acts.undo(accepting(suggestion))


@pytest.mark.parametrize("command", samples(Decided), ids=str)
def test_every_act_has_an_undo_line(words: Words, command: Decided) -> None:
    """O4: whatever is done can be told in a few words, as undo and as redo, without a full stop."""
    for line in (words.acts.undo(making(command)), words.acts.redo(making(command))):
        assert line
        assert not line.endswith(".")


@pytest.mark.parametrize("event", samples(Event), ids=str)
def test_what_an_event_says_is_whole(words: Words, event: Event) -> None:
    """An event says nothing, or something that reads as a sentence without its full stop."""
    for tournament in nights():
        said = words.confirmations.confirmation((event,), tournament)
        assert not said or is_sentence(f"{said}.")


@pytest.mark.parametrize("event", samples(Event), ids=str)
def test_an_event_on_a_player_begins_with_the_number(words: Words, event: Event) -> None:
    """Section 3: what is typed looks like what it means, so the words that begin with a number are known.

    Who was struck from the list is no player any more, and is drawn as no keycap.
    """
    said = words.confirmations.confirmation((event,), night(gananda(), out=(1,)))
    player = getattr(event, "player", None)
    begins = player is not None and re.match(rf"{player}\b", said) is not None

    assert begins == isinstance(event, EventOnPlayer | PlayerUnregistered)


@pytest.mark.parametrize("what", samples(Notice), ids=str)
def test_every_notice_is_a_sentence(words: Words, what: Notice) -> None:
    """Whatever people should know is said in a whole sentence."""
    for tournament in nights():
        assert is_sentence(words.notices.notice(what, tournament))


@pytest.mark.parametrize("what", samples(Concern), ids=str)
def test_every_concern_is_a_sentence(words: Words, what: Concern) -> None:
    """V5: whatever a host should know before the night is said in a whole sentence."""
    for house in houses():
        assert is_sentence(words.notices.concern(what, house))


@pytest.mark.parametrize("why", Waiting)
def test_what_the_clock_waits_for_names_the_button(words: Words, why: Waiting) -> None:
    """S5, S11: whatever the clock waits for, PAUSE ends it, and the band says so."""
    assert all("PAUSE" in words.stages.waiting(tournament) for tournament in waiting_for(why))


def test_no_two_offers_read_alike(words: Words) -> None:
    """A host can tell keys and entries of the menu from each other."""
    assert all(words.offers.does(what).strip() for what in Does)
    assert all(words.offers.entry(which)[0].isupper() for which in Entry)
    assert len({words.offers.entry(which) for which in Entry}) == len(Entry)


def test_every_phrase_is_said(words: Words) -> None:
    """Every title and question has its words."""
    assert all(words.asking.phrase(which).strip() for which in Phrase)


def test_every_cause_of_not_saving_is_told(words: Words) -> None:
    """While the night is only in memory the banner says why, in capitals first, in one line."""
    said = {words.mishaps.not_saving(why) for why in NotSaving}

    assert len(said) == len(NotSaving)
    assert all(banner.split(":")[0].isupper() and banner.endswith(".") for banner in said)


def test_keys_are_told_in_one_order() -> None:
    """The list of all keys has the same keys in every language, but for the names of keyboard keys."""
    lists = [words_in(code).asking.all_keys() for code in LANGUAGES]
    named = {"Space", "Leertaste", "Ctrl Z", "Strg Z"}

    assert len({tuple(key for key, _ in keys if key not in named) for keys in lists}) == 1
    assert len({len(keys) for keys in lists}) == 1
