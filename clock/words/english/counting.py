"""Numbers in English words, as they are spoken."""

from collections.abc import Iterator

from clock.words.figures import HUNDRED, LARGE

_TO_NINETEEN = (
    *("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"),
)
_TENS = ("", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
_LARGE = dict(zip(LARGE, ("billion", "million", "thousand", "hundred"), strict=True))


def in_words(number: int) -> str:
    """Return a number that is not negative: "one thousand two hundred twenty-five"."""
    return " ".join(_parts(number)) or _TO_NINETEEN[0]


def _parts(number: int) -> Iterator[str]:
    for size, word in _LARGE.items():
        count, number = divmod(number, size)
        if count:
            yield f"{in_words(count)} {word}"
    if number:
        yield _below_hundred(number)


def _below_hundred(number: int) -> str:
    if number < len(_TO_NINETEEN):
        return _TO_NINETEEN[number]
    tens, ones = divmod(number, HUNDRED // 10)
    return f"{_TENS[tens]}-{_TO_NINETEEN[ones]}" if ones else _TENS[tens]
