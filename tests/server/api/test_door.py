"""Who and what is let in: cookies, origins, sizes, malformed bodies; headers and static files."""

from __future__ import annotations

import base64
import gzip
import hashlib
import json
import re
import stat
from pathlib import Path

import brotli
import httpx
import pytest

from kurultai.server.middleware.body_limits import BODY_LIMIT, RECORD_LIMIT
from kurultai.server.middleware.identity import COOKIE
from kurultai.server.people.identity import Players
from kurultai.server.storage.keys import KEY_FILE
from tests.server.support.client import assert_problem, opened, play, seen
from tests.server.support.server import Running, running

MALFORMED = [b"", b"{", b"null", b"[1", b"\xff\xfe", b'{"game": NaN}', b"[" * 10_000]


# Cookies


def test_a_newcomer_gets_a_signed_cookie(client: httpx.Client) -> None:
    header = client.get("/api/tables").headers["set-cookie"]
    assert header.startswith(f"{COOKIE}=")
    for part in ("HttpOnly", "SameSite=Lax", "Path=/", "Max-Age="):
        assert part in header
    assert "set-cookie" not in client.get("/api/tables").headers


def test_the_cookie_is_ours_alone(tmp_path: Path) -> None:
    players = Players(tmp_path)
    assert players.known(players.cookie("ada")) == "ada"
    assert Players(tmp_path).known(players.cookie("ada")) == "ada"
    assert stat.S_IMODE((tmp_path / KEY_FILE).stat().st_mode) == 0o600
    for forged in ("ada", "ada.", "ada.x", players.cookie("bob").replace("bob", "ada"), "é.é"):
        assert players.known(forged) is None


def test_a_forged_cookie_opens_no_seat(server: Running, client: httpx.Client) -> None:
    table = opened(client)
    player, _, signature = client.cookies[COOKIE].partition(".")
    for forged in (player, f"{player}.{signature[::-1]}", f"{player}x.{signature}"):
        with httpx.Client(base_url=server.url, headers={"cookie": f"{COOKIE}={forged}"}) as thief:
            assert_problem(play(thief, table, "d1-d3"), 403, "not_yours", "no seat")
            assert "set-cookie" in thief.get("/api/tables").headers


# Origins


def test_foreign_pages_may_not_play(client: httpx.Client) -> None:
    body = {"game": "heroes", "seats": [{"kind": "me"}, {"kind": "me"}]}
    foreign = client.post("/api/tables", json=body, headers={"origin": "https://evil.test"})
    assert_problem(foreign, 403, "not_yours", "this page may not play here")
    own = client.post("/api/tables", json=body, headers={"origin": str(client.base_url)})
    assert own.status_code == 200


# Sizes and forms


def test_an_oversized_body(client: httpx.Client) -> None:
    answer = client.post("/api/tables", content=b" " * (BODY_LIMIT + 1))
    assert_problem(answer, 413, "too_large", "at most 256 KiB")


def test_an_oversized_body_of_unknown_length(client: httpx.Client) -> None:
    parts = (b" " * 65536 for _ in range(5))
    assert_problem(client.post("/api/tables", content=parts), 413, "too_large", "256 KiB")


def test_a_record_may_be_larger(client: httpx.Client) -> None:
    answer = client.post("/api/records", content=b" " * (RECORD_LIMIT + 1))
    assert_problem(answer, 413, "too_large", "at most 2,048 KiB")
    document = {"format": "kurultai/1", "game": "heroes", "rules": "1", "seats": 2, "moves": []}
    padded = json.dumps(document) + " " * BODY_LIMIT
    large = client.post(
        "/api/records", content=padded, headers={"Content-Type": "application/json"}
    )
    assert large.status_code == 200
    note = {**document, "note": "x" * 15_000}
    kept = client.post("/api/records", json=note).json()["id"]
    assert client.get(f"/api/tables/{kept}/record").json()["note"] == note["note"]
    junk = client.post("/api/records", json={**document, "note": "x" * 17_000})
    assert_problem(junk, 413, "too_large", "no part of the game")


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
@pytest.mark.parametrize("body", MALFORMED, ids=lambda body: repr(body[:8]))
def test_a_malformed_body(client: httpx.Client, path: str, body: bytes) -> None:
    answer = client.post(path, content=body, headers={"content-type": "application/json"})
    assert_problem(answer, 400, "unreadable", "")
    assert client.get("/healthz").status_code == 200


