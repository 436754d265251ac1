"""Acts as people type them: `next`, `settle 3 app`, `ana build citadel`, `ana fight neutral III at mine-gold`.

Who does it stands first, cut short as one likes; `anyway` at the end means that the table says so.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import get_args

from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.acts import Act
from companion.games.heroes3.adventure.fights import fight_acts
from companion.games.heroes3.adventure.players import ai_heroes, hero_state_changes, player_queries
from companion.games.heroes3.adventure.questions import pending_questions
from companion.games.heroes3.adventure.scenario.setup_checks import AI_CARDS
from companion.games.heroes3.adventure.state import AdventureState, AiHeroState
from companion.games.heroes3.adventure.text.line_parsing_helpers import (
    MisspeltLine,
    Words,
    complete_unit_key,
    find_seat_id,
    find_seat_id_or_word,
    parse_unit_keys,
    require_one_of,
    require_word_count,
    split_marked_words,
)
from companion.games.heroes3.adventure.text.player_line_parser import NUMBERS, PLAYER_COMMANDS, LineReader
from companion.kernel.refusals import Malformed

ANYWAY = "anyway"
OUTCOMES: tuple[acts.Outcome, ...] = get_args(acts.Outcome)


def parse_line(state: AdventureState, line: str) -> Act:
    """The act that a line stands for, or a refusal that says what was expected."""
    words = line.split()
    anyway = words[-1:] == [ANYWAY]
    act = _read(state, words[:-1] if anyway else words, line)
    return replace(act, anyway=True) if anyway else act


def example_typed_lines(state: AdventureState) -> list[str]:
    """A few lines that would work now: answers to what is open, or what can be done."""
    if state.ended:
        campaign = state.layout.body.mode == "campaign"
        return [f"{seat} carry CARD CARD CARD CARD CARD" for seat in state.sheets if campaign]
    for matter in state.table.matters[:1]:
        asked = pending_questions.build_question_form(state, matter)
        answers = [option.id for option in asked.options if option.legal][:3] or ["app"]
        if asked.counts:
            answers = [" ".join(f"{count.id}=0" for count in asked.counts), *answers]
        return [f"settle {matter.id} {answer}" for answer in answers]
    if state.table.fight is not None:
        return ["fought victory experience 1", "fought retreat", "fought called-off"]
    seat = state.active or next(iter(state.sheets))
    built = [
        building
        for building, refused in player_queries.building_refusals_for_player(state, seat).items()
        if refused is None
    ]
    builds = [f"{seat} build {building}" for building in built[:1]]
    return ["next", *builds, f"{seat} visit windmill", f"{seat} gold +1"]


# --- reading -------------------------------------------------------------------------------------


def _read(state: AdventureState, words: Words, line: str) -> Act:
    options = ", ".join((*_TABLE, *(f"WHO {verb}" for verb in PLAYER_COMMANDS)))
    if not words:
        raise Malformed("h3-empty-line", options=options)
    first, rest = words[0].lower(), words[1:]
    seat, usage, reader = "", "", None
    if first in _TABLE:
        usage, reader = _TABLE[first]
    else:
        seat = find_seat_id(state, first)
        verb = rest[0].lower() if seat and rest else ""
        # `ana expert` uses an expert effect, `ana expert +1` puts their number right.
        if verb in NUMBERS and len(rest) == 2:
            verb, rest = "put", ["put", *rest]
        if verb in PLAYER_COMMANDS:
            usage, reader = PLAYER_COMMANDS[verb]
            rest = rest[1:]
    if reader is None:
        raise Malformed("h3-unknown-word", found=" ".join(words[: 2 if seat else 1]), options=options)
    try:
        found: Act = reader(state, seat, rest)
        return found
    except (MisspeltLine, ValueError, IndexError):
        raise Malformed("h3-bad-line", found=line, expected=f"WHO {usage}" if seat else usage) from None


# --- the table -----------------------------------------------------------------------------------


def _next(state: AdventureState, _: str, words: Words) -> Act:
    require_word_count(words, 0)
    return acts.Next()


def _settle(state: AdventureState, _: str, words: Words) -> Act:
    number, answer = int(words[0]), " ".join(words[1:])
    # The id of an option is the whole answer, even where it has spaces; cards and dice are words of their own.
    options = [option.id for option in pending_questions.build_question_form(state, state.matter(number)).options]
    return acts.Settle(number, (answer,) if answer in options else tuple(words[1:]))


def _claim(state: AdventureState, _: str, words: Words) -> Act:
    seats, _marks, flags = split_marked_words(words, flags=("now",))
    return acts.Claim(tuple(find_seat_id_or_word(state, seat) for seat in seats), "now" in flags)


def _fought(state: AdventureState, _: str, words: Words) -> Act:
    numbers = ("movement", "experience", "gold", "stacked")
    fight = state.table.fight
    plain, found, _flags = split_marked_words(words, "army", "enemy", *numbers)
    outcome = require_one_of(require_word_count(plain, 1)[0], OUTCOMES)
    own = parse_unit_keys(state, fight.seat if fight else "", found["army"]) if "army" in found else None
    enemy = fight.enemy if fight is not None and fight.kind == "heroes" else ""
    theirs = parse_unit_keys(state, enemy, found["enemy"]) if "enemy" in found else None
    movement, experience, gold, stacked = (int(found.get(number, 0)) for number in numbers)
    if outcome == "victory" and fight is not None and "experience" not in found:
        experience = fight_acts.experience_if_won(state, fight)
    return acts.Fought(outcome, own, theirs, movement, experience, gold, stacked)


def _look(state: AdventureState, _: str, words: Words) -> Act:
    hero, rest = words[0], iter(words[1:])
    seen: dict[str, list[acts.NearbyTarget]] = {"hero": [], "flag": []}
    fields = {"town": -1, "unknown": -1}
    for word in rest:
        if word in seen:
            name = next(rest, "")
            seen[word].append(
                acts.NearbyTarget(find_seat_id_or_word(state, name) if word == "hero" else name, int(next(rest, "")))
            )
        else:
            fields[require_one_of(word, fields)] = int(next(rest, ""))
    return acts.Look(hero, tuple(seen["hero"]), tuple(seen["flag"]), fields["town"], fields["unknown"])


def _ai_hero(state: AdventureState, _: str, words: Words) -> Act:
    """What is not said stays as it is."""
    plain, found, flags = split_marked_words(
        words, "units", "level", *AI_CARDS, "spells", "skills", flags=("beaten", "back")
    )
    hero = require_word_count(plain, 1)[0]
    now = state.ai.get(hero, AiHeroState(hero))
    army = parse_unit_keys(state, "", found["units"]) if "units" in found else now.army
    level = int(found["level"]) if "level" in found else None
    deck: dict[str, int] | None = None
    if named := {kind: int(found[kind]) for kind in AI_CARDS if kind in found}:
        deck = {**(ai_heroes.ai_hero_with_entered_changes(state, hero).deck if hero in state.ai else {}), **named}
    spells = dict(Counter(_cards(found["spells"]))) if "spells" in found else None
    skills = tuple(_cards(found["skills"])) if "skills" in found else None
    beaten = "beaten" in flags or (now.beaten and "back" not in flags)
    return acts.SetAiHero(hero, army, beaten, level, deck, spells, skills)


def _cards(typed: str) -> list[str]:
    return [hero_state_changes.require_known_card(card).id for card in typed.split(",") if card]


def _discards(state: AdventureState, _: str, words: Words) -> Act:
    return acts.SetDiscards(
        tuple(
            complete_unit_key("neutral", card) for card in ",".join(require_word_count(words, 0, 1)).split(",") if card
        )
    )


_TABLE: dict[str, tuple[str, LineReader]] = {
    "next": ("next", _next),
    "settle": ("settle NUMBER ANSWER ...", _settle),
    "claim": ("claim [WHO ...] [now]", _claim),
    "fought": (
        "fought OUTCOME [army UNITS|none] [enemy UNITS|none] [movement N] [experience N] [gold N] [stacked N]",
        _fought,
    ),
    "look": ("look AI-HERO [hero WHO FIELDS] [flag PLACE[@WHO] FIELDS] [town FIELDS] [unknown FIELDS]", _look),
    "neutral-discards": ("neutral-discards [UNIT,UNIT]", _discards),
    "ai-hero": (
        "ai-hero AI-HERO [units UNIT,UNIT] [level N] [might N] [magic N] [skill N] [spells CARD,CARD] "
        "[skills CARD,CARD] [beaten|back]",
        _ai_hero,
    ),
}
