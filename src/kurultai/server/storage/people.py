"""Chat, protected names, seats that move to another device, what was learnt, bans."""

from __future__ import annotations

import time

from kurultai.server.storage.database import Conflict, Database, Row
from kurultai.server.storage.lookalikes import name_key
from kurultai.server.storage.rows import Ban, BanKind, ChatLine, Claim, now

MOST_LINES = 2000  # of chat that are kept at one table
MOST_LEARNED = 2000  # things that are kept of one person
TRIES = 10  # two people at one table may speak in the same instant


class PeopleStore:
    database: Database
    holder: str

    # Chat

    async def chat_add(
        self, table: str, player: str, seat: int | None, name: str, text: str
    ) -> ChatLine:
        at = now()
        for attempt in range(TRIES):
            try:
                rows = await self.database.change(
                    'INSERT INTO chat ("table", n, at, player, seat, name, text) '
                    "SELECT CAST(? AS TEXT), COALESCE(MAX(n), 0) + 1, CAST(? AS TEXT), "
                    "CAST(? AS TEXT), CAST(? AS INTEGER), CAST(? AS TEXT), CAST(? AS TEXT) "
                    'FROM chat WHERE "table" = ? RETURNING n',
                    *(table, at, player, seat, name, text, table),
                )
                break
            except Conflict:
                if attempt == TRIES - 1:
                    raise
        n = rows[0]["n"]
        if n % 100 == 0 and n > MOST_LINES:
            old = n - MOST_LINES
            await self.database.change('DELETE FROM chat WHERE "table" = ? AND n <= ?', table, old)
        await self.database.tell(f"{self.holder} chat {table} {n}")
        return ChatLine(n, at, player, seat, name, text)

    async def chat_of(self, table: str, after: int = 0, most: int = 200) -> list[ChatLine]:
        """The newest lines after number ``after``, the oldest of them first."""
        (rows,) = await self.database.read(
            (
                'SELECT * FROM chat WHERE "table" = ? AND n > ? ORDER BY n DESC LIMIT ?',
                (table, after, most),
            )
        )
        return [_line(row) for row in reversed(rows)]

    # Names

    async def name_claim(self, name: str, player: str, secret: str) -> bool:
        """Protect a name by a passphrase (its hash); False if somebody did already."""
        rows = await self.database.change(
            "INSERT INTO names (key, name, player, secret, created) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (key) DO NOTHING RETURNING key",
            *(name_key(name), name, player, secret, now()),
        )
        return bool(rows)

    async def name_of(self, name: str) -> Claim | None:
        """Who protected a name, and by which hash."""
        (rows,) = await self.database.read(
            ("SELECT name, player, secret FROM names WHERE key = ?", (name_key(name),))
        )
        return Claim(rows[0]["name"], rows[0]["player"], rows[0]["secret"]) if rows else None

    async def name_used_by(self, player: str) -> str | None:
        """The name that a browser protected or proved last."""
        (rows,) = await self.database.read(
            ("SELECT name FROM names WHERE player = ? ORDER BY created DESC LIMIT 1", (player,))
        )
        return rows[0]["name"] if rows else None

    async def name_pass_on(self, name: str, player: str) -> None:
        """The name is now used by another browser (of somebody who knew the passphrase)."""
        await self.database.change(
            "UPDATE names SET player = ? WHERE key = ?", player, name_key(name)
        )

    # Devices

    async def device_make(self, token: str, table: str, player: str, expires: int) -> None:
        """A link (its token's hash) by which a player's seats can be moved until ``expires``."""
        await self.database.change(
            'INSERT INTO devices (token, "table", player, expires) VALUES (?, ?, ?, ?)',
            *(token, table, player, expires),
        )

    async def device_take(self, token: str, at: int) -> tuple[str, str] | None:
        """The table and the player of a link, which ends with this; None if there is none."""
        rows = await self.database.change(
            'DELETE FROM devices WHERE token = ? RETURNING "table", player, expires', token
        )
        if not rows or rows[0]["expires"] < at:
            return None
        return rows[0]["table"], rows[0]["player"]

    async def device_forget(self, table: str, player: str) -> None:
        """The links that a player made at a table end."""
        await self.database.change(
            'DELETE FROM devices WHERE "table" = ? AND player = ?', table, player
        )

    # Learning

    async def learned_add(self, player: str, what: str) -> None:
        """Something was learnt; once is enough. Of one person only so much is kept.

        Whether a coach helps is a choice: the last one replaces the one before.
        """
        if what.startswith("coach "):
            await self.database.change(
                "DELETE FROM learned WHERE player = ? AND what LIKE 'coach %' AND what <> ? "
                "RETURNING player",
                *(player, what),
            )
        await self.database.change(
            "INSERT INTO learned (player, what, at) "
            "SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT) "
            "WHERE (SELECT count(*) FROM learned WHERE player = ?) < ? "
            "ON CONFLICT (player, what) DO NOTHING RETURNING player",
            *(player, what, now(), player, MOST_LEARNED),
        )

    async def learned(self, player: str) -> list[str]:
        (rows,) = await self.database.read(
            ("SELECT what FROM learned WHERE player = ? ORDER BY at, what", (player,))
        )
        return [row["what"] for row in rows]

    # Addresses, as marks that lead back to none

    async def visited(self, player: str, address: str) -> None:
        """A player opened a table, sat down or spoke from there."""
        await self.database.change(
            "INSERT INTO visits (player, address, at) VALUES (?, ?, ?) "
            "ON CONFLICT (player, address) DO UPDATE SET at = excluded.at",
            *(player, address, now()),
        )

    async def visits_of_banned(self) -> list[str]:
        """From where those came lately who are not let in any more."""
        banned = "SELECT value FROM bans WHERE kind = 'player'"
        (rows,) = await self.database.read(
            (f"SELECT DISTINCT address FROM visits WHERE player IN ({banned})", ())
        )
        return [row["address"] for row in rows]

    async def is_player(self, id_: str) -> bool:
        """Whether anybody of this id was ever here."""
        found = await self.database.read(
            ("SELECT 1 AS one FROM visits WHERE player = ? LIMIT 1", (id_,)),
            ("SELECT 1 AS one FROM seats WHERE player = ? LIMIT 1", (id_,)),
            ("SELECT 1 AS one FROM tables WHERE owner = ? LIMIT 1", (id_,)),
            ("SELECT 1 AS one FROM chat WHERE player = ? LIMIT 1", (id_,)),
            ("SELECT 1 AS one FROM names WHERE player = ? LIMIT 1", (id_,)),
        )
        return any(found)

    async def bucket_take(self, key: str, burst: float, per_second: float) -> bool:
        """Take one out of a bucket that all processes share; False if it is empty."""
        at = time.time()
        full = "LEAST(CAST(? AS FLOAT8), buckets.level + (excluded.at - buckets.at) * ?)"
        rows = await self.database.change(
            "INSERT INTO buckets (key, level, at) VALUES (?, ?, ?) ON CONFLICT (key) DO UPDATE "
            f"SET level = {full} - 1, at = excluded.at WHERE {full} >= 1 RETURNING level",
            *(key, burst - 1, at, burst, per_second, burst, per_second),
        )
        return bool(rows)

    async def forget_visits(self, before: str) -> None:
        """Neither visits nor buckets are kept for longer than they are of use."""
        await self.database.change("DELETE FROM visits WHERE at < ?", before)
        yesterday = time.time() - 24 * 3600
        await self.database.change("DELETE FROM buckets WHERE at < ?", yesterday)

    # Bans

    async def ban(self, kind: BanKind, value: str, why: str) -> None:
        await self.database.change(
            "INSERT INTO bans (kind, value, why, created) VALUES (?, ?, ?, ?) "
            "ON CONFLICT (kind, value) DO UPDATE SET why = excluded.why",
            *(kind, value, why, now()),
        )
        await self.database.tell(f"{self.holder} bans - 0")

    async def unban(self, kind: BanKind, value: str) -> bool:
        rows = await self.database.change(
            "DELETE FROM bans WHERE kind = ? AND value = ? RETURNING kind", kind, value
        )
        await self.database.tell(f"{self.holder} bans - 0")
        return bool(rows)

    async def bans(self) -> list[Ban]:
        (rows,) = await self.database.read(("SELECT * FROM bans ORDER BY created, value", ()))
        return [Ban(row["kind"], row["value"], row["why"], row["created"]) for row in rows]


def _line(row: Row) -> ChatLine:
    return ChatLine(row["n"], row["at"], row["player"], row["seat"], row["name"], row["text"])
