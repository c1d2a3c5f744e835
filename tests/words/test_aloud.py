"""What the voice says, in every language: nothing a voice could read in ways of its own."""

import pytest

from clock.tournament.announcements import Announcement
from clock.words import LANGUAGES, words_in
from tests.words.samples import samples
from tests.words.spoken import nights


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("what", samples(Announcement), ids=str)
def test_every_announcement_is_spoken_in_words(code: str, what: Announcement) -> None:
    """T7: whatever is called has words, in sentences, without a figure or a sign that a voice spells out."""
    for tournament in nights():
        said = words_in(code).aloud.announcement(what, tournament)

        assert said[0].isupper()
        assert said.endswith(".")
        assert all(sign.isalpha() or sign in " .,-" for sign in said), said
