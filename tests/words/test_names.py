"""How players are called."""

from clock.words.names import first_name, has_name, name, numbered
from tests.houses import gananda
from tests.words.samples import night


def test_a_player_without_a_name_is_the_number() -> None:
    """Who was entered without a name is called by the number alone."""
    tournament = night(gananda())

    assert not has_name(tournament, 3)
    assert [called(tournament, 3) for called in (numbered, name, first_name)] == ["3", "3", "3"]


def test_numbers_stand_before_names() -> None:
    """A name is told with the number that the host types."""
    assert numbered(night(gananda()), 4) == "4 Ada Lindqvist"


def test_first_names_only_where_they_are_clear() -> None:
    """Two Adas keep their whole names; the only Zoe is Zoe."""
    tournament = night(gananda(), {1: "Zoe Quist", 2: "Ada Byron", 4: "Ada Lindqvist"})

    assert [first_name(tournament, number) for number in (1, 2, 4)] == ["Zoe", "Ada Byron", "Ada Lindqvist"]


def test_a_number_of_nobody_is_called_by_itself() -> None:
    """A number that was struck from the list is still told."""
    assert numbered(night(gananda()), 99) == "99"
