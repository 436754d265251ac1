"""What the corpus of evenings has to cover, worked out from the content and the engines, and what an evening covers.

Everything is named by a short sentence: `hero-realms: mode emperor`. A mode, a level or an adventure that is new is
wanted here as soon as it is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, get_args, get_type_hints

from companion.games.engines import ENGINES
from companion.games.game_boxes import load_boxes
from companion.games.hero_realms.setup_data import MODES, Level
from companion.games.hero_realms.setup_data import parse_setup_body as hero_realms_body
from companion.games.heroes3.adventure.content.scenarios import get_scenario_content
from companion.games.heroes3.adventure.setup_data import Mode as EveningMode
from companion.games.heroes3.adventure.setup_data import parse_setup as evening_body
from companion.games.heroes3.cards.unit_cards import FACTIONS
from companion.games.heroes3.combat.model.setup_data import Fight
from companion.games.heroes3.combat.model.setup_data import parse_combat_setup as combat_body
from companion.games.terrinoth.bots.party_bot import LEVELS as PARTY_LEVELS
from companion.games.terrinoth.cards.shipped_packs import load_shipped_packs
from companion.games.terrinoth.setup_data import parse_setup_body as quest_body
from companion.kernel.game import Setup
from companion.tables.files.file_format import FileContents, upgrade_file_contents
from companion.tables.files.file_replay import setup_from_file_data

_PARTY_SAYS = {"th-why-random": "random", "th-why-sensible": "party"}
"""The reason that each level of Terrinoth's players gives."""


def wanted() -> set[str]:
    """Everything that must occur somewhere."""
    found = {f"engine {name}" for name in ENGINES}
    found |= {f"score sheet: {box.id} {mode.id}" for box in load_boxes() for mode in box.modes}
    found |= {f"hero-realms: mode {mode}" for mode in MODES}
    found |= {f"hero-realms: level {level}" for level in get_args(Level)}
    found |= {f"hero-realms: {boss} against {other}" for boss, other in _BOSSES}
    found |= {f"combat: {kind}" for what in ("kind", "board") for kind in get_args(get_type_hints(Fight)[what])}
    found |= {"combat: siege", *(f"combat: {faction}" for faction in FACTIONS)}
    found |= {f"evening: {mode}" for mode in get_args(EveningMode)}
    found |= {f"evening: {what}" for what in ("no optional rules", *get_scenario_content().rules, *FACTIONS)}
    found |= {f"terrinoth: level {level}" for level in PARTY_LEVELS}
    for sheet in (sheet for pack in load_shipped_packs() for sheet in pack.quests):
        found |= {f"terrinoth: {sheet.id} {what}" for what in ("alone", "with 2", "with 3", "with 4", "won", "lost")}
    return found


_BOSSES = (("dragon", "party"), ("lich", "party"), ("dragon", "dragon"), ("dragon", "lich"), ("lich", "lich"))


def covered(contents: FileContents, outcome: str) -> set[str]:
    """What occurs in an evening that ended so."""
    engine = contents.setup.engine
    contents = upgrade_file_contents(contents, ENGINES[engine].save_format)
    return {f"engine {engine}", *_COVERED[engine](setup_from_file_data(contents), contents, outcome)}


def _score_sheet(setup: Setup, contents: FileContents, outcome: str) -> Iterator[str]:
    yield f"score sheet: {setup.game} {contents.setup.body['mode']}"


def _hero_realms(setup: Setup, contents: FileContents, outcome: str) -> Iterator[str]:
    body = hero_realms_body(setup)
    yield f"hero-realms: mode {body.mode}"
    played = [(chair.played_by, chair.level) for chair in body.seats]
    played += [(body.boss_played_by, body.boss_level)] if body.mode in ("dragon", "lich") else []
    yield from (f"hero-realms: level {level}" for by, level in played if by == "app")
    if body.mode in ("dragon", "lich"):
        yield f"hero-realms: {body.mode} against party"
    elif body.mode == "boss-vs-boss":
        yield "hero-realms: {} against {}".format(*sorted(chair.boss for chair in body.seats))


def _combat(setup: Setup, contents: FileContents, outcome: str) -> Iterator[str]:
    fight = combat_body(setup).fight
    yield from (f"combat: {fight.kind}", f"combat: {fight.board}")
    yield from (f"combat: {army.hero.faction}" for army in (fight.mine, fight.theirs))
    if fight.siege is not None:
        yield "combat: siege"


def _evening(setup: Setup, contents: FileContents, outcome: str) -> Iterator[str]:
    body = evening_body(setup)
    yield f"evening: {body.mode}"
    yield from (f"evening: {rule}" for rule in body.rules or ("no optional rules",))
    yield from (f"evening: {chair.faction}" for chair in body.players)


def _quest(setup: Setup, contents: FileContents, outcome: str) -> Iterator[str]:
    body = quest_body(setup)
    alone = len({chair.player for chair in body.seats}) == 1
    yield f"terrinoth: {body.quest} {'alone' if alone else f'with {len(body.seats)}'}"
    yield f"terrinoth: {body.quest} {outcome}"
    said: set[Any] = {entry.why["because"]["say"] for entry in contents.journal if entry.why}  # type: ignore[index]
    yield from (f"terrinoth: level {_PARTY_SAYS[reason]}" for reason in said & _PARTY_SAYS.keys())


_COVERED: dict[str, Callable[[Setup, FileContents, str], Iterator[str]]] = {
    "tracker": _score_sheet,
    "hero-realms": _hero_realms,
    "heroes3.combat": _combat,
    "heroes3.sheet": _evening,
    "terrinoth": _quest,
}
