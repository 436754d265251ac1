"""Files that are being written under another name, and what is left of them by processes that were stopped."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

_NAME = re.compile(r"\.unfinished-(\d+)(-wal|-shm|-journal)?$")
_BESIDE = ("", "-wal", "-shm", "-journal")
"""What SQLite may keep beside a database while it writes."""
_OLD = 3600
"""After so many seconds nobody is writing any more, where it cannot be asked whether a process lives."""
_writing: set[Path] = set()
"""What this process is writing. Its number is not enough: in a container every start may have the same one."""


@contextmanager
def temporary_path_beside(target: Path) -> Iterator[Path]:
    """Another name beside the target, free to be written; nothing stays under it afterwards."""
    delete_unfinished_files(target.parent, f"{target.name}.unfinished-")
    path = target.with_name(f"{target.name}.unfinished-{os.getpid()}")
    _writing.add(path)
    try:
        yield path
    finally:
        _writing.discard(path)
        for beside in _BESIDE:
            with suppress(OSError):
                path.with_name(path.name + beside).unlink(missing_ok=True)


def list_unfinished_files(folder: Path, begins: str) -> list[Path]:
    """Everything in a folder that is being written, or was, and whose name begins so."""
    with suppress(OSError):
        return sorted(path for path in folder.iterdir() if path.name.startswith(begins) and is_unfinished_file(path))
    return []


def is_unfinished_file(path: Path) -> bool:
    """Whether this is the name of a file that is not whole yet."""
    return _NAME.search(path.name) is not None


def delete_unfinished_files(folder: Path, begins: str) -> list[Path]:
    """Delete what nobody is writing any more; what was deleted."""
    gone = []
    for path in list_unfinished_files(folder, begins):
        with suppress(OSError):
            if _abandoned(path):
                path.unlink()
                gone.append(path)
    return gone


def _abandoned(path: Path) -> bool:
    found = _NAME.search(path.name)
    assert found is not None
    number, beside = int(found[1]), found[2] or ""
    if number == os.getpid():
        return path.with_name(path.name.removesuffix(beside)) not in _writing
    if os.name == "nt":
        # To ask after a process by a signal would stop it there.
        return time.time() - path.stat().st_mtime > _OLD
    return not _lives(number)


def _lives(number: int) -> bool:
    try:
        os.kill(number, 0)
    except (ProcessLookupError, OverflowError):
        return False
    except PermissionError:
        pass  # Somebody else's.
    return True
