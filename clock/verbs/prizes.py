"""`prizes`: the pool and the prizes for a field, before the night."""

import json
from collections.abc import Iterator

import click

from clock.tournament.prizes import beyond_bands, place_below_the_next, prize_pool
from clock.tournament.prizes import prizes as prizes_of
from clock.tournament.state import Bought
from clock.tournament.structure import AddOns, House, Price, Rebuys
from clock.values import Struct
from clock.verbs.house_argument import chosen_house
from clock.verbs.language import language_option
from clock.verbs.table import laid_out
from clock.words import Words
from clock.words.figures import decimal
from clock.words.printing import Printed

COUNT = click.IntRange(0, 99_999)


class Takings(Struct, frozen=True):
    """What a field brings in, in cents, and the prizes it is played for."""

    players: int
    pool: int
    league: int
    cause: int
    paid_out: int
    prizes: tuple[int, ...]
    warnings: tuple[str, ...]


@click.command()
@click.argument("house", metavar="H")
@click.option("--players", type=click.IntRange(1, 9_999), required=True, help="How many enter.")
@click.option("--rebuys", type=COUNT, default=0, help="How many rebuys are bought in all.")
@click.option("--addons", type=COUNT, default=0, help="How many add-ons are bought in all.")
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@language_option
def prizes(house: str, players: int, rebuys: int, addons: int, words: Words, *, as_json: bool) -> None:
    """Print the pool and the prizes of house H for a field.

    H is the name of a house in config/houses, or the path of its file.
    """
    chosen = chosen_house(house)
    takings = takings_of(chosen, players, rebuys, addons, words)
    if as_json:
        click.echo(json.dumps(as_data(takings), ensure_ascii=False))
        return
    click.echo(as_table(chosen, takings, words))
    for warning in takings.warnings:
        click.echo(words.printing.warning(warning), err=True)


def takings_of(house: House, players: int, rebuys: int, addons: int, words: Words) -> Takings:
    """Return what a field brings in. Raises click.UsageError for a buy that the house does not sell."""
    bought = [
        (house.buy_in, players),
        (_price(house.rebuys, rebuys, "rebuys"), rebuys),
        (_price(house.add_ons, addons, "add-ons"), addons),
    ]
    pool = sum(price.pool * count for price, count in bought)
    won = prizes_of(house.prizes, pool, players)
    return Takings(
        players=players,
        pool=pool,
        league=sum(price.league * count for price, count in bought),
        cause=sum(price.cause * count for price, count in bought),
        paid_out=prize_pool(house.prizes, pool),
        prizes=won,
        warnings=tuple(_warnings(house, players, rebuys, addons, won, words)),
    )


def _warnings(
    house: House, players: int, rebuys: int, addons: int, won: tuple[int, ...], words: Words
) -> Iterator[str]:
    """Yield what is odd about a field: its size, its prizes, more buys than the house allows (P1, P3)."""
    last = beyond_bands(house.prizes, players)
    if last is not None:
        yield words.notices.beyond_bands(players, last)
    place = place_below_the_next(won)
    if place is not None:
        yield words.notices.place_below_the_next(place, won[place - 1], won[place], house.currency)
    for buy, sold, count in ((Bought.REBUY, house.rebuys, rebuys), (Bought.ADD_ON, house.add_ons, addons)):
        if sold is not None and sold.limit is not None and count > sold.limit * players:
            yield words.notices.more_than_allowed(buy, count, sold.limit, players)


def as_data(takings: Takings) -> dict[str, object]:
    """Return the takings as data: money as decimal text."""
    return {
        "players": takings.players,
        "pool": decimal(takings.pool),
        "league": decimal(takings.league),
        "cause": decimal(takings.cause),
        "paid_out": decimal(takings.paid_out),
        "prizes": [decimal(prize) for prize in takings.prizes],
        "warnings": list(takings.warnings),
    }


def as_table(house: House, takings: Takings, words: Words) -> str:
    """Return the takings as a table for a host."""

    def money(cents: int) -> str:
        return words.numbers.money(cents, house.currency)

    says = words.printing.word
    amounts = [(says(Printed.POOL), money(takings.pool))]
    if takings.paid_out != takings.pool:
        amounts.append((says(Printed.PAID_OUT), money(takings.paid_out)))
    if takings.league:
        amounts.append((says(Printed.LEAGUE), money(takings.league)))
    if takings.cause:
        amounts.append((says(Printed.CAUSE), money(takings.cause)))
    places = [
        (words.numbers.ordinal(place), money(prize)) for place, prize in enumerate(takings.prizes, start=1)
    ]
    head = words.printing.headed(house.title, takings.players)
    return f"{head}\n\n{laid_out(('', ''), (*amounts, ('', ''), *places), right=(1,)).lstrip()}"


def _price(sold: Rebuys | AddOns | None, count: int, what: str) -> Price:
    if sold is not None:
        return sold.price
    if count:
        raise click.UsageError(f"this house sells no {what}")
    return Price(pool=0)
