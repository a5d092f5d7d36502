"""Who is asking: a browser keeps a signed cookie from its first visit on.

Nobody registers. The cookie holds a random id and a signature; the keys lie in the data folder.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from itsdangerous import BadSignature, Signer

from kurultai.server.storage.keys import keys

PlayerId = str

MOST_MARKS = 20_000  # kept, so that none is reckoned twice
MARK = 16  # letters


class Players:
    def __init__(self, folder: Path) -> None:
        known = keys(folder)
        self._signer = Signer(known, salt="kurultai.player")
        self._inviter = Signer(known, salt="kurultai.invitation")
        self._marker = Signer(known[:1], salt="kurultai.address")
        self.mark = lru_cache(MOST_MARKS)(self._mark)

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

    def _mark(self, network: str) -> str:
        """What stands for an address where something is put down to it: it leads back to none."""
        return self._marker.get_signature(network).decode("ascii")[:MARK]

    def cookie(self, player: PlayerId) -> str:
        return self._signer.sign(player).decode("ascii")
