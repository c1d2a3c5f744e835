"""How scores came about, and the records of a season."""

from decimal import Decimal

from clock.league.nights import Hit
from clock.league.records import Feat, Holder, Record, records
from clock.league.scores import season_scores, season_targets
from clock.league.season import Season, Subs
from clock.league.standings import standings
from clock.league.workings import WorkedHit, workings
from tests.played import night

FIRST = night("Ada", "Ben", "Cy", "Dee", hits={"Ada": ("Dee", "Cy", "Ben")}, subs=("Cy",))
SECOND = night("Ben", "Cy", ("Ada", "Dee"), hits={"Ben": ("Ada", "Cy"), "Cy": ("Dee",)}, subs=("Cy",))


def test_what_stood_in_the_formula() -> None:
    """L1, L2: places, the values of the names the formula uses, and what each knockout was worth."""
    season = Season("2026")
    targets, scores = season_targets(season, (FIRST, SECOND)), season_scores(season, (FIRST, SECOND))
    ben, cy, ada, dee = workings(season, SECOND, targets[1], scores[1])

    assert (ben.place, ben.values) == (1, {"buy_in": Decimal(25), "place": 1, "players": 4})
    assert ben.score == scores[1]["Ben"]
    assert ben.hits == (
        WorkedHit(Hit("Ada"), 5_00, of_winner=True, of_leader=True),
        WorkedHit(Hit("Cy"), 1_00, of_winner=False, of_leader=False),
    )
    assert (cy.score, cy.place, cy.hits) == (None, None, ())
    assert [(working.place, working.sharing) for working in (ada, dee)] == [(3, 2), (3, 2)]


def test_the_first_night_has_no_targets() -> None:
    """L2: and those of a night are not changed by the nights after it."""
    season = Season("2026")
    first, second = season_targets(season, (FIRST, SECOND))

    assert (first.winners, first.leaders) == (frozenset(), frozenset())
    assert season_targets(season, (FIRST,)) == (first,)
    assert second.winners == second.leaders == frozenset({"Ada"})


def test_the_winner_is_not_always_the_leader() -> None:
    """L2: after two nights Ada leads, Ben has won the last; knocking each out says which it was."""
    season = Season("2026")
    second = night("Ben", "Ada", "Cy", "Dee")
    third = night("Dee", "Ada", "Ben", "Cy", hits={"Dee": ("Ada", "Ben", "Cy")})
    nights = (FIRST, second, third)
    dee, *_ = workings(season, third, season_targets(season, nights)[2], season_scores(season, nights)[2])

    # Ada has 50 + 3 and 33.33, Ben 33.33 and 50.
    assert [(hit.hit.target, hit.of_winner, hit.of_leader, hit.worth) for hit in dee.hits] == [
        ("Ada", False, True, 3_00),
        ("Ben", True, False, 3_00),
        ("Cy", False, False, 1_00),
    ]


def test_places_where_subs_are_skipped() -> None:
    """L3: the place that counts is the one in the league."""
    season = Season("2026", subs=Subs.SKIPPED)
    scored = workings(season, FIRST, season_targets(season, (FIRST,))[0], season_scores(season, (FIRST,))[0])

    assert [(working.part.name, working.place) for working in scored] == [
        ("Ada", 1),
        ("Ben", 2),
        ("Cy", None),
        ("Dee", 3),
    ]


def test_records() -> None:
    """L6: the best of players and nights, all who share it; a sub holds none, and nothing is no record."""
    season, nights = Season("2026"), (FIRST, SECOND)
    found = {record.feat: record for record in records(standings(season, nights), nights)}

    # 50 and three knockouts; 50, five for the winner who led, and one more.
    assert found[Feat.BEST_SCORE] == Record(Feat.BEST_SCORE, 56_00, (Holder("Ben", 2),))
    assert found[Feat.MOST_WINS].holders == (Holder("Ben"), Holder("Ada"))
    assert found[Feat.MOST_KNOCKOUTS_IN_A_NIGHT] == Record(
        Feat.MOST_KNOCKOUTS_IN_A_NIGHT, 3, (Holder("Ada", 1),)
    )
    assert found[Feat.LARGEST_FIELD] == Record(Feat.LARGEST_FIELD, 4, (Holder(None, 1), Holder(None, 2)))
    assert found[Feat.MOST_NIGHTS].value == 2
    assert Feat.MOST_WON not in found
    assert records(standings(season, ()), ()) == ()
