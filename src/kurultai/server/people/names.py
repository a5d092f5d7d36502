"""Names. Anybody may call themselves anything, unless a passphrase protects the name."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import unicodedata
from collections.abc import Iterable
from itertools import count

from kurultai.match.refusals import WrongSeat
from kurultai.server.people.bans import Bans
from kurultai.server.people.identity import PlayerId
from kurultai.server.people.rate_limits import RateLimits
from kurultai.server.schemas import http as m
from kurultai.server.storage.lookalikes import name_key
from kurultai.server.storage.store import Store
from kurultai.server.texts import TEXTS

COST = {"n": 2**14, "r": 8, "p": 1, "dklen": 32}  # scrypt: some 50 ms and 16 MiB for each try


class Names:
    def __init__(self, store: Store, rate_limits: RateLimits, bans: Bans) -> None:
        self._store = store
        self._bans = bans
        self._rate_limits = rate_limits

    async def checked(self, player: PlayerId, name: str | None) -> str | None:
        """A name as it is shown; WrongSeat if it is protected and not this player's."""
        shown = shown_name(name)
        if shown:
            self._bans.check_name(shown)
        claim = await self._store.name_of(shown) if shown else None
        if claim is not None and claim.player != player:
            raise WrongSeat(TEXTS("the-name-is-protected-give-its", name=claim.name))
        return shown

    async def prove(self, player: PlayerId, body: m.Name) -> m.Me:
        """Protect a name that is free, or prove that a protected one is mine."""
        name = shown_name(body.name)
        if name is None:
            raise WrongSeat(TEXTS("this-is-no-name"))
        self._bans.check_name(name)
        claim = await self._store.name_of(name)
        if claim is None:
            return await self._protect(player, name, body.passphrase)
        if claim.player != player:  # whose browser has it already is no guesser
            await self._rate_limits.guess(player)
        if not await asyncio.to_thread(fits, body.passphrase, claim.secret):
            raise WrongSeat(TEXTS("this-is-not-its-passphrase"))
        if claim.player != player:
            self._rate_limits.guessed(player)
        await self._store.name_pass_on(claim.name, player)
        return m.Me(name=claim.name)

    async def _protect(self, player: PlayerId, name: str, passphrase: str) -> m.Me:
        await self._rate_limits.guess(player)  # to protect every name there is takes as long
        secret = await asyncio.to_thread(hashed, passphrase)
        if not await self._store.name_claim(name, player, secret):
            raise WrongSeat(TEXTS("this-is-not-its-passphrase"))
        return m.Me(name=name)

    async def me(self, player: PlayerId) -> m.Me:
        return m.Me(name=await self._store.name_used_by(player))


def shown_name(name: str | None) -> str | None:
    """A name as it is shown; None if nothing is left of it."""
    return printable(name or "")[: m.NAME].strip() or None


def distinct(name: str | None, others: Iterable[str | None]) -> str | None:
    """A name that nobody else at the table bears: a second Ada is called "Ada 2"."""
    taken = {name_key(other) for other in others if other}
    if name is None or name_key(name) not in taken:
        return name
    numbered = (f"{name[: m.NAME - 3]} {n}" for n in count(2))
    return next(made for made in numbered if name_key(made) not in taken)


def printable(said: str) -> str:
    """One line of text without anything invisible or that turns the line around."""
    normal = unicodedata.normalize("NFKC", said)
    spaced = (" " if letter.isspace() else letter for letter in normal)
    seen = "".join(letter for letter in spaced if unicodedata.category(letter)[0] != "C")
    return " ".join(seen.split())


def hashed(passphrase: str) -> str:
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${_scrypt(passphrase, salt).hex()}"


def fits(passphrase: str, secret: str) -> bool:
    salt, _, there = secret.partition("$")
    return hmac.compare_digest(_scrypt(passphrase, bytes.fromhex(salt)).hex(), there)


def _scrypt(passphrase: str, salt: bytes) -> bytes:
    return hashlib.scrypt(passphrase.encode(), salt=salt, **COST)
