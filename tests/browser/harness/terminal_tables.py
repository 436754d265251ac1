"""Tables that are made and changed from the terminal, while people look at them in the running app.

red = begin(data, "hero-realms", "Red,Blue")
do(data, red, "life red -3")
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.browser.harness.people import Person, Seen
from tests.browser.harness.server import ROOT, Server


def terminal(data: Path, *words: str) -> Any:
    """Run `companion table ...` as a person at a terminal does, in a process of its own; its JSON answer."""
    command = [sys.executable, "-m", "companion", "table", *words, "--json", "--data", str(data)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, f"{' '.join(words)}: {done.stdout}{done.stderr}"
    return json.loads(done.stdout)


def begin(data: Path, game: str, players: str, *options: str) -> str:
    """Set up a table in the terminal; its id. The first player begins."""
    first = players.split(",", maxsplit=1)[0]
    made = terminal(data, "new", "--game", game, "--players", players, "--first", first, "--seed", "7", *options)
    return str(made["id"])


def do(data: Path, table: str, *lines: str) -> None:
    """Change a table from the terminal."""
    terminal(data, "do", table, *lines)


def address(server: Server, path: str) -> str:
    """The address of a screen."""
    return f"{server.url.rstrip('/')}{path}"


def buttons(person: Person) -> list[Seen]:
    """Everything on a person's screen that a tap reaches, as a screen reader knows it."""
    size = person.page.viewport_size
    assert size is not None
    inside = [s for s in person.on_screen() if s.tappable and s.y >= 0 and s.y + s.height <= size["height"]]
    assert inside, "nothing on the screen reacts to a tap"
    return inside


def middle(seen: Seen) -> tuple[float, float]:
    """The middle of a thing on the screen."""
    return seen.x + seen.width / 2, seen.y + seen.height / 2
