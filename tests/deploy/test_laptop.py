"""The laptop's side of deploy.sh: it keeps to the shell that macOS has, and knows its own options."""

import re
from pathlib import Path

import pytest

from tests.deploy.box import Box

ROOT = Path(__file__).parents[2]

LAPTOP = ("deploy.sh", "deploy/checkout.sh", "deploy/send.sh", "deploy/wheels.sh")

NEWER = {
    "a list that may be empty, unguarded": r'(?<!\+)"\$\{(?:terminal|wheels|sees|options)\[@\]\}"',
    "mapfile and readarray": r"\b(?:mapfile|readarray)\b",
    "tables and references": r"\b(?:declare|local|typeset) -\w*[An]\b",
    "letters made small or large": r"\$\{\w+(?:,,?|\^\^?)",
    "quoting by the shell": r"\$\{\w+(?:\[[@*]\])?@\w\}",
    "both outputs in one": r"&>>|\|&",
    "whether a variable is set": r"\[\[ -v ",
    "waiting for the next": r"\bwait -n\b",
    "coprocesses": r"\bcoproc\b",
    "counting from the end": r"\$\{\w+\[-\d",
    "the time by printf": r"printf '%\(",
}
"""What bash has had since 3.2."""

OF_LINUX = r"\b(?:sha256sum|realpath|readlink -f|mv -T|sed -i|stat -c|date -d|mktemp -t|grep -P|xargs -r)\b"
"""Programs and options that macOS lacks."""


@pytest.mark.parametrize("name", LAPTOP)
def test_a_mac_can_deploy(name: str) -> None:
    """Nothing of the laptop's side needs a newer bash than 3.2, or a program of Linux."""
    text = (ROOT / name).read_text(encoding="utf-8")
    # What stands between quotes behind on_box is for the box, which has both.
    own = re.sub(r"on_box '[^']*'", "on_box", text)

    assert {what: found for what, form in NEWER.items() if (found := re.findall(form, own))} == {}
    assert re.findall(OF_LINUX, own) == []


def test_the_scan_finds_what_a_mac_lacks() -> None:
    """What the test above looks for is found where it is written."""
    newer = (
        'mapfile -t x; local -A y; echo "${x,,}" "${x@Q}" "${wheels[@]}" &>>z; [[ -v x ]]; wait -n; coproc a'
    )

    assert len([form for form in NEWER.values() if re.search(form, newer)]) == 9
    assert re.findall(OF_LINUX, "mv -T a b; sha256sum c") == ["mv -T", "sha256sum"]


def test_all_that_the_box_needs_is_sent() -> None:
    """What the installation of a release reads is among the parts that are sent."""
    send = (ROOT / "deploy" / "send.sh").read_text(encoding="utf-8")
    sent = re.search(r"^parts=\((.*)\)$", send, re.MULTILINE)
    assert sent

    parts = set(sent.group(1).split())
    assert {"clock", "config", "deploy", "systemd", "pyproject.toml", "README.md", "LICENSE"} == parts
    assert all((ROOT / part).exists() for part in parts)


def test_a_host_that_looks_like_an_option_is_misuse(box: Box) -> None:
    """What ssh would take for an option of its own is no host."""
    said = box.deploy(host="-oProxyCommand=x@box")

    assert said.status == 2
    assert said.text.startswith("usage: ./deploy.sh USER@HOST")
