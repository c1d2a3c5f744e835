"""A whole season of rehearsals: eight nights and the final, the standings after each reckoned by hand."""

import json
import re
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from clock.__main__ import main

LEAGUE = Path(__file__).parent.parent / "rehearsals" / "league"

# 24 members, and three subs who fill their places now and then. On the first two nights there are 25 players:
# 10 times the root of 25 times 25 is 250, which is divided by the place and 1. On the others it is 244.949.
# Each cell is the place, the points, and the bonus; a star marks a night that is not among the seven best.
NIGHTS_1_TO_4 = """
Ada  |  1 125.00 +4  |  7  31.25 +1  |  7  30.62 +1  |  8  27.22 +0
Ben  | 12  19.23 +0  | 12  19.23 +0  |  8  27.22 +0  |       -
Cleo |  4  50.00 +3  | 13  17.86 +0  | 20  11.66 +0  | 18  12.89 +0
Dan  | 18  13.16 +1  |  9  25.00 +1  | 15  15.31 +0  | 19  12.25 +0
Eva  |  7  31.25 +1  |  1 125.00 +12 |  1 122.47 +3  |  3  61.24 +3
Finn |  3  62.50 +5  |  2  83.33 +7  |  2  81.65 +4  | 15  15.31 +0*
Gus  | 13  17.86 +1  |  4  50.00 +1  |  5  40.82 +2  |       -
Hal  | 22  10.87 +0  |       -       | 14  16.33 +0  | 21  11.13 +0
Ida  | 24  10.00 +0  | 21  11.36 +0  |       -       | 24   9.80 +0
Jan  | 15  15.63 +0  | 20  11.90 +0  | 12  18.84 +0  | 12  18.84 +0
Kim  |  8  27.78 +0  |  8  27.78 +0  | 13  17.50 +0  |  6  34.99 +1
Leo  | 23  10.42 +0  | 19  12.50 +0  | 18  12.89 +0  |  9  24.49 +2
Mia  | 14  16.67 +0  | 15  15.63 +0  | 15  15.31 +0  | 16  14.41 +0
Ned  | 11  20.83 +1  | 14  16.67 +0  | 21  11.13 +0  |  5  40.82 +2
Ola  |  6  35.71 +0  |  3  62.50 +2  |  3  61.24 +2  | 10  22.27 +0
Pia  | 19  12.50 +0  | 22  10.87 +0  | 11  20.41 +0  | 11  20.41 +0
Quin |  5  41.67 +1  |  5  41.67 +1  |  6  34.99 +3  |  4  48.99 +2
Rob  |  9  25.00 +3  | 18  13.16 +0  | 23  10.21 +0  |  7  30.62 +1
Sia  | 10  22.73 +2  | 10  22.73 +0  | 17  13.61 +0  |  2  81.65 +10
Tom  | 25   9.62 +0  | 25   9.62 +0  | 19  12.25 +1  |       -
Uma  | 20  11.90 +0  | 23  10.42 +0  | 22  10.65 +0  | 17  13.61 +0
Vic  | 16  14.71 +0  | 16  14.71 +0  |       -       | 23  10.21 +0
Wes  | 17  13.89 +0  |  6  35.71 +2  | 10  22.27 +0  |  1 122.47 +8
Zoë  |  2  83.33 +6  | 11  20.83 +1  |  4  48.99 +2  | 13  17.50 +0
"""
NIGHTS_5_TO_8 = """
Ada  | 13  17.50 +0  |  7  30.62 +0  |       -       |  2  81.65 +8
Ben  | 11  20.41 +2  |  4  48.99 +2  |  3  61.24 +0  |  4  48.99 +3
Cleo |       -       |  2  81.65 +4  |  7  30.62 +0  | 10  22.27 +0
Dan  | 19  12.25 +0  | 11  20.41 +0  | 10  22.27 +0  | 22  10.65 +0*
Eva  |  2  81.65 +9  | 14  16.33 +1* | 12  18.84 +0  |  1 122.47 +4
Finn |  4  48.99 +2  |  1 122.47 +5  |  1 122.47 +7  |  3  61.24 +8
Gus  | 12  18.84 +1  | 13  17.50 +0  | 15  15.31 +0  |  7  30.62 +1
Hal  |       -       |  9  24.49 +0  | 19  12.25 +0  |       -
Ida  | 22  10.65 +0  | 24   9.80 +0  | 16  14.41 +1  |       -
Jan  | 21  11.13 +0  |       -       | 17  13.61 +1  | 10  22.27 +0
Kim  | 14  16.33 +0* |  6  34.99 +1  |  6  34.99 +5  |  5  40.82 +1
Leo  | 20  11.66 +0  | 19  12.25 +0  |       -       | 21  11.13 +0
Mia  |  8  27.22 +4  | 15  15.31 +1  | 21  11.13 +0* | 20  11.66 +0
Ned  |  6  34.99 +5  |  8  27.22 +1  | 22  10.65 +0* | 18  12.89 +0
Ola  |  7  30.62 +0  |  3  61.24 +8  |  2  81.65 +4  | 15  15.31 +0*
Pia  | 23  10.21 +0* |  4  48.99 +5  | 14  16.33 +0  |  6  34.99 +0
Quin |  9  24.49 +1  | 17  13.61 +1  | 24 absent*    | 14  16.33 +0
Rob  | 15  15.31 +0  | 22  10.65 +0  | 18  12.89 +0  | 23  10.21 +0*
Sia  |  3  61.24 +0  | 20  11.66 +0  | 20  11.66 +0* | 13  17.50 +0
Tom  | 18  12.89 +0  | 12  18.84 +0  |  8  27.22 +0  | 16  14.41 +0
Uma  | 24   9.80 +0  | 18  12.89 +0  | 23  10.21 +0  |       -
Vic  | 17  13.61 +1  | 16  14.41 +0  | 11  20.41 +1  | 19  12.25 +0
Wes  | 10  22.27 +0  |       -       |  4  48.99 +4  | 10  22.27 +0
Zoë  |  5  40.82 +2  |       -       |  5  40.82 +1  |  9  24.49 +1
"""
AFTER_EACH_NIGHT = (
    """
    Ada 129.00, Zoë 89.33, Finn 67.50, Cleo 53.00, Quin 42.67, Ola 35.71, Eva 32.25, Rob 28.00,
    Kim 27.78, Sia 24.73, Ned 21.83, Ben 19.23, Gus 18.86, Mia 16.67, Jan 15.63, Vic 14.71, Dan 14.16,
    Wes 13.89, Pia 12.50, Uma 11.90, Hal 10.87, Leo 10.42, Ida 10.00, Tom 9.62
    """,
    """
    Eva 169.25, Ada 161.25, Finn 157.83, Zoë 111.16, Ola 100.21, Quin 85.34, Cleo 70.86, Gus 69.86,
    Kim 55.56, Wes 51.60, Sia 47.46, Rob 41.16, Dan 40.16, Ned 38.50, Ben 38.46, Mia 32.30, Vic 29.42,
    Jan 27.53, Pia 23.37, Leo 22.92, Uma 22.32, Ida 21.36, Tom 19.24, Hal 10.87
    """,
    """
    Eva 294.72, Finn 243.48, Ada 192.87, Ola 163.45, Zoë 162.15, Quin 123.33, Gus 112.68, Cleo 82.52,
    Wes 73.87, Kim 73.06, Ben 65.68, Sia 61.07, Dan 55.47, Rob 51.37, Ned 49.63, Mia 47.61, Jan 46.37,
    Pia 43.78, Leo 35.81, Uma 32.97, Tom 32.49, Vic 29.42, Hal 27.20, Ida 21.36
    """,
    """
    Eva 358.96, Finn 258.79, Ada 220.09, Wes 204.34, Ola 185.72, Zoë 179.65, Quin 174.32, Sia 152.72,
    Gus 112.68, Kim 109.05, Cleo 95.41, Ned 92.45, Rob 82.99, Dan 67.72, Ben 65.68, Jan 65.21,
    Pia 64.19, Leo 62.30, Mia 62.02, Uma 46.58, Vic 39.63, Hal 38.33, Tom 32.49, Ida 31.16
    """,
    """
    Eva 449.61, Finn 309.78, Ada 237.59, Wes 226.61, Zoë Maier 222.47, Ola 216.34, Sia 213.96,
    Quin 199.81, Gus 132.52, Ned 132.44, Kim 125.38, Rob 98.30, Cleo 95.41, Mia 93.24, Ben 88.09,
    Dan 79.97, Jan 76.34, Pia 74.40, Leo 73.96, Uma 56.38, Vic 54.24, Tom 45.38, Ida 41.81, Hal 38.33
    """,
    """
    Eva 466.94, Finn 437.25, Ola 285.58, Ada 268.21, Wes 226.61, Sia 225.62, Zoë Maier 222.47,
    Quin 214.42, Cleo 181.06, Kim 161.37, Ned 160.66, Gus 150.02, Ben 139.08, Pia 128.39, Mia 109.55,
    Rob 108.95, Dan 100.38, Leo 86.21, Jan 76.34, Uma 69.27, Vic 68.65, Tom 64.22, Hal 62.82, Ida 51.61
    """,
    """
    Finn 566.72, Eva 485.78, Ola 371.23, Wes 279.60, Ada 268.21, Zoë Maier 264.29, Sia 237.28,
    Quin 214.42, Cleo 211.68, Kim 201.36, Ben 200.32, Ned 171.31, Gus 165.33, Pia 144.72, Dan 122.65,
    Rob 121.84, Mia 120.68, Tom 91.44, Jan 90.95, Vic 90.06, Leo 86.21, Uma 79.48, Hal 75.07, Ida 67.02
    """,
    """
    Finn 620.65, Eva 594.92, Ola 371.23, Ada 357.86, Wes 301.87, Zoë Maier 289.78, Ben 252.31,
    Sia 243.12, Cleo 233.95, Quin 230.75, Kim 226.85, Gus 196.95, Ned 173.55, Pia 169.50, Dan 122.65,
    Rob 121.84, Mia 121.21, Jan 113.22, Tom 105.85, Vic 102.31, Leo 97.34, Uma 79.48, Hal 75.07,
    Ida 67.02
    """,
)

