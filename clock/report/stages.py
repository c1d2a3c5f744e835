"""Levels, breaks and chip-ups as data."""

from collections.abc import Sequence

from clock.tournament.chips import Bring
from clock.tournament.structure import House, Level, Stage
from clock.words import Words


def stage_data(stage: Stage, last_level: int | None, house: House, words: Words) -> dict[str, object]:
    """Return a stage; in a break `level` is the last level played, and nothing is posted."""
    if isinstance(stage, Level):
        ante_kind = stage.ante_kind.value if stage.ante and stage.ante_kind else None
        posted: dict[str, object] = {
            "level": stage.number,
            "small": stage.small,
            "big": stage.big,
            "ante": stage.ante,
            "ante_kind": ante_kind,
        }
        return {"kind": "level", "name": words.stages.name(stage, house), **posted}
    return {
        "kind": "break",
        "name": words.stages.name(stage, house),
        "level": last_level,
        "small": None,
        "big": None,
        "ante": None,
        "ante_kind": None,
    }


def chip_up_data(leaves: Sequence[int], brings: Sequence[Bring]) -> dict[str, object] | None:
    """Return what leaves at a break and what the bank brings, None where nothing leaves (S7, S8)."""
    if not leaves:
        return None
    return {"leaves": list(leaves), "bring": [_bring(bring) for bring in brings]}


def _bring(bring: Bring) -> dict[str, object]:
    lacking = {"lacking": bring.lacking} if bring.lacking else {}
    return {"value": bring.value, "count": bring.count, **lacking}


def seconds(time_ms: int) -> float:
    """Return a time as the seconds of data."""
    return time_ms / 1000
