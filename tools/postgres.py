"""PostgreSQL for tests, faults and load: an installed one, else Debian's package; own clusters."""

import contextlib
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from tools.steps import SetupError, run

DEBIAN = Path("/usr/lib/postgresql")
OWNER = "postgres"  # the user that Debian's package makes; PostgreSQL does not run as root
PATIENCE = 30.0


def find() -> Path | None:
    """The folder of PostgreSQL's programs: $POSTGRES_BIN, Debian's newest, or that of the PATH."""
    named = os.environ.get("POSTGRES_BIN")
    if named:
        if not Path(named, "initdb").exists():
            raise SetupError(f"POSTGRES_BIN is set to {named}, where there is no initdb.")
        return Path(named)
    there = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if there:
        return there[-1].parent
    on_path = shutil.which("initdb")
    return Path(on_path).resolve().parent if on_path else None


def ensure() -> Path:
    """Find PostgreSQL, install Debian's where we may, or say what is missing."""
    found = find()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        apt = {"DEBIAN_FRONTEND": "noninteractive"}
        run("Reading the list of Debian packages", "apt-get", "update", "-q", env=apt)
        run(
            "Installing PostgreSQL",
            *("apt-get", "install", "-y", "-q", "--no-install-recommends", "postgresql"),
            env=apt,
        )
        found = find()
    if found is None:
        raise SetupError(
            "The tests of the server need PostgreSQL, and none was found. Install it "
            "(Debian: sudo apt-get install postgresql), or set POSTGRES_BIN to where initdb is."
        )
    return found


class Cluster:
    """A PostgreSQL of our own: its data in a folder, on a free port of this machine only."""

    def __init__(self, folder: Path, *settings: str) -> None:
        self.folder = folder
        self._bin = ensure()
        self._as = OWNER if os.geteuid() == 0 else None
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self.port = _free_port()
        folder.mkdir(parents=True, exist_ok=True)
        if self._as:
            shutil.chown(folder, self._as)
        self._run(
            *(self._bin / "initdb", "--pgdata", folder / "data", "--username", "kurultai"),
            *("--auth", "trust", "--encoding", "UTF8", "--locale", "C", "--no-sync"),
        )

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://kurultai@127.0.0.1:{self.port}/{database}"

    def start(self) -> None:
        """Start it (again) and wait until it answers; after a crash it first puts itself right."""
        options = (f"port={self.port}", "listen_addresses=127.0.0.1", *self._settings)
        chosen = [part for option in options for part in ("-c", option)]
        self._process = subprocess.Popen(
            [self._bin / "postgres", "-D", self.folder / "data", "-k", self.folder, *chosen],
            user=self._as,
            cwd=self.folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > end or self._process.poll() is not None:
                raise SetupError("PostgreSQL does not start.")
            time.sleep(0.05)

    def answers(self) -> bool:
        command = (self._bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port))
        return subprocess.run(command, check=False).returncode == 0

    def create(self, database: str) -> str:
        """A new, empty database; its address."""
        self._run(
            *(self._bin / "createdb", "-h", "127.0.0.1", "-p", str(self.port)),
            *("-U", "kurultai", database),
        )
        return self.url(database)

    def disconnect_all(self) -> None:
        """End every connection, as a network does now and then."""
        self._run(
            *(self._bin / "psql", "-h", "127.0.0.1", "-p", str(self.port), "-U", "kurultai"),
            *("-d", "postgres", "-c"),
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'",
        )

    def kill(self) -> None:
        """Kill -9 for the whole of it, as when the machine fails."""
        assert self._process is not None
        backends = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self._process.pid)],
            check=False,
            capture_output=True,
            text=True,
        ).stdout.split()
        for pid in (self._process.pid, *map(int, backends)):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self._process.wait()
        (self.folder / "data" / "postmaster.pid").unlink(missing_ok=True)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)

    def _run(self, *command: str | Path) -> None:
        done = subprocess.run(
            command, user=self._as, cwd=self.folder, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SetupError(f"{command[0]} failed: {done.stderr.strip()}")


@contextlib.contextmanager
def cluster(*settings: str) -> Iterator[Cluster]:
    """A running cluster in a folder of its own, gone at the end of the block."""
    with tempfile.TemporaryDirectory(prefix="kurultai-pg-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o711)
        made = Cluster(Path(folder, "cluster"), *settings)
        made.start()
        try:
            yield made
        finally:
            made.stop()


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
