"""Acts as people type them: `attack C2 from C3`, `move B3`, `roll +1`, `place griffins/pack B2`, `damage B2 3`."""

from __future__ import annotations

import shlex
from collections.abc import Callable

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.state import CombatState
from companion.kernel.refusals import Malformed

_FIGURES = ("attack", "defense", "initiative", "health")


def write_line(act: Act) -> str:
    """An act as a line."""
    match act:
        case acts.Attack():
            return _write_attack(act)
        case acts.Move(to):
            return f"move {to}"
        case acts.Use(target):
            return f"use {target}".rstrip()
        case acts.Roll(dice):
            return " ".join(["roll", *(f"{die:+}" if die else "0" for die in dice)])
        case acts.Choose(option):
            return f"choose {option}"
        case acts.Place(unit, space):
            return f"place {shlex.quote(unit)} {space}".rstrip()
        case acts.Ready(side):
            return f"ready {side}".rstrip()
        case acts.NextFight():
            return "next"
        case acts.Defend() | acts.Done() | acts.Surrender():
            return type(act).__name__.lower()
    return _write_entered(act)


def read_line(state: CombatState, line: str) -> Act:
    """The act that a line stands for, or a refusal that says which word was not understood."""
    words = _split(line)
    if not words:
        raise Malformed("h3-empty-line", options=", ".join(_READERS))
    reader = _READERS.get(words[0].lower())
    if reader is None:
        raise Malformed("h3-unknown-word", found=words[0], options=", ".join(_READERS))
    if words[0].lower() == "choose":
        return _choose(state, words[1:], line)
    return reader(words[1:], line)


def _split(line: str) -> list[str]:
    try:
        return shlex.split(line)
    except ValueError:
        return line.split()


def _bad(line: str, expected: str) -> Malformed:
    return Malformed("h3-bad-line", found=line, expected=expected)


def _number(word: str, line: str, expected: str) -> int:
    try:
        return int(word.replace("−", "-"))
    except ValueError:
        raise _bad(line, expected) from None


def _tail(words: list[str], *marks: str) -> tuple[list[str], dict[str, str]]:
    """Words, and those behind marks such as `from` and `then`."""
    found: dict[str, str] = {}
    plain: list[str] = []
    rest = iter(words)
    for word in rest:
        if word in marks:
            found[word] = next(rest, "")
        else:
            plain.append(word)
    return plain, found


# --- reading ---------------------------------------------------------------------------------------


def _attack(words: list[str], line: str) -> Act:
    plain, marked = _tail(words, "from", "then")
    if len(plain) != 1:
        raise _bad(line, "attack SPACE [from SPACE] [then SPACE]")
    return acts.Attack(_space(plain[0]), _space(marked.get("from", "")), _space(marked.get("then", "")))


def _space(word: str) -> str:
    return word.upper() if len(word) == 2 else word


def _one(kind: Callable[[str], Act], expected: str) -> Callable[[list[str], str], Act]:
    def read(words: list[str], line: str) -> Act:
        if len(words) != 1:
            raise _bad(line, expected)
        return kind(_space(words[0]))

    return read


def _none(kind: Callable[[], Act]) -> Callable[[list[str], str], Act]:
    def read(words: list[str], line: str) -> Act:
        if words:
            raise _bad(line, line.split()[0])
        return kind()

    return read


def _place(words: list[str], line: str) -> Act:
    if not 1 <= len(words) <= 2:
        raise _bad(line, "place UNIT [SPACE]")
    return acts.Place(words[0], _space(words[1]) if len(words) == 2 else "")


def _ready(words: list[str], line: str) -> Act:
    if len(words) > 1:
        raise _bad(line, "ready [SIDE]")
    return acts.Ready(words[0] if words else "")


def _use(words: list[str], line: str) -> Act:
    if len(words) > 1:
        raise _bad(line, "use [SPACE]")
    return acts.Use(_space(words[0]) if words else "")


def _roll(words: list[str], line: str) -> Act:
    return acts.Roll(tuple(_number(word, line, "roll [-1|0|+1 ...]") for word in words))


def _choose(state: CombatState, words: list[str], line: str) -> Act:
    typed = " ".join(words)
    if not typed:
        raise _bad(line, "choose OPTION")
    possible = answer_options(state)
    matches = [option for option in possible if option.lower().startswith(typed.lower())]
    return acts.Choose(matches[0] if len(matches) == 1 and typed not in possible else typed)


def _boost(words: list[str], line: str) -> Act:
    expected = "boost SPACE attack|defense|initiative|health +N [until UNTIL]"
    plain, marked = _tail(words, "until", "side")
    if plain[:1] == ["waiting"] and len(plain) == 2:
        return acts.Boost(attack=_number(plain[1], line, expected), waits=True, side=marked.get("side", ""))
    if len(plain) != 3 or plain[1] not in _FIGURES:
        raise _bad(line, expected)
    given = {figure: _number(plain[2], line, expected) if figure == plain[1] else 0 for figure in _FIGURES}
    return acts.Boost(
        _space(plain[0]),
        given["attack"],
        given["defense"],
        given["initiative"],
        given["health"],
        marked.get("until", "attack"),
        side=marked.get("side", ""),
    )


def _damage(words: list[str], line: str) -> Act:
    if not 2 <= len(words) <= 3:
        raise _bad(line, "damage SPACE N [spell|specialty]")
    amount = _number(words[1], line, "damage SPACE N")
    return acts.Damage(_space(words[0]), amount, words[2] if len(words) == 3 else "other")


