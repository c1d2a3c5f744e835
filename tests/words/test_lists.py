"""Lists of things in a sentence."""

from clock.words.lists import joined


def test_things_are_joined() -> None:
    """Only the last two of a list are joined by the word."""
    lists: tuple[list[str], ...] = ([], ["a"], ["a", "b"], ["a", "b", "c"])
    assert [joined(things, "or") for things in lists] == ["", "a", "a or b", "a, b or c"]
