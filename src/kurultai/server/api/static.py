"""The built web client. Any address that is not a file is a page of the client itself."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

CLIENT = Path(__file__).parents[1] / "client"
FOR_EVER = "public, max-age=31536000, immutable"
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
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or path.startswith("assets/"):
                raise
            response = await super().get_response("index.html", scope)
        is_hashed = path.startswith("assets" + os.sep) and response.status_code < 400
        response.headers["Cache-Control"] = FOR_EVER if is_hashed else "no-cache"
        return response
