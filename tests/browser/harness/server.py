"""Start the app as a person would, in a process of its own, and stop it for sure.

with companion(tmp_path) as server:
    ann.open(server.url)
"""

import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).resolve().parents[3]

# A loaded machine of two cores takes a few seconds; only a server that will never answer takes this long.
_START = 60.0
_STOP = 10.0
_LOG_LINES = 60


def companion(data: Path, *options: str, port: int | None = None) -> "Server":
    """Return the real app, keeping its data in `data`; further `options` go to `companion serve`."""
    port = port or free_port()
    command = ["companion", "serve", "--port", str(port), "--data", str(data), "--no-open", *options]
    return Server(command, port)


def hello(port: int | None = None) -> "Server":
    """Return the smallest Flet app, served the same way."""
    port = port or free_port()
    return Server(["tests.browser.harness.hello_app", "--port", str(port)], port)


def traps() -> "Server":
    """Return the app of buttons that nobody can press, served the same way."""
    port = free_port()
    return Server(["tests.browser.harness.traps_app", "--port", str(port)], port)


def free_port() -> int:
    """Return a loopback port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """A Python module that serves HTTP on loopback. It may be killed and started again in the same place."""

    def __init__(self, module: Sequence[str], port: int) -> None:
        """Prepare `python -m MODULE...`; nothing runs before `start`."""
        self.port = port
        self.url = f"http://127.0.0.1:{port}/"
        self._command = [sys.executable, "-m", *module]
        self._process: subprocess.Popen[bytes] | None = None
        handle, name = tempfile.mkstemp(prefix="companion-server-", suffix=".log")
        os.close(handle)
        self._log = Path(name)

    def __enter__(self) -> Self:
        """Start the server and wait until it answers."""
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop the server; after a failure its log goes where pytest shows it."""
        self.stop()
        if error is not None:
            sys.stderr.write(self._log_report())
        self._log.unlink(missing_ok=True)

    @property
    def pid(self) -> int:
        """The process that runs now."""
        return self._running().pid

    def start(self) -> float:
        """Start, wait until it answers, and return the seconds that took."""
        begun = time.monotonic()
        with self._log.open("ab") as log:
            self._process = subprocess.Popen(self._command, cwd=ROOT, stdout=log, stderr=log, stdin=subprocess.DEVNULL)
        while not self._answers():
            if self._process.poll() is not None:
                raise AssertionError(f"the server ended at once with {self._process.returncode}\n{self._log_report()}")
            if time.monotonic() - begun > _START:
                self.kill()
                raise AssertionError(f"the server did not answer within {_START} s\n{self._log_report()}")
            time.sleep(0.05)
        return time.monotonic() - begun

    def stop(self) -> None:
        """Ask the server to end. Flet can ignore that while a connection hangs, so insist after a while."""
        if self._process is None or self._process.poll() is not None:
            return
        self._process.terminate()
        try:
            self._process.wait(_STOP)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """End the server without a chance to tidy up, like a dead battery."""
        process = self._running()
        process.kill()
        process.wait()

    def log(self) -> str:
        """Return what the server printed so far."""
        return self._log.read_text(encoding="utf-8", errors="replace") if self._log.exists() else ""

    def _running(self) -> subprocess.Popen[bytes]:
        assert self._process is not None, "the server was never started"
        return self._process

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url, timeout=2) as answer:
                return bool(answer.status < 500)
        except urllib.error.HTTPError as refusal:
            # A refusal (a page that asks for a token, say) is an answer too.
            return refusal.code < 500
        except (urllib.error.URLError, OSError):
            return False

    def _log_report(self) -> str:
        lines = self.log().splitlines()[-_LOG_LINES:]
        return "\n".join([f"--- log of {' '.join(self._command[1:])}", *lines, "--- end of log", ""])
