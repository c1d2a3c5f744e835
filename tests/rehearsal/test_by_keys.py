"""Whole nights by buttons and keys alone: on both keypads, and with everything that can be done there."""

import re
from pathlib import Path

import pytest

RUNS = Path(__file__).parent.parent / "rehearsals"
NIGHTS = {
    (house, pad): f"{house}_by_keys_{pad}.night"
    for house in ("gananda", "new_year")
    for pad in ("4x4", "4x3")
}

ACT = re.compile(r"(\d+):(\d\d):(\d\d) (\w+)(?: (.*?))?(?:  #.*)?")

BY_HAND = {"keys", "press", "hold"}
LOOKS = {"expect", "show"}

ON_BOTH = {
    "PAUSE starts, stops and goes on": r"press pause(?s:.*)press pause(?s:.*)press pause",
    "PAUSE held for 3 s opens the safe menu, and `*` leaves it": (
        r"hold pause 3[.\d]*\n(?:expect .*\n)*keys \*\n"
        r""
    ),
    "the safe menu ends the night, and undo takes that back": (
        r"hold pause 3[.\d]*\nkeys 1#\nexpect phase finished\nkeys (?:D|\*5)\nexpect phase running"
    ),
    "SKIP let go too soon does nothing": r"hold skip 0\.[567]\n",
    "SKIP held for 0.8 s ends the level": r"hold skip (?:0\.[89]|1)\nexpect stage\.",
    "`*` takes a digit back": r"keys [\d#]*\d\*\d+#",
    "by somebody": r"keys \d{1,2}#\d{1,2}#\n",
    "by a table and a seat": r"keys [1-9]\d\d#",
    "by nobody": r"keys [A\d]*##\n",
    "`*` undoes while the slip stands": r"keys [\d#A]+#\n(?:expect .*\n)*keys \*\nexpect .* in\n",
    "the same hand by 0 0 #": r"keys 00#\nkeys \d+#\d+#",
    "a suggestion accepted": r"suggestions\.0\.(?:kind|player) .*\n(?:expect .*\n)*(?:keys #\n)+expect",
    "a suggestion put aside, and brought back by the menu": (
        r"keys \*\nexpect suggestions \[\]\n(?:expect aside.*\n)?keys \*34\nexpect suggestions\.0"
    ),
    "the final table": (
        r"expect waiting \"final table\"\n(?:keys .*\n"
        r")+expect final_table true(?s:.*)press pause"
    ),
    "a menu that nobody uses": r"keys \*[1-9]\nkeys \d",
    "redo": r"expect .*\nkeys (?:#|\*6|\*\*6)\nexpect",
    "a clock on a player, called and stopped": (
        r"e"
        r"xpect player_clock\.player \d+(?s:.*)expect player_clock null"
    ),
    "prizes handed over in the menu": r"keys \*23\n(?s:.*)handed true",
}

WITH_LETTERS = {
    "A: out as well": r"keys A\d+#",
    "A: one more on the hand": r"keys \d+A\d+#",
    "A: by two together": r"keys \d+#\d+A\d+#",
    "C alone, and again": (
        r"keys C\nexpect player_clock\.player null\n(?:expect .*\n)*keys C\n"
        r"expect player_clock null"
    ),
    "C after a number": r"keys \d+C\n",
    "D: undo, D again: further back, #: redo": (
        r"keys D(?:\n(?:expect .*\n)*keys )?D\n(?:expect .*\n)*keys #\n"
        r""
    ),
}

BY_MENU = {
    "undo": r"keys \*5\n",
    "redo": r"keys \*?\*6\n",
    "the clock on a player": r"keys \*41\nkeys \d+#",
    "by two together, mended": r"keys \*13\nkeys \d+#\d+#\d+##",
    "what was put aside": r"keys \*34\n",
}

IN_A_HOUSE_WITH_REBUYS = {
    "a rebuy in the slip": r"keys \d+#\d+#\n(?:expect .*\n)*keys (?:B|0#)\nexpect .* (?:in|1)\n",
    "no rebuy in the slip": r"keys #\nexpect player\.\d+\.may_return false",
    "late entry": r"keys (?:B3|\*213)\n",
    "a break that waits for PAUSE": r"expect waiting break\n(?:keys .*\n)*press pause\nexpect stage\.level",
}

IN_A_HOUSE_THAT_RANKS_BY_STACK = {
    "who had more is asked": r"keys (?:\d+A\d+#\d+#|00#\nkeys \d+#\d+#)\n(?:expect .*\n)*keys \d+#\n",
}

