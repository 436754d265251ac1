"""The log file: what went wrong, with its traceback, in the data folder. Nobody has to ask for it beforehand.

It holds warnings and errors of the app, the server and the command line, at most three files of a megabyte. It holds
no passwords and no long texts: somebody may send it to us.
"""

from __future__ import annotations

import logging
import logging.handlers
import re
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

LOG_FILE_NAME = "companion.log"
MAX_LOG_BYTES, OLD_LOGS_KEPT = 1_000_000, 2
"""How large a file gets, and how many older ones are kept beside it (`companion.log.1`, `companion.log.2`)."""

_LONGEST_LINE = 400
_MOST_LINES = 200
_SERVER = "uvicorn"
"""The server's own logger, which passes nothing on to the root."""

_NAMED = r"(?i)\b(password|passwd|secret|token)(['\"]?\s*[=:]\s*)('[^']*'|\"[^\"]*\"|[^\s,;)'\"]+)"
_SECRETS = (
    # The password in an address such as postgresql://ana:secret@host/db, and in a list of settings.
    (re.compile(r"(://[^\s:/@]*):\S*@"), r"\1:***@"),
    (re.compile(_NAMED), r"\1\2***"),
)


def log_file_path(folder: Path) -> Path:
    """Where the log of a data folder is. It may not be there: nothing went wrong yet, or it cannot be written."""
    return folder / LOG_FILE_NAME


@contextmanager
def log_to_folder(folder: Path, *, debug: bool = False) -> Iterator[None]:
    """Keep warnings and errors in the folder's log meanwhile; with `debug` show them and more on the terminal, too."""
    root, server = logging.getLogger(), logging.getLogger(_SERVER)
    level = root.level
    kept = _LogFile(log_file_path(folder))
    shown = logging.StreamHandler()
    shown.setLevel(logging.INFO if debug else logging.CRITICAL)
    shown.setFormatter(logging.Formatter("%(name)s: %(message)s"))
    root.setLevel(logging.INFO if debug else logging.WARNING)
    for handler in (kept, shown):
        root.addHandler(handler)
    try:
        yield
    finally:
        server.removeHandler(kept)
        for handler in (kept, shown):
            root.removeHandler(handler)
            handler.close()
        root.setLevel(level)


def log_server_errors() -> None:
    """Keep what the server itself complains about. Call it once the server has set up its own logging."""
    server = logging.getLogger(_SERVER)
    for handler in logging.getLogger().handlers:
        if isinstance(handler, _LogFile):
            server.addHandler(handler)


def remove_secrets(text: str) -> str:
    """A text without passwords, without the name of the home folder, and without lines that go on for ever."""
    for pattern, instead in _SECRETS:
        text = pattern.sub(instead, text)
    home = str(Path.home())
    if len(home) > 1:
        text = text.replace(home, "~")
    lines = [line if len(line) <= _LONGEST_LINE else line[:_LONGEST_LINE] + " […]" for line in text.split("\n")]
    if len(lines) > _MOST_LINES:
        # What was called first and what failed in the end tell most.
        lines = [*lines[: _MOST_LINES // 2], "[…]", *lines[-_MOST_LINES // 2 :]]
    return "\n".join(lines)


def error_text(error: BaseException) -> str:
    """An error with its traceback, fit to be sent to somebody."""
    return remove_secrets("".join(traceback.format_exception(error)).rstrip("\n"))


class _LogFile(logging.handlers.RotatingFileHandler):
    """The file is opened for each record: the app and a terminal write to the same one, and each may rotate it."""

    def __init__(self, file: Path) -> None:
        super().__init__(
            file, maxBytes=MAX_LOG_BYTES, backupCount=OLD_LOGS_KEPT, encoding="utf-8", errors="replace", delay=True
        )
        self.setLevel(logging.WARNING)
        self.setFormatter(_Discreet("%(asctime)s %(levelname)s %(process)d %(name)s: %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        """Write one record. Where nothing can be written, nothing is: that is no reason to stop a game."""
        try:
            Path(self.baseFilename).parent.mkdir(parents=True, exist_ok=True)
            super().emit(record)
        except OSError:
            pass
        finally:
            if self.stream is not None:
                # What is still on its way to a full disk is tried once more by closing.
                with suppress(OSError):
                    self.stream.close()
                # The base class opens it again; its types do not say that it may be closed.
                setattr(self, "stream", None)  # noqa: B010

    def doRollover(self) -> None:
        """Begin a new file; where another program keeps the old one, go on with that."""
        try:
            super().doRollover()
        except OSError:
            if self.stream is None:
                self.stream = self._open()

    def handleError(self, record: logging.LogRecord) -> None:
        """Say nothing: the terminal belongs to the command."""


class _Discreet(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        return remove_secrets(super().format(record))
