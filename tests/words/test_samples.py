"""The samples that the words are tested with are whole."""

from tests.words.samples import Bare, Whole, samples


def test_every_class_of_a_union_is_sampled() -> None:
    """Each class has an instance with all fields, and one more for each field that may be None."""
    assert samples(Whole | Bare) == [Whole(2, (1, 2)), Whole(None, (1, 2)), Bare()]
