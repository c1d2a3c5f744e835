"""From the text of a season file to a season's plan."""

from pathlib import Path

from clock.files.faults import BadFile, Fault, are_hard, did_you_mean, quoted
from clock.files.reading import read_text, read_toml
from clock.files.sheet import Sheet
from clock.league.season import Bonuses, ChampionsRules, Season, Split, TieBreak
from clock.seasons.calendar import read_calendar, read_champions_night
from clock.seasons.plan import SeasonPlan
from clock.seasons.points import read_points

MOST_NUMBER = 1_000
MOST_STACK = 1_000_000
SEVEN_IN_THE_EVENING = 19 * 60
"""When a night begins that says no hour, as a minute of the day."""

DEFAULTS = Season("")


def read_season(text: str, file: str) -> tuple[SeasonPlan | None, tuple[Fault, ...]]:
    """Return the season of a file's text and all faults of it; none when one is more than a warning."""
    try:
        top = Sheet(read_toml(text, file), file)
    except BadFile as error:
        return None, error.faults
    plan = _read(top, Path(file).stem, text)
    faults = tuple(top.faults)
    return (None if are_hard(faults) else plan), faults


def load_season(path: Path) -> SeasonPlan:
    """Return the season of a file. Raises BadFile."""
    plan, faults = read_season(read_text(path), str(path))
    if plan is None:
        raise BadFile(fault for fault in faults if not fault.warning)
    return plan


def season_called(name: str, config: Path) -> SeasonPlan:
    """Return the season that a night names, by its file in `config`/seasons, the name in one, or a path.

    A path ends in .toml, as that of a house does. Without a file a season is played by G's rules, without a
    calendar. Raises BadFile where its file has faults, or a path leads to none.
    """
    if name.endswith(".toml"):
        return load_season(Path(name))
    files = season_files(config)
    for path in files:
        if path.stem == name:
            return load_season(path)
    for path in files:
        if _name_in(path) == name:
            return load_season(path)
    return SeasonPlan(Season(name))


def season_files(config: Path) -> tuple[Path, ...]:
    """Return the files of all seasons, by name."""
    return tuple(sorted((config / "seasons").glob("*.toml")))


def namesakes(path: Path, name: str) -> tuple[Path, ...]:
    """Return the other files of the same folder that call their season so, too."""
    others = sorted(path.parent.glob("*.toml"))
    return tuple(other for other in others if other.name != path.name and _name_in(other) == name)


def _name_in(path: Path) -> object:
    """Return what a file says its season is called; a file that says nothing that can be read has no name."""
    try:
        return read_toml(read_text(path), str(path)).get("name")
    except BadFile:
        return None


def _read(top: Sheet, file: str, text: str) -> SeasonPlan:
    points, bonus, standing = top.sheet("points"), top.sheet("bonus"), top.sheet("standings")
    fees, champions = top.sheet("fees"), top.sheet("champions")
    starts = top.time_of_day("starts")
    starts = SEVEN_IN_THE_EVENING if starts is None else starts
    nights = read_calendar(top, starts)
    plan = SeasonPlan(
        season=Season(
            name=top.text("name"),
            points=read_points(points),
            bonuses=_read_bonuses(bonus),
            counting=standing.limit("counting", DEFAULTS.counting, "all"),
            ties=_read_ties(standing),
            subs=standing.word("subs", DEFAULTS.subs),
            absent_score=standing.yes("absent_score", DEFAULTS.absent_score),
            fee=fees.money("fee", DEFAULTS.fee),
            members=fees.whole("members", 1, MOST_NUMBER) if fees.has("members") else None,
            champions=_read_champions(champions),
        ),
        file=file,
        house=top.text("house", ""),
        nights=nights,
        champions=read_champions_night(champions, starts, nights),
        text=text,
    )
    for sheet in (top, points, bonus, standing, fees, champions):
        sheet.finish()
    return plan


def _read_bonuses(sheet: Sheet) -> Bonuses:
    usual = DEFAULTS.bonuses
    return Bonuses(
        knockout=sheet.points("knockout", usual.knockout),
        previous_winner=sheet.points("previous_winner", usual.previous_winner),
        leader=sheet.points("leader", usual.leader),
        split=sheet.word("split", Split.FULL),
    )


def _read_ties(sheet: Sheet) -> tuple[TieBreak, ...]:
    if not sheet.has("ties"):
        return DEFAULTS.ties
    words = {tie.value: tie for tie in TieBreak}
    found: list[TieBreak] = []
    for key, text in sheet.rows("ties", len(words)):
        if text not in words:
            sheet.fault(key, f"{quoted(text)} parts nobody", did_you_mean(text, words))
        elif words[text] in found:
            sheet.fault(key, f"{quoted(text)} stands here twice", "ask each question once")
        else:
            found.append(words[text])
    return tuple(found)


def _read_champions(sheet: Sheet) -> ChampionsRules:
    usual = DEFAULTS.champions
    rules = ChampionsRules(
        attended=sheet.whole("attended", 0, MOST_NUMBER, usual.attended),
        among=sheet.whole("among", 0, MOST_NUMBER, usual.among),
        everyone=sheet.yes("everyone", usual.everyone),
        first_stack=sheet.whole("first_stack", 1, MOST_STACK, usual.first_stack),
        step=sheet.whole("step", 0, MOST_STACK, usual.step),
        last_stack=sheet.whole("last_stack", 1, MOST_STACK, usual.last_stack),
        other_stack=sheet.whole("other_stack", 1, MOST_STACK, usual.other_stack),
    )
    if rules.last_stack > rules.first_stack and sheet.clean:
        sheet.fault("last_stack", "is more than first_stack", "let the first of the season have the most")
    return rules
