"""Makes the specimens in `saves/`: one evening of tables by the own code of each commit that saved in another way.

    python -m tests.golden.make_saves             those that are missing
    python -m tests.golden.make_saves 75cdd0c     this one, anew

Each commit is checked out into a temporary git worktree, plays `old_evening.py` there and goes again. What it saved,
the database and one file a table, is kept as `saves/<commit>.tar.xz`.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
SAVES = HERE / "saves"
COMMITS = {
    "b3ac96b": "the first that could save: score sheets, database 0002, files of version 1",
    "8b61d2c": "the command line",
    "9e2811e": "timers without `auto`",
    "7f086cf": "reasons in the journal: database 0003, files of version 2",
    "2689569": "the engine of Hero Realms, with real cards",
    "c5ab313": "the engines of combat and of Terrinoth; packs: database 0004",
    "11c9edf": "corrections in the setup",
    "3b7ca30": "the engine of the evening of Heroes III",
    "a8b3c5f": "evening: swaps, AI heroes put right",
    "f7c1004": "evening: morale cards, discard piles, guards",
    "af6fade": "score sheet: spaces without a letter; evening: pools of dice",
    "1708ba7": "evening: stacked guards",
    "dbadbe5": "combat: wards",
    "75cdd0c": "the last without formats",
    "e6c3f15": "formats, database 0005, files of version 3: the last without versions of the rules",
}
"""4c5ea50 came before them, and could not save anything yet."""


def main(wanted: list[str]) -> None:
    """Make the specimens that are named, or those that are missing."""
    for commit in wanted or [commit for commit in COMMITS if not specimen(commit).exists()]:
        make(commit)
        print(f"{specimen(commit).relative_to(ROOT)}: {specimen(commit).stat().st_size // 1000} kB")


def specimen(commit: str) -> Path:
    """Where the specimen of a commit lies."""
    return SAVES / f"{commit}.tar.xz"


def unpack(commit: str, folder: Path) -> Path:
    """Unpack the specimen of a commit; the folder with `evening.db` and one file a table."""
    with tarfile.open(specimen(commit)) as tar:
        tar.extractall(folder, filter="data")
    return folder


def make(commit: str) -> None:
    """Let a commit play an evening, and keep what it saved."""
    with tempfile.TemporaryDirectory() as folder:
        worktree, saved = Path(folder, "worktree"), Path(folder, "saved")
        saved.mkdir()
        _git("worktree", "add", "--detach", str(worktree), commit)
        try:
            # First on the path, so that the commit's own packages are found and not those that are installed.
            environment = os.environ | {"PYTHONPATH": str(worktree)}
            command = [sys.executable, "-W", "ignore", str(HERE / "old_evening.py"), str(saved)]
            subprocess.run(command, cwd=worktree, env=environment, check=True)
        finally:
            _git("worktree", "remove", "--force", str(worktree))
        _pack(saved, specimen(commit))


def _pack(folder: Path, target: Path) -> None:
    target.parent.mkdir(exist_ok=True)
    with tarfile.open(target, "w:xz", preset=9) as tar:
        for file in sorted(folder.iterdir()):
            tar.add(file, file.name, filter=_anonymous)


def _anonymous(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Without who made it and when, so that the same evening gives the same bytes."""
    entry.uid = entry.gid = entry.mtime = 0
    entry.uname = entry.gname = ""
    return entry


def _git(*arguments: str) -> None:
    subprocess.run(["git", "-C", str(ROOT), *arguments], check=True, capture_output=True)


if __name__ == "__main__":
    main(sys.argv[1:])
