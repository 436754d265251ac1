"""Heroes of Terrinoth by its rules, as an engine of the house."""

from __future__ import annotations

from companion.games.engines import Engine, Face
from companion.games.shelf import box
from companion.games.terrinoth.game import Terrinoth
from companion.games.terrinoth.lines import legal_lines, read_line
from companion.games.terrinoth.state import TerrinothState
from companion.games.terrinoth.table import GAME
from companion.kernel.acts import Act
from companion.kernel.words import message, same_everywhere


def face(state: TerrinothState) -> Face:
    """A table of Terrinoth in one glance: the quest, who plays, whose turn it is."""
    table = state.world.table
    names = {chair.player or chair.name or chair.id: n for n, chair in reversed(list(enumerate(table.seats)))}
    people = tuple(sorted(names.items(), key=lambda entry: entry[1]))
    asked = state.ask
    hero = asked.hero if asked is not None and asked.hero >= 0 else state.world.active
    title = table.quest.definition.title
    title = same_everywhere(title) if isinstance(title, str) else title
    now = message("now-ended") if state.ended else message("now-turn", name=table.names[hero])
    return Face(box(GAME).name, title, people, now)


def examples(state: TerrinothState) -> list[str]:
    """A few lines that would work at this table now."""
    asked = state.ask
    if asked is None:
        return []
    if asked.dice is not None:
        white, black = asked.dice
        return [" ".join(["roll", *["success"] * white, *(["/", *["blank"] * black] if black else [])])]
    if asked.id == "learn":
        return [f"learn {asked.card} {asked.field}=1"]
    return legal_lines(state)[:4]


def _read(state: TerrinothState, line: str, now: int) -> Act:
    return read_line(state, line)


ENGINE = Engine(Terrinoth(), face, _read, examples)
