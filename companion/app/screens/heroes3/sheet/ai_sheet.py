"""An AI hero: army, decks, and its turn on the map, step by step from what the table sees. heroes3 13.4 and 13.5."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.kit.buttons import primary, quiet
from companion.app.kit.chips import chip, chips, tap_chip
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, strong
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.map_turn import FARTHEST, NOWHERE
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_side import AiArmyOpen, AiOpen, FightOpen
from companion.app.screens.heroes3.combat.setup_map import distance_row, step_row
from companion.app.screens.heroes3.sheet.setup_parts import plain, subheading
from companion.app.screens.heroes3.sheet.speech import card_name, place_about, unit_about, unit_name, word_about
from companion.app.theme import Look
from companion.games.heroes3.chair.map_turn import Spot, Step, Surroundings, plan_turn
from companion.games.heroes3.combat.muster import LEVELS
from companion.games.heroes3.evening.places import places
from companion.games.heroes3.sheet import acts, ai_heroes
from companion.games.heroes3.sheet.state import HeroKind, Unit
from companion.library.words import capital

_FIGHTS = ("attack", "besiege")


def ai_sheet(look: Look, guest: Guest, evening: SheetEvening, layer: AiOpen) -> ft.Control:
    """The hero's own sheet; in the AI heroes' turn also what it does next."""
    words, state = guest.words, evening.state
    hero, sheet_ = ai_heroes.now(state, layer.hero), state.ai[layer.hero]
    name = capital(words("h3s-set-name", name=ai_heroes.name(hero)))
    body: list[ft.Control] = [*_army(look, guest, evening, layer), *_decks(look, guest, evening, layer)]
    actions: list[ft.Control] = []
    if state.table.phase == "ai" and sheet_.movement and not sheet_.beaten:
        body = [*_turn(look, guest, evening, layer), *body]
        steps = plan(guest, evening, layer)
        actions = _actions(look, guest, evening, layer, steps)
    subtitle = words("h3s-set-ai-subtitle", level=LEVELS[hero.level - 1], movement=sheet_.movement,
                     state="beaten" if sheet_.beaten else "there")  # fmt: skip
    return sheet(
        look, name, body, close=words("close"), on_close=partial(evening.show, None), subtitle=subtitle,
        actions=actions, about=about.rule(guest, "heroes3 13.5"), page=f"ai-{layer.hero}-{sheet_.movement}",
    )  # fmt: skip


def _army(look: Look, guest: Guest, evening: SheetEvening, layer: AiOpen) -> list[ft.Control]:
    words, army = guest.words, evening.state.ai[layer.hero].army
    shown = [chip(look, unit_name(words, Unit.of(key)), about=unit_about(guest, Unit.of(key))) for key in army]
    none = plain(look, words("h3s-set-ai-no-army"))
    flags = evening.state.ai[layer.hero].flags
    parts: list[ft.Control] = [
        subheading(look, words("h3s-set-ai-army-now"), word_about(guest, "ai-army")),
        chips(look, shown) if shown else none,
    ]
    if flags:
        names = [words.name(places().place(flag.place).name) for flag in flags]
        parts.append(plain(look, words("h3s-set-ai-flags", places=names)))
    right = partial(evening.show, AiArmyOpen(layer.hero))
    return [*parts, quiet(look, words("h3s-ui-by-hand"), right, symbol="pencil", name="ai-army", height=48, size=16)]


def _decks(look: Look, guest: Guest, evening: SheetEvening, layer: AiOpen) -> list[ft.Control]:
    words, hero = guest.words, ai_heroes.now(evening.state, layer.hero)
    parts: list[ft.Control] = []
    if hero.deck:
        said = [
            words("h3s-set-counted", count=n, name=words("h3a-ai-type", type=kind)) for kind, n in hero.deck.items()
        ]
        parts += [subheading(look, words("h3a-ai-deck"), word_about(guest, "ai-deck")), plain(look, ", ".join(said))]
    if hero.spells:
        said = [words("h3l-copies", count=n, card=card_name(words, spell)) for spell, n in hero.spells.items()]
        head = subheading(look, words("h3a-ai-spells"), word_about(guest, "ai-spell-deck"))
        parts += [head, plain(look, ", ".join(said))]
    if hero.skills:
        skills = ", ".join(card_name(words, card) for card in hero.skills)
        parts += [subheading(look, words("h3s-set-ai-skills"), word_about(guest, "ai-skill")), plain(look, skills)]
    if hero.elsewhere:
        missing = [words("h3s-set-ai-part", part=part) for part in hero.elsewhere]
        parts.append(caption(look, words("h3s-set-ai-elsewhere", parts=missing), size=14))
    return parts


# --- its turn --------------------------------------------------------------------------------------


def _turn(look: Look, guest: Guest, evening: SheetEvening, layer: AiOpen) -> list[ft.Control]:
    """What is around it, how far away, and what it does about that."""
    words = guest.words
    parts: list[ft.Control] = [strong(look, words("h3a-map")), caption(look, words("h3a-map-about"), size=15)]
    for near in _heroes(evening):
        far = dict(layer.heroes).get(near, NOWHERE)
        put, name = partial(_put, evening, "heroes", near), _hero_name(guest, evening, near)
        parts.append(distance_row(look, guest, name, far, put, f"near-{near.replace('/', '-')}"))
    for near, far in layer.fields:
        name = _field_name(guest, evening, near)
        parts.append(
            distance_row(look, guest, name, far, partial(_put, evening, "fields", near), f"field-{_slug(near)}")
        )
    more = [near for near in _fields(evening) if near not in dict(layer.fields)]
    tags = [
        tap_chip(look, _field_name(guest, evening, near), partial(_put, evening, "fields", near, 2), symbol="plus",
                 name=f"there-{_slug(near)}", about=place_about(guest, near.partition("@")[0]))
        for near in more
    ]  # fmt: skip
    parts += [caption(look, words("h3s-set-ai-fields")), chips(look, tags, targets=True)]
    for place in ("unknown", "town"):
        parts.append(distance_row(look, guest, words("h3a-map-place", place=place), getattr(layer, place),
                                  partial(_step, evening, place), f"map-{place}"))  # fmt: skip
    steps = plan(guest, evening, layer)
    rows = [step_row(look, guest, number, step) for number, step in enumerate(steps, 1)]
    return [*parts, strong(look, words("h3a-map-steps")), *rows]


def _actions(
    look: Look, guest: Guest, evening: SheetEvening, layer: AiOpen, steps: tuple[Step, ...]
) -> list[ft.Control]:
    """Carry the steps out on its sheet; where they end in an attack, the combat is begun next."""
    words = guest.words
    go = primary(look, words("h3s-set-ai-go"), partial(carry_out, evening), symbol="forward", name="ai-go", expand=True)
    if not any(step.what in _FIGHTS for step in steps):
        return [go]
    victim = next((near.partition("/") for near, far in layer.heroes if far >= 0), (evening.chairs[0].id, "", ""))
    besieged = any(step.what == "besiege" for step in steps)
    hero: HeroKind = "secondary" if victim[2] == "secondary" else "main"
    fight = FightOpen(seat=victim[0], hero=hero, kind="ai-hero", enemy=layer.hero, own_town=besieged)
    defend = quiet(look, words("h3s-set-ai-fight"), partial(evening.show, fight), symbol="sword", name="ai-fight",
                   expand=True)  # fmt: skip
    return [go, defend]


async def carry_out(evening: SheetEvening) -> None:
    """Tell the app what the table sees; the hero's next steps are carried out on its sheet."""
    layer = evening.layer
    if isinstance(layer, AiOpen) and await evening.give(look_act(layer)):
        # It stands somewhere else now: what is around it is said anew.
        evening.show(AiOpen(layer.hero))


