"""What a box says, as facts to look up: its modes with their numbers, levels, dice, the round, the phases."""

from __future__ import annotations

from dataclasses import dataclass

from companion.games.tracker.score_sheet import Effect
from companion.games.tracker.setup.game_box import Amount, Box, HandRule, Mode, OptionDef
from companion.games.tracker.setup.setup_builder import player_count_range
from companion.library.translations import MessageCatalogue


@dataclass(frozen=True, slots=True)
class GameFact:
    """One thing to look up: a title, a sentence, a small table, and where it is written."""

    title: str
    text: str = ""
    rows: tuple[tuple[str, str], ...] = ()
    source: str = ""
    icon: str = ""


def build_game_facts(box: Box, words: MessageCatalogue) -> list[tuple[str, list[GameFact]]]:
    """All facts of a box, in sections."""
    sections = [
        (words("facts-modes"), [_mode(box, mode, words) for mode in box.modes]),
        (words("facts-choices"), _choices(box, words)),
        (words("facts-levels"), _ladders(box, words)),
        (words("facts-round"), _round(box, words)),
        (words("facts-marks"), _marks(box, words)),
        (words("facts-dice"), _dice(box, words)),
    ]
    return [(name, facts) for name, facts in sections if facts]


def _mode(box: Box, mode: Mode, words: MessageCatalogue) -> GameFact:
    least, most = player_count_range(mode)
    rows = [(words("facts-people"), str(least) if least == most else f"{least} – {most}")]
    kinds = {kind.id: words.name(kind.name) for kind in box.kinds}
    counters = {counter.id: counter for counter in box.counters}
    for kind, holds in mode.holds.items():
        for counter, amount in holds.items():
            if counters[counter].show == "main":
                rows.append((f"{words.name(counters[counter].name)}, {kinds[kind]}", _amount(amount, words)))
    if mode.teams is not None:
        for counter, amount in mode.teams.shared.items():
            rows.append((words("facts-shared", counter=counters[counter].name), _amount(amount, words)))
    rows += [(words("facts-hand", kind=kinds[kind]), _hand(rule, words)) for kind, rule in mode.hands.items()]
    for attack in mode.attacks:
        rows.append((words("facts-attacks", kind=kinds[attack.kind]), words(f"relation-{attack.players}")))
    return GameFact(words.name(mode.name), words.name(mode.blurb), tuple(rows), mode.source)


def _amount(amount: Amount | int, words: MessageCatalogue) -> str:
    if isinstance(amount, int):
        return str(amount)
    if amount.per_player:
        text = words("amount-per-player", base=amount.base, each=amount.per_player)
    elif amount.number is not None:
        text = words("amount-typed")
    else:
        text = str(amount.base + amount.plus)
    if amount.choice is not None:
        text = words("amount-chosen", base=amount.base, plus=amount.plus)
    extra = [words("amount-players", players=int(p), plus=plus) for p, plus in amount.by_players.items()]
    return "; ".join([text, *extra])


def _hand(rule: HandRule, words: MessageCatalogue) -> str:
    if rule.flat is not None:
        text = _amount(rule.flat, words)
        return words("hand-half-first", hand=text) if rule.half_first else text
    if rule.by_team:
        return words("hand-teams", first=rule.by_team[0], other=rule.by_team[-1])
    text = " / ".join(map(str, rule.order))
    return words("hand-two", two=" / ".join(map(str, rule.two)), more=text) if rule.two else text


def _choices(box: Box, words: MessageCatalogue) -> list[GameFact]:
    counters = {counter.id: words.name(counter.name) for counter in box.counters}

    def given(option: OptionDef) -> str:
        return ", ".join(f"{counters[c]} {n}" for c, n in option.gives.items() if c in counters)

    facts = []
    for choice in box.choices:
        if any(option.gives for option in choice.options):
            rows = tuple((words.name(option.name), given(option)) for option in choice.options)
            facts.append(GameFact(words.name(choice.name), rows=rows))
    return facts


def _ladders(box: Box, words: MessageCatalogue) -> list[GameFact]:
    counters = {counter.id: words.name(counter.name) for counter in box.counters}
    facts = []
    for ladder in box.ladders:
        rows = []
        for rung in ladder.rungs:
            given = [
                f"{words.name(ladder.gives[key])} {value}" for key, value in rung.gives.items() if key in ladder.gives
            ]
            name = f"{words.name(rung.name)} ({counters[ladder.counter]} {rung.at})"
            rows.append((name, ", ".join([*given, *([words.name(rung.remind)] if rung.remind else [])])))
        facts.append(GameFact(words.name(ladder.name), rows=tuple(rows), source=ladder.source, icon="level"))
    return facts


def _round(box: Box, words: MessageCatalogue) -> list[GameFact]:
    facts = [
        GameFact(words.name(p.name), _reminders(p.begin, words), source=p.source, icon="hourglass")
        for p in box.flow.phases
    ]
    parts = (
        ("facts-round-begin", box.flow.round_begin),
        ("facts-turn-begin", box.flow.turn_begin),
        ("facts-turn-end", box.flow.turn_end),
    )
    for name, effects in parts:
        if said := _reminders(effects, words):
            facts.append(GameFact(words(name), said, source=effects[0].source, icon="next"))
    return facts


def _reminders(effects: tuple[Effect, ...], words: MessageCatalogue) -> str:
    return " ".join(dict.fromkeys(words.name(effect.text) for effect in effects if effect.text))


def _marks(box: Box, words: MessageCatalogue) -> list[GameFact]:
    facts = [
        GameFact(words.name(m.name), words("facts-uncertain") if m.uncertain else "", source=m.source, icon=m.icon)
        for m in box.marks
    ]
    for dial in box.dials:
        names = {value.id: words.name(value.name) for value in dial.values}
        rows = tuple(
            (f"{words.name(move.name)}: {names[before]}", names[after])
            for move in dial.moves
            for before, after in move.to.items()
        )
        facts.append(GameFact(words.name(dial.name), rows=rows, source=dial.source, icon=dial.icon))
    return facts


def _dice(box: Box, words: MessageCatalogue) -> list[GameFact]:
    facts = []
    for die in box.dice:
        faces = " · ".join(words.name(face.name) for face in die.faces)
        facts.append(GameFact(words.name(die.name), faces, source=die.source, icon="dice"))
    return facts
