"""Who is asking: a browser keeps a signed cookie from its first visit on.

Nobody registers. The cookie holds a random id and a signature; the keys lie in the data folder.
"""

from __future__ import annotations

from pathlib import Path

from itsdangerous import BadSignature, Signer

from kurultai.server.storage.keys import keys

PlayerId = str


class Players:
    def __init__(self, folder: Path) -> None:
        known = keys(folder)
        self._signer = Signer(known, salt="kurultai.player")
        self._inviter = Signer(known, salt="kurultai.invitation")

    def invitation(self, table: str) -> str:
        """What the link of somebody invited to a table carries."""
        return self._inviter.get_signature(table).decode("ascii")

    def invites(self, invitation: str | None, table: str) -> bool:
        return self._inviter.verify_signature(table, (invitation or "").encode())

    def known(self, cookie: str | None) -> PlayerId | None:
        """The player of a cookie; None if there is none or it was tampered with."""
        try:
            return self._signer.unsign(cookie).decode("ascii") if cookie else None
        except (BadSignature, UnicodeError):
            return None

    def cookie(self, player: PlayerId) -> str:
        return self._signer.sign(player).decode("ascii")
