"""Acts as people type them: `choose attack`, `roll success shield / threat`, `learn rat-swarm attack=1 health=2`.

Enemies are called by the id of their card, `alpha#2` where several are alike, `facedown` where nobody can see; heroes
by the id of their seat. An option may be shortened to a beginning that only one option has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, get_args

from companion.games.terrinoth import acts
from companion.games.terrinoth.acts import Act
from companion.games.terrinoth.cards.card_types import EnemyFace, HeroFace
from companion.games.terrinoth.heroes_and_enemies import Enemy
from companion.games.terrinoth.rules.decks import NEW_CARD_PREFIX
from companion.games.terrinoth.state import TerrinothState, World
from companion.kernel.refusals import Malformed, Unknown

WORDS = ("choose", "roll", "learn", "adjust", "move")

Face = TypeVar("Face", bound=str)
HERO_FACES: tuple[HeroFace, ...] = get_args(HeroFace)
ENEMY_FACES: tuple[EnemyFace, ...] = get_args(EnemyFace)


def enemy_line_name(w: World, enemy: Enemy) -> str:
    """What lines call an enemy."""
    name = "facedown" if enemy.facedown or not enemy.card else enemy.card
    number = w.number_of(enemy)
    return f"{name}#{number}" if number > 1 else name


def option_line_name(w: World, option: str) -> str:
    """What lines call an option: enemies by name instead of by number."""
    for enemy in w.enemies:
        if enemy.ref == option:
            return enemy_line_name(w, enemy)
    return option


def write_line(state: TerrinothState, act: Act) -> str:
    """An act as a line."""
    if isinstance(act, acts.Choose):
        return f"choose {option_line_name(state.world, act.option)}"
    if isinstance(act, acts.Roll):
        return " ".join(["roll", *act.hero, *(["/", *act.enemy] if act.enemy else [])])
    if isinstance(act, acts.Learn):
        return " ".join(["learn", act.card, *(f"{name}={value}" for name, value in act.fields.items())])
    if isinstance(act, acts.Adjust):
        return " ".join(
            filter(None, ["adjust", act.what, f"{act.by:+d}", option_line_name(state.world, act.who), act.card])
        )
    return " ".join(filter(None, ["move", option_line_name(state.world, act.enemy), "to", act.to, act.hero]))


def legal_answers_as_lines(state: TerrinothState) -> list[str]:
    """The answers that would be accepted now, as lines."""
    if state.ask is None:
        return []
    return [write_line(state, acts.Choose(option)) for option in state.ask.legal]


def read_line(state: TerrinothState, line: str) -> Act:
    """The act that a line stands for, or a refusal that says which word was not understood."""
    words = line.split()
    reader = _READERS.get(words[0]) if words else None
    if reader is None:
        raise Malformed("th-unknown-word", found=words[0] if words else "", options=", ".join(WORDS))
    return reader(state, words[1:], line)


def _bad(line: str, expected: str) -> Malformed:
    return Malformed("th-bad-line", found=line, expected=expected)


def _choose(state: TerrinothState, words: list[str], line: str) -> Act:
    typed = " ".join(words)
    if not typed:
        raise _bad(line, "choose OPTION")
    if state.ask is None or typed.startswith(NEW_CARD_PREFIX):
        return acts.Choose(typed)
    named = {option_line_name(state.world, option.id): option.id for option in state.ask.options}
    if typed in named:
        return acts.Choose(named[typed])
    matches = [id_ for name, id_ in named.items() if name.startswith(typed)]
    return acts.Choose(matches[0] if len(matches) == 1 else typed)


def _roll(state: TerrinothState, words: list[str], line: str) -> Act:
    before, _, behind = " ".join(words).partition("/")
    white = tuple(_face(word, HERO_FACES) for word in before.split())
    black = tuple(_face(word, ENEMY_FACES) for word in behind.split())
    return acts.Roll(white, black)


def _face(typed: str, faces: tuple[Face, ...]) -> Face:
    matches = [face for face in faces if face == typed] or [face for face in faces if face.startswith(typed.lower())]
    if len(matches) != 1:
        raise Unknown("th-no-face", found=typed, options=", ".join(faces))
    return matches[0]


def _learn(state: TerrinothState, words: list[str], line: str) -> Act:
    if len(words) < 2 or not all("=" in word for word in words[1:]):
        raise _bad(line, "learn CARD FIELD=VALUE ...")
    fields: dict[str, object] = {}
    for word in words[1:]:
        name, _, value = word.partition("=")
        fields[name] = value.split(",") if name in ("bar", "traits") else int(value) if value.isdecimal() else value
    return acts.Learn(words[0], fields)


def _adjust(state: TerrinothState, words: list[str], line: str) -> Act:
    if not 2 <= len(words) <= 4 or not words[1].lstrip("+-").isdecimal():
        raise _bad(line, "adjust WHAT +N [WHO] [CARD]")
    who = _ref(state.world, words[2]) if len(words) > 2 else ""
    return acts.Adjust(words[0], int(words[1]), who, words[3] if len(words) > 3 else "")


def _move(state: TerrinothState, words: list[str], line: str) -> Act:
    if not 3 <= len(words) <= 4 or words[1] != "to":
        raise _bad(line, "move ENEMY to ZONE [HERO]")
    return acts.Move(_ref(state.world, words[0]), words[2], words[3] if len(words) > 3 else "")


def _ref(w: World, typed: str) -> str:
    """An enemy by what lines call it; anything else as it is."""
    return next((enemy.ref for enemy in w.enemies if enemy_line_name(w, enemy) == typed), typed)


_READERS: dict[str, Callable[[TerrinothState, list[str], str], Act]] = {
    "choose": _choose,
    "roll": _roll,
    "learn": _learn,
    "adjust": _adjust,
    "move": _move,
}
