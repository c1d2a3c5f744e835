"""How values are made, and made again with other fields."""

from dataclasses import dataclass, field

import pytest

from clock.values import Struct, replace


class Chip(Struct, frozen=True):
    """A value as nearly all are."""

    colour: str
    value: int = 5


@dataclass(frozen=True, slots=True)
class Asked:
    """A value with a field that tells no two apart."""

    words: str
    then: object = field(default=None, compare=False)


def test_a_value_is_made_again_with_other_fields() -> None:
    """What is not named stays, and the value itself is what it was."""
    red = Chip("red")
    assert replace(red, value=25) == Chip("red", 25)
    assert red.value == 5


def test_so_is_one_of_the_few_dataclasses() -> None:
    """The type checker lets both through, so both must work."""
    asked = Asked("Who?", then=len)
    again = replace(asked, words="By whom?")
    assert (again.words, again.then) == ("By whom?", len)


@pytest.mark.parametrize("value", [Chip("red"), Asked("Who?")], ids=["Struct", "dataclass"])
def test_no_field_is_made_up(value: Chip | Asked) -> None:
    """A field that the value does not have is refused."""
    with pytest.raises(TypeError):
        replace(value, seat=3)  # type: ignore[call-arg]  # what is tested
