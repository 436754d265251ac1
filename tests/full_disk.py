"""Disks without room, and folders that must not be written."""

from __future__ import annotations

import os
import random
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def not_writable(folder: Path) -> Iterator[None]:
    """Nobody may write there, as a person who is not root meets it."""
    folder.chmod(0o555)
    was = os.geteuid()
    if was == 0:
        os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(was)
        folder.chmod(0o755)


@contextmanager
def no_room() -> Iterator[None]:
    """No file can grow."""
    was = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, was[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, was)


@contextmanager
def small_disk(folder: Path, kilobytes: int) -> Iterator[Path]:
    """A folder with a small file system of its own; where one may not mount any, a folder like others."""
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", f"size={kilobytes}k", "none", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(mount, capture_output=True, check=False).returncode == 0
    try:
        yield folder
    finally:
        if mounted:
            subprocess.run(["umount", "--lazy", str(folder)], check=True)


@contextmanager
def little_room(disk: Path, chance: random.Random) -> Iterator[None]:
    """Some bytes of room at most: the disk is filled, or where it is too large for that, no file grows further."""
    free = os.statvfs(disk).f_bavail * os.statvfs(disk).f_frsize
    if free < 10_000_000:
        filler = disk / "filler"
        filler.write_bytes(b"x" * max(0, free - chance.randrange(150_000)))
        try:
            yield
        finally:
            filler.unlink()
        return
    was = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = max(path.stat().st_size for path in disk.iterdir())
    resource.setrlimit(resource.RLIMIT_FSIZE, (chance.randrange(size + 60_000), was[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, was)
