"""`kurultai ban`: turn somebody away; `--lift` lets them in again."""

from __future__ import annotations

from typing import Annotated, Literal

import typer

from kurultai.cli.common import wrong_usage
from kurultai.cli.hosting.options import give_up, takes_settings
from kurultai.server.config import Config

Kind = Literal["player", "name", "address"]
KINDS: tuple[Kind, ...] = ("player", "name", "address")


def add(app: typer.Typer) -> None:
    app.command()(ban)


@takes_settings("data", "database")
def ban(
    config: Config,
    kind: Annotated[str | None, typer.Argument(metavar="player|name|address")] = None,
    value: Annotated[str | None, typer.Argument(metavar="WHO")] = None,
    why: Annotated[str, typer.Option(help="For whoever reads the list.")] = "",
    table: Annotated[str | None, typer.Option(help="Who is there, with ids; or who is …")] = None,
    seat: Annotated[int | None, typer.Option(help="… in this seat …")] = None,
    line: Annotated[int | None, typer.Option(help="… or said this line of its chat.")] = None,
    lift: Annotated[bool, typer.Option("--lift", help="Let them in again.")] = False,
) -> None:
    """Turn somebody away; without arguments: the list of who is."""
    import asyncio

    from kurultai.server.people.bans import as_kept
    from kurultai.server.storage.database import StorageTrouble
    from kurultai.server.storage.store import Store, open_database

    chosen = next((known for known in KINDS if known == kind), None)
    if kind is not None and chosen is None:
        wrong_usage("a ban is for a player, a name or an address")

    async def work(store: Store) -> str:
        who, how = value, chosen
        if table is not None and seat is None and line is None:
            return await _there(store, table)
        if table is not None:
            who, how = await _found(store, table, seat, line), "player"
        if how is None or who is None:
            return "\n".join(f"{b.kind} {b.value} {b.why}" for b in await store.bans()) or "nobody"
        try:
            kept = as_kept(how, who)
        except ValueError:
            raise LookupError(
                f"{who} is neither an address nor a network (192.0.2.7, 192.0.2.0/24)"
            ) from None
        if lift:
            return f"let in again: {how} {kept}" if await store.unban(how, kept) else "not banned"
        if how == "player" and not await store.is_player(kept):
            raise LookupError(f"nobody has the id {kept}; --table lists who is at a table")
        await store.ban(how, kept, why)
        return f"banned: {how} {kept}"

    async def main() -> str:
        store = Store(open_database(config.data, config.database))
        await store.start()
        try:
            return await work(store)
        finally:
            await store.stop()

    try:
        typer.echo(asyncio.run(main()))
    except (StorageTrouble, LookupError) as trouble:
        give_up(str(trouble))


async def _there(store: object, table: str) -> str:
    """Who is at a table and who spoke there, each with the id by which they can be banned."""
    from kurultai.server.storage.store import Store

    assert isinstance(store, Store)
    found = await store.load(table)
    if found is None:
        raise LookupError(f"there is no table {table}")
    lines = [
        f"seat {number}: {seat.name or '(no name)'}  player {seat.player}"
        for number, seat in enumerate(found.stored.seats)
        if seat.player
    ]
    lines += [
        f"line {said.n}: {said.name or '(no name)'}  player {said.player}"
        for said in await store.chat_of(table)
    ]
    return "\n".join(lines) or "nobody is there"


async def _found(store: object, table: str, seat: int | None, line: int | None) -> str:
    """The player in a seat or behind a line of chat."""
    from kurultai.server.storage.store import Store

    assert isinstance(store, Store)
    if line is not None:
        said = await store.chat_of(table, line - 1, 1_000_000)
        if said and said[0].n == line:
            return said[0].player
        raise LookupError(f"table {table} has no line {line}")
    found = await store.load(table)
    seats = found.stored.seats if found else []
    player = seats[seat].player if seat is not None and 0 <= seat < len(seats) else None
    if player is None:
        raise LookupError(f"nobody sits there: table {table}, seat {seat}")
    return player