def look_act(layer: AiOpen) -> acts.Look:
    """What the table sees, without what is not there."""
    heroes = tuple(acts.Near(name, far) for name, far in layer.heroes if far >= 0)
    fields = tuple(acts.Near(name, far) for name, far in layer.fields if far >= 0)
    return acts.Look(layer.hero, heroes, fields, layer.town, layer.unknown)


def plan(guest: Guest, evening: SheetEvening, layer: AiOpen) -> tuple[Step, ...]:
    """The steps that follow from what was said so far."""
    movement = evening.state.ai[layer.hero].movement
    heroes = tuple(Spot(_hero_name(guest, evening, near), far) for near, far in layer.heroes if far >= 0)
    fields = tuple(Spot(_field_name(guest, evening, near), far) for near, far in layer.fields if far >= 0)
    return plan_turn(Surroundings(movement, heroes, fields, layer.town, layer.unknown))


# --- what may be near ------------------------------------------------------------------------------


def _heroes(evening: SheetEvening) -> list[str]:
    """Every hero of a player, as the act names it: `ana`, `ana/secondary`."""
    found: list[str] = []
    for seat, sheet_ in evening.state.sheets.items():
        if not sheet_.out:
            found += [seat, *([f"{seat}/secondary"] if sheet_.secondary else [])]
    return found


def _fields(evening: SheetEvening) -> list[str]:
    """Fields that it can flag: those nobody has, and those of players, `mine-gold@ana`."""
    owned = [f"{flag.place}@{seat}" for seat, sheet_ in evening.state.sheets.items() for flag in sheet_.flags]
    boxes = evening.state.layout.body.boxes
    free = [place for place in ai_heroes.FLAGGED if places().place(place).box in boxes]
    return [*free, *dict.fromkeys(near for near in owned if near.partition("@")[0] in ai_heroes.FLAGGED)]


def _hero_name(guest: Guest, evening: SheetEvening, near: str) -> str:
    seat, _, kind = near.partition("/")
    return guest.words("h3s-set-ai-hero-of", name=evening.chair(seat).name, hero="secondary" if kind else "main")


def _field_name(guest: Guest, evening: SheetEvening, near: str) -> str:
    place, _, owner = near.partition("@")
    name = guest.words.name(places().place(place).name)
    return guest.words("h3s-set-ai-field-of", place=name, name=evening.chair(owner).name) if owner else name


def _slug(near: str) -> str:
    return near.replace("@", "-of-")


def _put(evening: SheetEvening, what: str, near: str, by: int) -> None:
    layer = evening.layer
    if isinstance(layer, AiOpen):
        known = dict(getattr(layer, what))
        known[near] = min(FARTHEST, max(NOWHERE, known.get(near, NOWHERE) + by))
        near_it = tuple(known.items())
        evening.show(replace(layer, heroes=near_it) if what == "heroes" else replace(layer, fields=near_it))


def _step(evening: SheetEvening, what: str, by: int) -> None:
    layer = evening.layer
    if isinstance(layer, AiOpen):
        far = min(FARTHEST, max(NOWHERE, getattr(layer, what) + by))
        evening.show(replace(layer, town=far) if what == "town" else replace(layer, unknown=far))