def _heal(words: list[str], line: str) -> Act:
    if len(words) != 2:
        raise _bad(line, "heal SPACE N")
    return acts.Heal(_space(words[0]), _number(words[1], line, "heal SPACE N"))


def _shift(words: list[str], line: str) -> Act:
    if len(words) != 2:
        raise _bad(line, "shift SPACE SPACE")
    return acts.Shift(_space(words[0]), _space(words[1]))


def _mark(words: list[str], line: str) -> Act:
    if not 2 <= len(words) <= 3:
        raise _bad(line, "mark SPACE TOKEN [N]")
    amount = _number(words[2], line, "mark SPACE TOKEN [N]") if len(words) == 3 else 1
    return acts.Mark(_space(words[0]), words[1], amount)


def _put(words: list[str], line: str) -> Act:
    plain, marked = _tail(words, "on", "damage", "as", "side")
    if len(plain) != 1:
        raise _bad(line, "put SPACE|UNIT [on SPACE] [damage N] [as UNIT] [side SIDE]")
    damage = _number(marked["damage"], line, "put SPACE damage N") if "damage" in marked else -1
    return acts.Put(
        _space(plain[0]), _space(marked.get("on", "")), damage, marked.get("as", ""), marked.get("side", "")
    )


def _card(words: list[str], line: str) -> Act:
    expected = "card CARD [power N] [way WAY] [choice N] [discarded N] [side SIDE] [on SPACE ...]"
    at = words.index("on") if "on" in words else len(words)
    # A card may be called like a mark: `card power`.
    plain, marked = _tail(words[1:at], "power", "way", "choice", "discarded", "side")
    if not words or plain:
        raise _bad(line, expected)
    numbers = {
        name: _number(marked[name], line, expected) for name in ("power", "choice", "discarded") if name in marked
    }
    chosen = tuple(_space(target) for target in words[at + 1 :])
    return acts.PlayCard(words[0], targets=chosen, way=marked.get("way", ""), side=marked.get("side", ""), **numbers)


def _ai(words: list[str], line: str) -> Act:
    plain, marked = _tail(words, "card")
    if not 1 <= len(plain) <= 2:
        raise _bad(line, "ai draw|bottom|back [cards|spells] [card CARD]")
    return acts.AiDeck(plain[0], plain[1] if len(plain) == 2 else "cards", marked.get("card", ""))


_READERS: dict[str, Callable[[list[str], str], Act]] = {
    "attack": _attack,
    "move": _one(acts.Move, "move SPACE"),
    "defend": _none(acts.Defend),
    "done": _none(acts.Done),
    "use": _use,
    "roll": _roll,
    "choose": _one(acts.Choose, "choose OPTION"),
    "place": _place,
    "ready": _ready,
    "surrender": _none(acts.Surrender),
    "card": _card,
    "boost": _boost,
    "damage": _damage,
    "heal": _heal,
    "shift": _shift,
    "remove": _one(acts.Remove, "remove SPACE"),
    "mark": _mark,
    "put": _put,
    "ai": _ai,
}


# --- writing ---------------------------------------------------------------------------------------


def _write_attack(act: acts.Attack) -> str:
    return f"attack {act.target}" + (f" from {act.at}" if act.at else "") + (f" then {act.then}" if act.then else "")


def _write_boost(act: acts.Boost) -> str:
    tail = f" side {act.side}" if act.side else ""
    if act.waits:
        return f"boost waiting {act.attack:+}{tail}"
    figure = next((name for name in _FIGURES if getattr(act, name)), "attack")
    until = f" until {act.until}" if act.until != "attack" else ""
    return f"boost {act.unit} {figure} {getattr(act, figure):+}{until}{tail}"


def _write_put(act: acts.Put) -> str:
    parts = [f"put {shlex.quote(act.unit)}"]
    parts += [f"on {act.space}"] if act.space else []
    parts += [f"damage {act.damage}"] if act.damage >= 0 else []
    parts += [f"as {shlex.quote(act.kind)}"] if act.kind else []
    parts += [f"side {act.side}"] if act.side else []
    return " ".join(parts)


def _write_card(act: acts.PlayCard) -> str:
    parts = [f"card {shlex.quote(act.card)}"]
    parts += [f"way {act.way}"] if act.way else []
    for name in ("power", "choice", "discarded"):
        parts += [f"{name} {getattr(act, name)}"] if getattr(act, name) else []
    parts += [f"side {act.side}"] if act.side else []
    parts += ["on", *act.targets] if act.targets else []
    return " ".join(parts)


def _write_entered(
    act: (
        acts.Boost | acts.Damage | acts.Heal | acts.Shift | acts.Remove | acts.Mark | acts.Put | acts.PlayCard
        | acts.AiDeck
    ),
) -> str:  # fmt: skip
    """What the table enters besides moves and attacks."""
    match act:
        case acts.Boost():
            return _write_boost(act)
        case acts.Damage(unit, amount, source):
            return f"damage {unit} {amount}" + (f" {source}" if source != "other" else "")
        case acts.Heal(unit, amount):
            return f"heal {unit} {amount}"
        case acts.Shift(unit, to):
            return f"shift {unit} {to}"
        case acts.Remove(unit):
            return f"remove {unit}"
        case acts.Mark(unit, token, amount):
            return f"mark {unit} {token} {amount}"
        case acts.Put():
            return _write_put(act)
        case acts.PlayCard():
            return _write_card(act)
        case acts.AiDeck(do, deck, card):
            return f"ai {do} {deck}" + (f" card {card}" if card else "")
