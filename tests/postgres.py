"""A private PostgreSQL server for tests: in a temporary folder, on a Unix socket, gone afterwards.

with running_postgres() as server, fresh_database(server) as url:
    engine = create_engine(url)
"""

import itertools
import os
import pwd
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypedDict

import psycopg
from psycopg import sql
from sqlalchemy import make_url

_ROOT = Path(__file__).resolve().parents[1]
_USER = "companion"
_START = 60.0
_STOP = 20.0
_numbers = itertools.count(1)


class _As(TypedDict, total=False):
    user: int
    group: int
    extra_groups: list[int]


@contextmanager
def running_postgres() -> Iterator[str]:
    """Run a server and yield the SQLAlchemy URL of its first database."""
    programs = _programs()
    # Not pytest's folder: the path of a Unix socket may not be longer than about 100 characters.
    folder = Path(tempfile.mkdtemp(prefix="companion-pg-"))
    who = _someone_but_root(folder)
    try:
        _create(programs, folder, who)
        with _server(programs, folder, who):
            yield f"postgresql+psycopg://{_USER}@/postgres?host={folder}"
    finally:
        shutil.rmtree(folder, ignore_errors=True)


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """Create an empty database on a running server, yield its URL, and drop it."""
    name = f"table_{os.getpid()}_{next(_numbers)}"
    _command(server, sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        # By force: a connection that a failed test left open must not fail the next one.
        _command(server, sql.SQL("DROP DATABASE {} WITH (FORCE)").format(sql.Identifier(name)))


def _programs() -> Path:
    """Return the folder of initdb and postgres, or fail with the words that say how to get them."""
    found = subprocess.run(
        [_ROOT / "build" / "ensure_postgres.sh", "--no-install"], capture_output=True, text=True, check=False
    )
    if found.returncode != 0:
        raise RuntimeError(found.stderr)
    return Path(found.stdout.strip())


def _someone_but_root(folder: Path) -> _As:
    """Return who runs the server and owns its folder: PostgreSQL refuses to run as root."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        try:
            entry = pwd.getpwnam(name)
        except KeyError:
            continue
        os.chown(folder, entry.pw_uid, entry.pw_gid)
        return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}
    raise RuntimeError("PostgreSQL refuses to run as root, and there is no user 'postgres' or 'nobody' to run it as")


def _create(programs: Path, folder: Path, who: _As) -> None:
    options = ["--username", _USER, "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync"]
    created = subprocess.run(
        [programs / "initdb", "-D", folder / "data", *options],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
        **who,
    )
    if created.returncode != 0:
        raise RuntimeError(f"initdb failed:\n{created.stdout}{created.stderr}")


@contextmanager
def _server(programs: Path, folder: Path, who: _As) -> Iterator[None]:
    log = folder / "log"
    # No TCP at all, so no port to clash over; no fsync, because nobody keeps this data.
    options = {"listen_addresses": "", "unix_socket_directories": str(folder), "fsync": "off"}
    with log.open("wb") as output:
        server = subprocess.Popen(
            [programs / "postgres", "-D", folder / "data", *(f"--{name}={value}" for name, value in options.items())],
            cwd=folder,
            stdout=output,
            stderr=output,
            **who,
        )
    try:
        _await_answer(server, folder, log)
        yield
    finally:
        # SIGINT is PostgreSQL's fast shutdown: it does not wait for clients.
        server.send_signal(2)
        try:
            server.wait(_STOP)
        except subprocess.TimeoutExpired:
            server.kill()
            server.wait()


def _await_answer(server: subprocess.Popen[bytes], folder: Path, log: Path) -> None:
    end = time.monotonic() + _START
    while True:
        try:
            psycopg.connect(host=str(folder), user=_USER, dbname="postgres").close()
            return
        except psycopg.OperationalError as refusal:
            if server.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"PostgreSQL did not start: {refusal}\n{log.read_text()}") from refusal
            time.sleep(0.05)


def _command(server: str, statement: sql.Composed) -> None:
    """Run what must be outside any transaction."""
    url = make_url(server)
    with psycopg.connect(
        host=str(url.query["host"]), user=url.username, dbname=url.database, autocommit=True
    ) as connection:
        connection.execute(statement)
