"""The built web client. Any address that is not a file is a page of the client itself."""

from __future__ import annotations

import base64
import hashlib
import mimetypes
import os
import re
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT = Path(__file__).parents[1] / "client"
FOR_EVER = "public, max-age=31536000, immutable"
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # made by the build (web/parcels.ts), the smaller first
NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Kurultai</title>
<p>The web client is not built yet: run <code>make setup</code>, then start again.</p>
<p lang="fr">La page web n'est pas encore construite : lancez <code>make setup</code>, puis
redémarrez.</p></html>
"""


class Client(StaticFiles):
    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._index = folder / "index.html"

    async def check_config(self) -> None:
        """A folder that is not there is said in a page, not in a traceback."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path.split("/", maxsplit=1)[0] == "api":
            raise HTTPException(404)
        if not self._index.exists():
            return HTMLResponse(NOT_BUILT, 503)
        try:
            response = await self._smallest(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
            response = await self._smallest("index.html", scope)
        is_hashed = path.startswith("assets" + os.sep) and response.status_code < 400
        response.headers["Cache-Control"] = FOR_EVER if is_hashed else "no-cache"
        return response

    async def _smallest(self, path: str, scope: Scope) -> Response:
        """The file as it was compressed ahead, if the browser reads that."""
        accepted = Headers(scope=scope).get("accept-encoding", "")
        for encoding, suffix in COMPRESSED.items():
            if not re.search(rf"\b{encoding}\b(?!;q=0)", accepted):
                continue
            if not self.lookup_path(path + suffix)[0]:
                continue
            response = await super().get_response(path + suffix, scope)
            kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
            text = kind.startswith("text/") or kind.endswith("javascript")
            response.headers["Content-Type"] = f"{kind}; charset=utf-8" if text else kind
            response.headers["Content-Encoding"] = encoding
            response.headers["Vary"] = "Accept-Encoding"
            return response
        return await super().get_response(path, scope)


def inline_scripts(folder: Path) -> list[str]:
    """The scripts inside the page itself, as a content policy names them."""
    index = folder / "index.html"
    page = index.read_text(encoding="utf-8") if index.exists() else ""
    found = re.findall(r"<script>(.*?)</script>", page, re.DOTALL)
    digests = (hashlib.sha256(script.encode()).digest() for script in found)
    return [f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests]
