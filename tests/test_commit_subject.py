"""The hook that looks at commit messages, run as git runs it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

HOOK = Path(__file__).parent.parent / "build" / "commit_subject.py"


@pytest.mark.parametrize(
    ("message", "refused"),
    [
        ("x" * 72 + "\n", ""),
        ("A subject\n\nAnd why, in a line that may be as long as it likes: " + "x" * 80 + "\n# On branch main\n", ""),
        ("x" * 73 + "\n", "73 letters"),
        ("A subject\nthat runs on\n", "second line"),
        ("# only what git wrote\n", "is empty"),
    ],
)
def test_a_message_is_taken_or_refused_with_what_is_wrong(message: str, refused: str, tmp_path: Path) -> None:
    file = tmp_path / "COMMIT_EDITMSG"
    file.write_text(message, "utf-8")
    done = subprocess.run([sys.executable, HOOK, file], capture_output=True, text=True, check=False)
    assert (done.returncode, refused in done.stderr) == (1 if refused else 0, True)