def test_a_deeply_nested_record(client: httpx.Client) -> None:
    nested = '{"a":' * 50_000 + "1" + "}" * 50_000
    document = '{"format":"kurultai/1","game":"heroes","rules":"1","seats":2,"moves":[],"x":%s}'
    answer = client.post(
        "/api/records", content=document % nested, headers={"content-type": "application/json"}
    )
    assert_problem(answer, 400, "unreadable", "")


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/nothing", 404),
        ("GET", "/api", 404),
        ("DELETE", "/api/tables", 404),
        ("POST", "/", 405),
    ],
)
def test_an_unknown_address(client: httpx.Client, method: str, path: str, status: int) -> None:
    answer = client.request(method, path)
    assert_problem(answer, status, "unknown", f"there is no {method} {path}")


# Headers and the client's files


def test_strict_headers_everywhere(client: httpx.Client) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz"):
        headers = client.get(path).headers
        assert re.search(
            r"script-src 'self'( 'sha256-[^']+')?;", headers["content-security-policy"]
        )
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "server" not in headers
    assert client.get("/api/games").headers["cache-control"] == "no-store"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("client")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text(
        "<!doctype html><title>built</title><script>first()</script>"
    )
    (folder / "assets" / "app-1a2b3c.js").write_text("export {}")
    (folder / "assets" / "app-1a2b3c.js.gz").write_bytes(gzip.compress(b"export {}"))
    (folder / "assets" / "app-1a2b3c.js.br").write_bytes(brotli.compress(b"export {}"))
    (folder / "icon.svg").write_text("<svg/>")
    (folder.parent / "secret.txt").write_text("not for the web")
    return folder


def test_the_built_client_is_served(tmp_path: Path, built: Path) -> None:
    with running(tmp_path, client=built) as server, server.browser() as anyone:
        for path in ("/", "/tables/abc", "/new/heroes"):
            page = anyone.get(path)
            assert page.status_code == 200
            assert "built" in page.text
            assert page.headers["cache-control"] == "no-cache"
        script = anyone.get("/assets/app-1a2b3c.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert "set-cookie" not in script.headers
        assert anyone.get("/icon.svg").headers["cache-control"] == "no-cache"
        assert anyone.get("/assets/old-000000.js").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
            assert "not for the web" not in anyone.get(path).text


def test_files_come_as_small_as_the_browser_reads_them(tmp_path: Path, built: Path) -> None:
    path = "/assets/app-1a2b3c.js"
    with running(tmp_path, client=built) as server, server.browser() as anyone:
        for accepted, encoding in (
            ("gzip, deflate, br", "br"),
            ("gzip", "gzip"),
            ("gzip;q=0, identity", None),
            ("identity", None),
        ):
            with anyone.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
                assert answer.headers.get("content-encoding") == encoding
                assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
                assert "immutable" in answer.headers["cache-control"]
        assert anyone.get(path, headers={"Accept-Encoding": "gzip"}).text == "export {}"
        assert anyone.get("/api/games").headers["content-encoding"] == "gzip"
        assert "content-encoding" not in anyone.get("/healthz").headers


def test_the_script_inside_the_page_is_named_by_the_policy(tmp_path: Path, built: Path) -> None:
    digest = base64.b64encode(hashlib.sha256(b"first()").digest()).decode()
    with running(tmp_path, client=built) as server, server.browser() as anyone:
        policy = anyone.get("/").headers["content-security-policy"]
    assert f"script-src 'self' 'sha256-{digest}';" in policy
    assert "unsafe-inline" not in policy.partition("script-src")[2].partition(";")[0]


def test_a_client_that_is_not_built_says_so(tmp_path: Path) -> None:
    with running(tmp_path, client=tmp_path / "nothing") as server, server.browser() as anyone:
        page = anyone.get("/")
        assert page.status_code == 503
        assert "make setup" in page.text
        assert anyone.get("/api/games").status_code == 200


def test_the_openapi_document_is_served(client: httpx.Client) -> None:
    document = client.get("/api/openapi.json").json()
    assert "/api/tables/{table}/moves" in document["paths"]
    assert "SocketMessage" in document["components"]["schemas"]
    assert "HTTPValidationError" not in json.dumps(document)


def test_a_bug_is_a_problem_too(
    server: Running, client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def bug() -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(server.app.state.service.games, "all", bug)
    assert_problem(client.get("/api/games"), 500, "internal", "the server made a mistake")


def test_a_table_can_be_seen_by_its_link(client: httpx.Client, stranger: httpx.Client) -> None:
    table = opened(client)
    assert seen(stranger, table)["frame"] == table["frame"]
