"""What a league has settled for its season: points, which nights count, and the champions' night."""

from enum import Enum

from clock.league.points import GANANDA, PointsRules
from clock.values import Struct


class Split(Enum):
    """What each gets of the bonus for a knockout that several made together (L2)."""

    FULL = "full"
    SHARED = "shared"


class Subs(Enum):
    """What becomes of the places that subs take (L3)."""

    KEEP_PLACES = "keep their places"
    SKIPPED = "are skipped"


class TieBreak(Enum):
    """What parts players who have as many points."""

    BEST_NIGHT = "best night"
    HEAD_TO_HEAD = "head to head"
    KNOCKOUTS = "knockouts"
    ATTENDANCE = "attendance"
    MONEY = "money"


class Bonuses(Struct, frozen=True):
    """The bonus for a knockout, and what comes on top for its targets, in hundredths of a point (L2)."""

    knockout: int = 1_00
    previous_winner: int = 2_00
    leader: int = 2_00
    split: Split = Split.FULL


class ChampionsRules(Struct, frozen=True):
    """Who plays the champions' night, and with how many chips (L5).

    In is who attended `attended` nights or is among the first `among`, or with `everyone` all. The first has
    `first_stack`, each place lower `step` less, as long as that is at least `last_stack`; all others have
    `other_stack`.
    """

    attended: int = 3
    among: int = 20
    everyone: bool = False
    first_stack: int = 3_400
    step: int = 100
    last_stack: int = 1_500
    other_stack: int = 1_000


class Season(Struct, frozen=True):
    """The rules of one season; what is not said is as in G.

    `counting` is how many of a player's nights count, the best ones; None: all (L4). `ties` are asked one
    after the other. `fee` is what a member pays for the season, in cents, all of it to the champions' pool
    (E1); `members` is how many paid it, None: all who have played and are no subs. With `absent_score`
    also who never came has the points of the place (E4).
    """

    name: str
    points: PointsRules = GANANDA
    bonuses: Bonuses = Bonuses()
    counting: int | None = 7
    ties: tuple[TieBreak, ...] = (TieBreak.BEST_NIGHT, TieBreak.HEAD_TO_HEAD, TieBreak.KNOCKOUTS)
    subs: Subs = Subs.KEEP_PLACES
    absent_score: bool = False
    fee: int = 50_00
    members: int | None = None
    champions: ChampionsRules = ChampionsRules()
