"""Data files (boards, cards …) that are kept for whoever brought them."""

from __future__ import annotations

from kurultai.server.storage.database import Database, Row
from kurultai.server.storage.rows import KeptFile, now

MOST_FILES = 40  # of one person
MOST_LETTERS = 1024 * 1024  # of all of them together


class FileStore:
    database: Database

    async def file_keep(self, player: str, file: KeptFile) -> bool:
        """Whether it is kept now: not if that would be too much of one person's."""
        await self.database.change(
            "INSERT INTO files (player, id, game, name, title, origin, content, at) "
            "SELECT CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), "
            "CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT), CAST(? AS TEXT) "
            "WHERE (SELECT count(*) FROM files WHERE player = ?) < ? AND "
            "(SELECT COALESCE(sum(length(content)), 0) FROM files WHERE player = ?) < ? "
            "ON CONFLICT (player, id) DO UPDATE SET at = excluded.at RETURNING id",
            *(player, file.id, file.game, file.name, file.title, file.origin, file.content),
            *(now(), player, MOST_FILES, player, MOST_LETTERS - len(file.content)),
        )
        return await self.file_kept(player, file.id) is not None

    async def files_kept(self, player: str, game: str) -> list[KeptFile]:
        (rows,) = await self.database.read(
            (
                "SELECT * FROM files WHERE player = ? AND game = ? ORDER BY at DESC, id",
                (player, game),
            )
        )
        return [_file(row) for row in rows]

    async def file_kept(self, player: str, id_: str) -> KeptFile | None:
        (rows,) = await self.database.read(
            ("SELECT * FROM files WHERE player = ? AND id = ?", (player, id_))
        )
        return _file(rows[0]) if rows else None

    async def file_forget(self, player: str, id_: str) -> None:
        await self.database.change(
            "DELETE FROM files WHERE player = ? AND id = ? RETURNING id", player, id_
        )


def _file(row: Row) -> KeptFile:
    names = ("id", "game", "name", "title", "origin", "content")
    return KeptFile(*(row[name] for name in names))
