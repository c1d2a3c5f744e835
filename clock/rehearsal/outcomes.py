"""What a rehearsal says: states, refusals, failed expectations and deals, for a program or for a person."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from clock.rehearsal.expecting import Failed, Missing


@dataclass(slots=True)
class Outcomes:
    """Says every outcome as it comes, a line each; `right` stays True while the script is as it should be."""

    say: Callable[[str], None]
    as_json: bool
    right: bool = True

    def state(self, state: Mapping[str, object]) -> None:
        """Say how things stand."""
        self.say(_json(state) if self.as_json else json.dumps(state, indent=2, ensure_ascii=False))

    def refused(self, line: int, words: str) -> None:
        """Say that an act was refused."""
        self.say(_json({"line": line, "refused": words}) if self.as_json else f"refused: {words}")

    def failed(self, line: int, failed: Failed) -> None:
        """Say that an expectation does not hold."""
        self.right = False
        got = None if failed.got is Missing.MISSING else failed.got
        if self.as_json:
            wanted = {"path": failed.path, "wanted": failed.wanted, "got": got}
            self.say(_json({"line": line, "failed": wanted}))
        else:
            found = "nothing is there" if failed.got is Missing.MISSING else f"it is {_json(got)}"
            self.say(f"line {line} failed: expected {failed.path} {failed.wanted}, {found}")

    def unexpected(self) -> None:
        """Note that a refusal was not expected."""
        self.right = False

    def deal(self, line: int, deal: Mapping[str, str]) -> None:
        """Say what a deal comes to, by player."""
        self.say(_json({"line": line, "deal": deal}))


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