Night = tuple[int, int, str | None, int, bool]
"""A player's night: its number, the place, the points, the bonus, whether it counts."""


def play(night: str, data: Path) -> None:
    """Rehearse a night of the season into a folder; all in it comes out as it says."""
    script = LEAGUE / f"{night}.night"
    ended = CliRunner().invoke(main, ["rehearse", str(script), "--json", "--data", str(data)])

    assert (ended.exit_code, ended.stdout, ended.stderr) == (0, "", "")


def printed(data: Path) -> Any:
    """Return the standings as they are printed."""
    ended = CliRunner().invoke(main, ["standings", "--data", str(data), "--json"])

    assert ended.exit_code == 0, ended.output
    return json.loads(ended.stdout)


def by_hand(standings: str) -> list[tuple[int, str, str]]:
    """Return rows that are written down as rank, name and total; nobody is level with anybody here."""
    rows = [row.rpartition(" ") for row in " ".join(standings.split()).split(", ")]
    return [(rank, name, total) for rank, (name, _, total) in enumerate(rows, start=1)]


def nights_by_hand(table: str, first: int) -> dict[str, list[Night]]:
    """Return every player's nights that are written down, the first column being that night."""
    nights: dict[str, list[Night]] = {}
    for line in table.strip().splitlines():
        name, *cells = (cell.strip() for cell in line.split("|"))
        found = [(night, re.split(r" +", cell)) for night, cell in enumerate(cells, start=first)]
        nights[name] = [
            (night, int(parts[0]), parts[1], int(parts[2].strip("+*")), not parts[2].endswith("*"))
            if len(parts) == 3
            else (night, int(parts[0]), None, 0, False)
            for night, parts in found
            if parts != ["-"]
        ]
    return nights


