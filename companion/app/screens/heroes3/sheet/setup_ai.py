"""The AI hero of a campaign or cooperative scenario: name, level, army, the cards of its decks. heroes3 13.4."""

from __future__ import annotations

from functools import partial
from typing import Literal, TypeAlias

import flet as ft

from companion.app.kit.buttons import icon_button, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.field import field
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.finding import find_cards, find_units
from companion.app.models.heroes3.laying import AI_TYPES, MOST_AI_CARDS
from companion.app.models.heroes3.sheet_draft import MOST_AI, AiDraft
from companion.app.models.heroes3.sheet_laying import SheetLaying
from companion.app.screens.heroes3.combat.unit_chip import unit_chip
from companion.app.screens.heroes3.sheet.setup_parts import number, plain, section, subheading
from companion.app.screens.heroes3.sheet.setup_start import unit_name
from companion.app.screens.heroes3.sheet.speech import card_about, card_name, unit_about, word_about
from companion.app.theme import Look
from companion.games.heroes3.cards import Card
from companion.games.heroes3.combat.muster import LEVELS
from companion.games.heroes3.combat.setup import MOST_UNITS
from companion.games.heroes3.units import Side, units

_FEW = 8
Named: TypeAlias = Literal["spells", "skills"]


def ai_heroes(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    """The AI heroes of the scenario, and what each of them has."""
    words, heroes = guest.words, laying.draft.ai
    parts: list[ft.Control] = [plain(look, words("h3s-set-ai-about"))]
    for place, ai in enumerate(heroes):
        parts.append(ft.Column(_sheet(look, guest, laying, place, ai), spacing=10, key=f"ai-{ai.id}"))
    if len(heroes) < MOST_AI:
        parts.append(quiet(look, words("h3s-set-ai-add"), laying.add_ai, symbol="plus", name="add-ai", height=48))
    return section(look, "skull", words("h3s-set-ai"), parts, "ai-panel", about.rule(guest, "heroes3 13.4"))


def _sheet(look: Look, guest: Guest, laying: SheetLaying, place: int, ai: AiDraft) -> list[ft.Control]:
    words = guest.words
    named = field(look, words("h3s-set-ai-name"), ai.name, lambda typed: laying.put_ai(place, name=typed),
                  name=f"ai-name-{place}", max_length=30, expand=True)  # fmt: skip
    drop = icon_button(look, "close", words("h3s-set-ai-drop"), partial(laying.drop_ai, place), name=f"drop-ai-{place}",
                       bare=True)  # fmt: skip
    parts: list[ft.Control] = [ft.Row([named, drop], spacing=8)]
    if ai.elsewhere:
        missing = [words("h3s-set-ai-part", part=part) for part in ai.elsewhere]
        parts.append(plain(look, words("h3s-set-ai-elsewhere", parts=missing)))
    parts.append(
        number(look, words("h3s-set-ai-level"), LEVELS[ai.level - 1], partial(_level, laying, place),
               f"ai-level-{place}", least=ai.level <= 1, most=ai.level >= len(LEVELS), about=word_about(guest, "level"))
    )  # fmt: skip
    army = words("h3s-set-ai-army", count=len(ai.army), most=MOST_UNITS)
    parts.append(subheading(look, army, word_about(guest, "ai-army")))
    parts += _army(look, guest, laying, place, ai)
    parts.append(subheading(look, words("h3a-ai-deck"), word_about(guest, "ai-deck")))
    parts += [_cards(look, guest, laying, place, kind) for kind in AI_TYPES]
    spells = subheading(look, words("h3a-ai-spells"), word_about(guest, "ai-spell-deck"))
    parts += [spells, *_named(look, guest, laying, place, "spells")]
    skills = subheading(look, words("h3s-set-ai-skills-used"), word_about(guest, "ai-skill"))
    return [*parts, skills, *_named(look, guest, laying, place, "skills")]


def _level(laying: SheetLaying, place: int, by: int) -> None:
    laying.put_ai(place, level=min(len(LEVELS), max(1, laying.draft.ai[place].level + by)))


def _army(look: Look, guest: Guest, laying: SheetLaying, place: int, ai: AiDraft) -> list[ft.Control]:
    """The static army: a tap turns a card over, and once more takes it away."""
    words, typing = guest.words, f"ai-units-{place}"
    taken = [
        tap_chip(look, unit_name(words, key), partial(_turn, laying, place, at), selected=True, symbol="rotate",
                 label=words("h3s-set-turn", name=unit_name(words, key)), name=f"ai-unit-{place}-{at}",
                 about=unit_about(guest, key.partition("/")[0]))
        for at, key in enumerate(ai.army)
    ]  # fmt: skip
    parts: list[ft.Control] = [chips(look, taken, targets=True)] if taken else []
    if len(ai.army) >= MOST_UNITS:
        return parts
    typed = laying.typed.get(typing, "")
    parts.append(
        field(look, words("h3a-find-unit"), typed, partial(laying.type, typing), name=typing, symbol="search",
              key=f"{typing}-{len(ai.army)}")
    )  # fmt: skip
    add = [
        unit_chip(look, words, side, partial(_enlist, laying, place, side), label=words("h3s-set-add", name=side.name),
                  name=f"ai-add-{side.group}-{side.unit}", about=words.name(units().group_name(side.group)),
                  held=unit_about(guest, f"{side.group}:{side.unit}"))
        for side in (find_units(typed)[:_FEW] if typed.strip() else [])
    ]  # fmt: skip
    return [*parts, chips(look, add, targets=True)] if add else parts


def _enlist(laying: SheetLaying, place: int, side: Side) -> None:
    laying.type(f"ai-units-{place}", "")
    laying.put_ai(place, army=(*laying.draft.ai[place].army, side.key))


def _turn(laying: SheetLaying, place: int, at: int) -> None:
    """Few becomes a Pack; a Pack, or a neutral card, goes."""
    army = list(laying.draft.ai[place].army)
    above = units().by_key[army[at]].above
    if above >= 0:
        army[at] = units().sides[above].key
    else:
        del army[at]
    laying.put_ai(place, army=tuple(army))


def _cards(look: Look, guest: Guest, laying: SheetLaying, place: int, kind: str) -> ft.Control:
    count = int(getattr(laying.draft.ai[place], kind))

    def step(by: int) -> None:
        now = int(getattr(laying.draft.ai[place], kind))
        laying.put_ai(place, **{kind: min(MOST_AI_CARDS, max(0, now + by))})

    said = guest.words("h3a-ai-type", type=kind)
    return number(look, said, count, step, f"ai-{kind}-{place}", least=count <= 0, most=count >= MOST_AI_CARDS,
                  about=word_about(guest, "ai-card-values"))  # fmt: skip


def _named(look: Look, guest: Guest, laying: SheetLaying, place: int, what: Named) -> list[ft.Control]:
    """The spells it casts, or the cards that a Skill card uses: those it has, and letters that find another."""
    words, typing = guest.words, f"ai-{what}-{place}"
    has: tuple[str, ...] = getattr(laying.draft.ai[place], what)
    typed = laying.typed.get(typing, "")
    taken = [
        tap_chip(look, card_name(words, card), partial(_drop, laying, place, what, at), selected=True,
                 symbol="close", label=words("h3s-set-drop", name=card_name(words, card)),
                 name=f"ai-{what}-{place}-{at}", about=card_about(guest, card))
        for at, card in enumerate(has)
    ]  # fmt: skip
    parts: list[ft.Control] = [chips(look, taken, targets=True)] if taken else []
    said = words("h3a-find-spell") if what == "spells" else words("h3s-set-find-skill")
    parts.append(
        field(look, said, typed, partial(laying.type, typing), name=typing, symbol="search", key=f"{typing}-{len(has)}")
    )
    add = [
        tap_chip(look, card_name(words, card.id), partial(_learn, laying, place, what, card.id), symbol="plus",
                 name=f"ai-learn-{card.id}", about=card_about(guest, card.id))
        for card in (found_for_ai(what, typed)[:_FEW] if typed.strip() else [])
    ]  # fmt: skip
    return [*parts, chips(look, add, targets=True)] if add else parts


def found_for_ai(what: Named, typed: str) -> list[Card]:
    """What these letters mean: spells that an AI hero can cast, or the Ability and Specialty cards it uses."""
    if what == "skills":
        return [*find_cards(typed, "ability"), *find_cards(typed, "specialty")]
    return [card for card in find_cards(typed, "spell") if card.ai != "none"]


def _learn(laying: SheetLaying, place: int, what: Named, card: str) -> None:
    laying.type(f"ai-{what}-{place}", "")
    laying.put_ai(place, **{what: (*getattr(laying.draft.ai[place], what), card)})


def _drop(laying: SheetLaying, place: int, what: Named, at: int) -> None:
    has = getattr(laying.draft.ai[place], what)
    laying.put_ai(place, **{what: (*has[:at], *has[at + 1 :])})
