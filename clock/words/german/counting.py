"""Numbers in German words, as they are spoken."""

from collections.abc import Iterator

from clock.words.figures import HUNDRED, LARGE, THOUSAND

_TO_NINETEEN = (
    *("null", "ein", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn"),
    *("elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn", "neunzehn"),
)
_TENS = ("", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig", "neunzig")
_BILLIONS, _MILLIONS, *_ = LARGE
_NOUNS = {_BILLIONS: ("Milliarde", "Milliarden"), _MILLIONS: ("Million", "Millionen")}
_ONE_MORE = "s"
"""What "ein" has at its end where nothing follows it: "einhunderteins"."""


def in_words(number: int) -> str:
    """Return a number that is not negative: "eintausendzweihundertfünfundzwanzig"."""
    return " ".join(_parts(number)) or _TO_NINETEEN[0]


def _parts(number: int) -> Iterator[str]:
    for size, (one, several) in _NOUNS.items():
        count, number = divmod(number, size)
        if count:
            yield f"eine {one}" if count == 1 else f"{in_words(count)} {several}"
    if number:
        yield _below_million(number) + (_ONE_MORE if number % HUNDRED == 1 else "")


def _below_million(number: int) -> str:
    """Return a number as it stands before another word: "hunderteintausend" has no s inside."""
    thousands, rest = divmod(number, THOUSAND)
    hundreds, rest = divmod(rest, HUNDRED)
    words = f"{_below_million(thousands)}tausend" if thousands else ""
    words += f"{_TO_NINETEEN[hundreds]}hundert" if hundreds else ""
    return words + (_below_hundred(rest) if rest else "")


def _below_hundred(number: int) -> str:
    if number < len(_TO_NINETEEN):
        return _TO_NINETEEN[number]
    tens, ones = divmod(number, HUNDRED // 10)
    return f"{_TO_NINETEEN[ones]}und{_TENS[tens]}" if ones else _TENS[tens]
