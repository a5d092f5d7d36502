"""The wheel, installed outside the checkout with nothing but the locked runtime packages."""

import json
import os
import re
import subprocess
import sys
import time
import urllib.request
import venv
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CLIENT = ROOT / "src" / "kurultai" / "server" / "client"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    assert (CLIENT / "index.html").is_file(), "the web client is not built: run `make setup`"
    out = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(out)]
    subprocess.run([*build, str(ROOT)], check=True, capture_output=True)
    (built,) = out.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Path:
    """A user's folder with the wheel installed in `venv/`."""
    home = tmp_path_factory.mktemp("home")
    venv.create(home / "venv", with_pip=False, symlinks=True)
    (site,) = (home / "venv").glob("lib/python*/site-packages")
    borrow_runtime_packages(site)
    pip = [sys.executable, "-m", "pip", "--python", str(home / "venv" / "bin" / "python")]
    install = [*pip, "install", "--quiet", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(install, check=True, capture_output=True)
    return home


def borrow_runtime_packages(site: Path) -> None:
    """Link what requirements/runtime.txt names, and no more: a missing dependency shows."""
    lock = (ROOT / "requirements" / "runtime.txt").read_text()
    for line in re.findall(r"^[\w.-]+==.*$", lock, re.MULTILINE):
        name, _, marker = line.rstrip(" \\").partition(" ; ")
        if "win32" in marker and "!=" not in marker:
            continue
        files = distribution(name.split("==")[0]).files or []
        source = Path(str(distribution(name.split("==")[0]).locate_file("")))
        for top in {file.parts[0] for file in files} - {"..", "__pycache__"}:
            if not (site / top).exists():
                (site / top).symlink_to(source / top)


def environment(home: Path) -> dict[str, str]:
    kept = {key: os.environ[key] for key in ("PATH", "LANG") if key in os.environ}
    folders = {"XDG_DATA_HOME": str(home / "data"), "XDG_CACHE_HOME": str(home / "cache")}
    return {**kept, **folders, "HOME": str(home), "PYTHONUNBUFFERED": "1"}


def kurultai(home: Path, *arguments: str, stdin: str = "") -> str:
    command = [str(home / "venv" / "bin" / "kurultai"), *arguments]
    done = subprocess.run(
        command, cwd=home, env=environment(home), input=stdin, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{arguments}: {done.stderr or done.stdout}"
    return done.stdout


def test_it_holds_the_client_and_the_data(home: Path) -> None:
    (package,) = (home / "venv").glob("lib/python*/site-packages/kurultai")
    source = ROOT / "src" / "kurultai"
    shipped = {p.relative_to(package) for p in package.rglob("*") if p.is_file()}
    wanted = {p.relative_to(source) for p in source.rglob("*.toml")}
    wanted |= {p.relative_to(source) for p in CLIENT.rglob("*") if p.is_file()}
    assert wanted <= shipped
    assert Path("py.typed") in shipped


def test_it_is_not_the_checkout(home: Path) -> None:
    code = "import kurultai; print(kurultai.__file__)"
    python = str(home / "venv" / "bin" / "python")
    where = subprocess.check_output(
        [python, "-c", code], cwd=home, env=environment(home), text=True
    )
    assert where.startswith(str(home))


def test_a_game_is_played_and_verified(home: Path) -> None:
    record = kurultai(home, "record", "random", "heroes", "--seats", "2", "--seed", "1")
    assert json.loads(record)["result"]["winners"] is not None
    kurultai(home, "record", "check", "-", stdin=record)


@pytest.fixture
def address(home: Path) -> Iterator[str]:
    """A running server's address, as it prints it."""
    command = [str(home / "venv" / "bin" / "kurultai"), "serve", "--port", "0"]
    log = home / "serve.log"
    with log.open("w") as out:
        server = subprocess.Popen(
            command, cwd=home, env=environment(home), stdout=out, stderr=subprocess.STDOUT
        )
    try:
        yield wait_for_address(server, log)
    finally:
        server.terminate()
        server.wait(timeout=20)


def wait_for_address(server: "subprocess.Popen[bytes]", log: Path) -> str:
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline:
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text())
        if found:
            return found[0]
        assert server.poll() is None, f"the server stopped: {log.read_text()}"
        time.sleep(0.1)
    raise AssertionError(f"the server printed no address: {log.read_text()}")


def fetch(url: str) -> str:
    with urllib.request.urlopen(url, timeout=60) as answer:
        return str(answer.read().decode())


def test_the_server_serves_the_client_and_the_games(address: str) -> None:
    page = fetch(f"{address}/")
    assert "<script" in page
    for asset in re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page):
        assert fetch(address + asset)
    assert "heroes" in fetch(f"{address}/api/games")
