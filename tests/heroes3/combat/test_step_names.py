"""Steps and answers of combat are found by name, so whoever loads the engine must have all of them."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from companion.games.heroes3 import combat

MARKED = re.compile(r'^@register_(?:step|answer)_handler\("([\w-]+)"\)', re.MULTILINE)
PRINT_KNOWN = """
from companion.games.heroes3.combat import game
from companion.games.heroes3.combat.model.pending_steps import STEP_HANDLERS
from companion.games.heroes3.combat.model.ask_and_answer import ANSWER_HANDLERS
print(*STEP_HANDLERS, *ANSWER_HANDLERS)
"""


def test_the_engine_brings_every_step_and_every_answer() -> None:
    marked = [
        name for path in Path(combat.__file__).parent.rglob("*.py") for name in MARKED.findall(path.read_text("utf-8"))
    ]
    # A process of its own: here other tests may have imported what the engine forgot.
    known = subprocess.run([sys.executable, "-c", PRINT_KNOWN], capture_output=True, text=True, check=True)
    assert marked
    assert sorted(known.stdout.split()) == sorted(marked)