def test_the_season_comes_out_as_reckoned_by_hand(tmp_path: Path) -> None:
    """L1 to L7, E4: ties, subs, missed nights, who never came, both bonuses on one, seven best, the final."""
    for number, expected in enumerate(AFTER_EACH_NIGHT, start=1):
        play(f"night_{number}", tmp_path)
        table = printed(tmp_path)

        assert table["nights"] == number
        assert [(row["rank"], row["name"], row["total"]) for row in table["rows"]] == by_hand(expected)

    season = printed(tmp_path)
    check_nights(season["rows"])
    assert season["champions_pool"] == "2170"
    assert [row["stack"] for row in season["rows"]] == [*range(3_400, 1_400, -100), *[1_000] * 4]

    play("champions", tmp_path)
    assert printed(tmp_path) == season


def check_nights(rows: list[dict[str, Any]]) -> None:
    """Compare every night of every player with what is written down; Zoë is called Zoë Maier by now."""
    early, late = nights_by_hand(NIGHTS_1_TO_4, 1), nights_by_hand(NIGHTS_5_TO_8, 5)
    keys = ("night", "place", "points", "bonus", "counts")
    for row in rows:
        name = row["name"].split()[0]
        nights = [tuple(night[key] for key in keys) for night in row["nights"]]

        assert nights == early[name] + late[name]
        assert row["attended"] == sum(not night["absent"] for night in row["nights"])
