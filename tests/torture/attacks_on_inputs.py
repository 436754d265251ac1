"""Attacks on what people type, tap and write by hand: lines, acts, packs and position files."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import yaml

from companion.games.engines import load_engine
from companion.games.pack_checks import load_known_content
from companion.kernel.acts import Act
from companion.kernel.building_blocks.position_file_runner import PositionFile
from companion.kernel.events import ignore_event
from companion.kernel.refusals import Refused
from companion.lab.run_position_files import build_position_runner, parse_position_text, run_position_file
from companion.library.packs import parse_pack
from tests.library.test_packs import GOOD
from tests.torture import random_damage
from tests.torture.evenings import Evening, evenings, position_files, position_texts
from tests.torture.figures import Figures

WORDS = ["red", "blue", "life", "gold", "turn", "round", "d6", "me", "opp", "give", "undo", "repair", "tracker", "id"]
_TYPED = ["life red -3", "turn next", "roll d6 2", "note x", "undo", *WORDS]
_BROKEN = 6
"""At most so many broken inputs come before each sound one, which leads on."""
_LOOKED_AT = 0.05
"""So many inputs are looked at closely: what a refusal has changed, and whether what was taken can be saved."""


def lines(chance: random.Random, figures: Figures, folder: Path) -> Iterator[None]:
    """Lines typed at every engine, sensible ones and broken ones, in the middle of play."""
    played = evenings(folder)
    while True:
        if chance.random() < 0.5:
            yield from _lines_of_a_position(chance.choice(position_files()), chance, figures)
        else:
            yield from _lines_of_an_evening(chance.choice(played), chance, figures)


def _lines_of_a_position(position: PositionFile, chance: random.Random, figures: Figures) -> Iterator[None]:
    board = build_position_runner(position)

    def type_in(line: str) -> None:
        with figures.one(f"the line {line!r} at {position.about!r}"):
            board.state = _given(board.game, board.state, board.read(line), chance)

    for deed in position.acts:
        line = deed if isinstance(deed, str) else deed.do
        for broken in _broken_lines([line, *_TYPED], chance):
            type_in(broken)
        type_in(line)
        yield


def _lines_of_an_evening(evening: Evening, chance: random.Random, figures: Figures) -> Iterator[None]:
    playing = load_engine(evening.setup.engine)
    state = evening.start()

    def type_in(line: str) -> None:
        nonlocal state
        with figures.one(f"the line {line!r} at {evening.setup.engine}"):
            state = _given(evening.game, state, playing.read_line(state, line, 0), chance)

    for act in evening.acts:
        examples = playing.examples(state)
        for line in _broken_lines([*examples, *examples, *_TYPED], chance):
            type_in(line)
        with figures.one(f"the act {act} after typed lines"):
            state = _given(evening.game, state, act, chance)
        yield


def _broken_lines(known_lines: list[str], chance: random.Random) -> Iterator[str]:
    for _ in range(chance.randint(0, _BROKEN)):
        line = chance.choice(known_lines)
        yield _mangled(line, chance) if chance.random() < 0.8 else line


def acts(chance: random.Random, figures: Figures, folder: Path) -> Iterator[None]:
    """Acts of every engine, damaged ones and such with any fields, while an evening is played."""
    played = evenings(folder)
    while True:
        evening = chance.choice(played)
        game, state = evening.game, evening.start()
        for act in evening.acts:
            broken = [_broken_act(game, act, chance) for _ in range(chance.randint(0, _BROKEN))]
            for plain in [*broken, game.codec.write(act)]:
                with figures.one(f"the act {plain!r} at {evening.setup.engine}"):
                    state = _given(game, state, game.codec.read(plain), chance)
            yield


def _broken_act(game: Any, act: Act, chance: random.Random) -> Any:
    if chance.random() < 0.6:
        return random_damage.damaged(game.codec.write(act), chance, WORDS)
    name = chance.choice(list(game.codec.kinds))
    fields = list(getattr(game.codec.kinds[name], "__dataclass_fields__", {}))
    return {"act": name, **{each: random_damage.value(chance, WORDS) for each in fields if chance.random() < 0.9}}


def _given(game: Any, state: Any, act: Act, chance: random.Random) -> Any:
    """The position after an act. Sometimes a close look: a refusal changes nothing, and what is taken can be saved."""
    looked_at = chance.random() < _LOOKED_AT
    before = game.freeze(state) if looked_at else None
    after = state.copy()
    try:
        game.apply(after, act, ignore_event)
    except Refused:
        assert not looked_at or game.freeze(state) == before, "a refused act has changed the position"
        raise
    if looked_at:
        assert game.freeze(state) == before, "an act has changed the position before it"
        assert game.codec.read(json.loads(json.dumps(game.codec.write(act)))) == act, "an act that cannot be saved"
        json.dumps(game.freeze(after), allow_nan=False)
    return after


def packs(chance: random.Random, figures: Figures, folder: Path) -> Iterator[None]:
    """Packs with damaged text and fields."""
    everything, plain = load_known_content(), yaml.safe_load(GOOD)
    while True:
        for _ in range(10):
            text = _broken_text(GOOD, lambda: plain, chance)
            with figures.one(f"the pack\n{text}"):
                parse_pack(text, "pack.yaml", everything)
        yield


def positions(chance: random.Random, figures: Figures, folder: Path) -> Iterator[None]:
    """Position files with damaged text and fields."""
    texts = position_texts()
    while True:
        good = chance.choice(texts)
        text = _broken_text(good, lambda good=good: yaml.safe_load(good), chance)  # type: ignore[misc]
        with figures.one(f"the position\n{text}"):
            run_position_file(parse_position_text(text, "position.yaml"))
        yield


def _broken_text(good: str, plain: Callable[[], Any], chance: random.Random) -> str:
    if chance.random() < 0.5:
        return random_damage.torn(good.encode(), chance).decode("utf-8", "replace")
    return yaml.safe_dump(random_damage.damaged(plain(), chance, WORDS))


def _mangled(line: str, chance: random.Random) -> str:
    words = line.split()
    how = chance.random()
    if how < 0.3 and words:
        words[chance.randrange(len(words))] = str(random_damage.value(chance, WORDS, 0))
    elif how < 0.5:
        words.insert(chance.randint(0, len(words)), chance.choice(WORDS))
    elif how < 0.7 and words:
        del words[chance.randrange(len(words))]
    else:
        return random_damage.torn(line.encode(), chance).decode("utf-8", "replace") + random_damage.text(chance, 3)
    return " ".join(words)
