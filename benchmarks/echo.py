"""uvicorn with the settings that we run it with, saying back what it is told: for load.py."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import uvicorn
from starlette.types import Receive, Scope, Send

from kurultai.server import serve
from kurultai.server.config import Config


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "lifespan":
        await receive()
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (said := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": said["text"]})


def main() -> None:
    made: Any = app
    listening = serve.bound("127.0.0.1", 0)
    sys.stdout.write(f"http://127.0.0.1:{listening.getsockname()[1]}\n")
    sys.stdout.flush()
    uvicorn.Server(serve.uvicorn_config(made, Config(Path()))).run([listening])


if __name__ == "__main__":
    main()
