"""The field: who was entered, and what is asked of all of them again and again."""

from hypothesis import given
from hypothesis import strategies as st

from clock.tournament.state import Field, Player, Status
from clock.tournament.structure import Seat
from clock.values import replace

players = st.lists(
    st.builds(
        Player,
        number=st.integers(1, 30),
        name=st.just("somebody"),
        status=st.sampled_from(Status),
        seat=st.none() | st.builds(Seat, st.integers(1, 3), st.integers(1, 9)),
        may_return=st.booleans(),
        away_since_ms=st.none() | st.just(0),
    ),
    unique_by=(lambda player: player.number, lambda player: player.seat or player.number),
)


@given(players)
def test_what_is_found_once_is_what_looking_through_all_would_find(entered: list[Player]) -> None:
    """E4, E10, O5: who plays, is absent, away or may return, in the order of entry, and who sits where."""
    field = Field({}).having(*entered)

    assert list(field.playing) == [player for player in entered if player.playing]
    assert list(field.absent) == [player for player in entered if player.status is Status.ABSENT]
    assert list(field.away) == [player for player in entered if player.away_since_ms is not None]
    assert list(field.returning) == [player for player in entered if player.may_return]
    for table in range(5):
        assert field.at(table) == {
            player.seat.seat: player
            for player in entered
            if player.playing and player.seat is not None and player.seat.table == table
        }


@given(players, players)
def test_a_changed_field_leaves_the_one_before_as_it_was(before: list[Player], after: list[Player]) -> None:
    """Changed players keep their place in the order, new ones come last, and what was found is found anew."""
    field = Field({}).having(*before)
    found = field.playing, dict(field)
    changed = field.having(*after)

    assert (field.playing, dict(field)) == found
    assert list(changed) == list(dict.fromkeys(player.number for player in (*before, *after)))
    assert changed.items() >= {player.number: player for player in after}.items()
    assert list(changed.playing) == [player for player in changed.values() if player.playing]


def test_a_player_struck_from_the_list_is_not_in_the_field() -> None:
    """E4: as if the entry had never been."""
    ada, ben = Player(1, "Ada"), Player(2, "Ben")
    field = Field({}).having(ada, ben)

    assert field.without(1) == Field({}).having(ben)
    assert (list(field.without(1)), len(field), 1 in field.without(1)) == ([2], 2, False)
    assert field.having(replace(ada, name="Eda")).without(2)[1].name == "Eda"