ANYWHERE = {
    "a rebuy left unanswered, found under buy in the menu": (
        r"may_return true\nkeys \*211\nkeys \d+#\nexpect .* in\n"
        r""
    ),
    "a no found under buy": r"keys \*215\nkeys \d+#",
    "the button told": r"\"ask button\"\n(?:expect .*\n)*keys \d#\nexpect tables\.\d\.button \d",
    "the button not known": r"\"ask button\"\nkeys #\nexpect suggestions\.0\.kind move\nexpect .*player null",
    "both had the same": r"keys 0#\n(?:expect .*\n)+expect .*tied true",
    "a table that breaks": r"kind break\n(?:expect .*\n)*keys #\n",
    "who is here": r"keys \*16\n",
    "who owes": r"keys \*22\n",
    "away, and back": r"keys \*15\n",
    "out for good": r"keys \*14\n",
    "put back in": r"keys \*12\n",
    "out together": r"keys \*11\n",
    "chips out": r"keys \*38\n",
    "a stack counted": r"keys \*39\n",
    "button and next hand": r"keys \*35#\n",
    "break now, and at the end of the level": r"keys \*42\n(?s:.*)keys \*43#",
    "minutes more, and less": r"keys \*44\n(?s:.*)keys \*45#",
    "a level, and its length": r"keys \*46\n(?s:.*)keys \*47#",
    "back": r"keys \*48\n",
    "a deal": r"keys \*241\n",
}


def acts(house: str, pad: str) -> list[tuple[str, str]]:
    """Return the acts of a night: the word and the rest."""
    lines = (RUNS / NIGHTS[house, pad]).read_text(encoding="utf-8").splitlines()
    found = [match for line in lines if (match := ACT.fullmatch(line))]
    return [(match[4], match[5] or "") for match in found]


def text(house: str, pad: str) -> str:
    """Return the acts of a night without their times, a line each."""
    return "".join(f"{word} {rest}".strip() + "\n" for word, rest in acts(house, pad))


@pytest.mark.parametrize(("house", "pad"), NIGHTS)
def test_nothing_but_keys_and_buttons(house: str, pad: str) -> None:
    """No act is made in words, and on a keypad without letters none is typed; the night comes to its end."""
    words = {word for word, _ in acts(house, pad)}
    typed = "".join(rest for word, rest in acts(house, pad) if word == "keys")

    assert words <= BY_HAND | LOOKS
    assert set(typed) <= set("0123456789*#" + ("ABCD" if pad == "4x4" else ""))
    assert ("expect", "phase finished") in acts(house, pad)
    assert f"keypad {pad}\n" in (RUNS / NIGHTS[house, pad]).read_text(encoding="utf-8")


@pytest.mark.parametrize("flow", ON_BOTH)
@pytest.mark.parametrize("pad", ["4x4", "4x3"])
def test_what_every_keypad_can_is_played_on_each(pad: str, flow: str) -> None:
    """Whatever a host may want, in one of the two nights on that keypad."""
    assert any(re.search(ON_BOTH[flow], text(house, pad)) for house in ("gananda", "new_year"))


@pytest.mark.parametrize(
    ("pad", "flow"), [("4x4", flow) for flow in WITH_LETTERS] + [("4x3", flow) for flow in BY_MENU]
)
def test_the_letters_and_what_stands_in_for_them(pad: str, flow: str) -> None:
    """Each way that only one of the keypads has."""
    pattern = (WITH_LETTERS if pad == "4x4" else BY_MENU)[flow]
    assert any(re.search(pattern, text(house, pad)) for house in ("gananda", "new_year"))


@pytest.mark.parametrize("pad", ["4x4", "4x3"])
def test_what_a_house_brings_with_it(pad: str) -> None:
    """Rebuys, late entry and held breaks in the one, the question who had more in the other."""
    missing = [
        flow for flow, at in IN_A_HOUSE_WITH_REBUYS.items() if not re.search(at, text("new_year", pad))
    ]
    missing += [
        flow for flow, at in IN_A_HOUSE_THAT_RANKS_BY_STACK.items() if not re.search(at, text("gananda", pad))
    ]

    assert missing == []


@pytest.mark.parametrize("flow", ANYWHERE)
def test_the_rest_is_played_somewhere(flow: str) -> None:
    """What is the same on both keypads, once."""
    assert any(re.search(ANYWHERE[flow], text(*night)) for night in NIGHTS)
