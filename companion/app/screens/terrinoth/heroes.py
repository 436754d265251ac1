"""A hero on the table: wounds, tokens, conditions, the four cards, and the enemies before them."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.badge import badge
from companion.app.kit.bar import bar
from companion.app.kit.chips import chip, chips
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, figure, strong
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import HeroOpen
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.foes import foe_line, is_narrow, nobody
from companion.app.screens.terrinoth.signs import action_sign, card_sign
from companion.app.screens.terrinoth.speech import hero_about, hero_health, plain
from companion.app.theme import R_CHIP, TARGET, Look, ToneName
from companion.app.watch import part, use_watch
from companion.games.terrinoth.state import Slot, World

MOST_TOKENS = 5


@part
def HeroPanel(look: Look, guest: Guest, evening: QuestEvening, hero: int, expand: bool) -> ft.Control:
    """One hero with everything before them. A tap on the upper half opens the hero's sheet."""
    use_watch(evening, lambda e: (e.length, e.moment))
    view, w = evening.view, evening.world
    mine, seat = w.heroes[hero], w.table.ids[hero]
    active = hero == evening.actor and not w.outcome and not mine.fallen
    top = tap(
        look, _head(look, guest, evening, hero), on_tap=partial(evening.show, HeroOpen(seat)),
        label=_aloud(guest, evening, hero), name=f"hero-{seat}", align=None, radius=R_CHIP, padding=4,
        on_long_press=lookup.card(guest, w, w.card(mine.card)),
    )  # fmt: skip
    rows: list[ft.Control] = [top]
    tags = _tags(look, guest, evening, hero)
    if not mine.fallen:
        rows.append(_cards(look, guest, evening, hero))
        if tags:
            rows.append(chips(look, tags))
        foes = [foe for foe in view.foes() if foe.zone == "engaged" and foe.hero == hero]
        rows += [foe_line(look, guest, evening, foe) for foe in foes]
        if not foes:
            rows.append(explained(nobody(look, guest.words("tha-nobody")), lookup.term(guest, "engaged")))
    column = ft.Column(
        rows,
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        # Side by side the height is given; on a phone the whole table scrolls.
        scroll=ft.ScrollMode.AUTO if expand else None,
    )
    return panel(
        look, column, active=active, faded=mine.fallen, padding=10 if look.phone else 14, radius=20, expand=expand,
        name=f"panel-{seat}",
    )  # fmt: skip


def _head(look: Look, guest: Guest, evening: QuestEvening, hero: int) -> ft.Control:
    words, w, view = guest.words, evening.world, evening.view
    mine, health = w.heroes[hero], hero_health(view, w, hero)
    name = ft.Column(
        [
            strong(look, w.table.names[hero], size=18 if look.phone else 20, lines=1, silent=True),
            caption(look, hero_about(words, w, hero), lines=1, silent=True),
        ],
        spacing=0, tight=True, expand=True,
    )  # fmt: skip
    top: list[ft.Control] = [badge(hero, size=36), name]
    if hero == w.leader:
        top.append(icon("banner", look.action, 22))
    if mine.fallen:
        top.append(icon("skull", look.muted, 30))
        return ft.Row(top, spacing=10)
    wounds = figure(look, str(mine.wounds), size=34, silent=True)
    limit = figure(look, f"/ {health}", size=17, color=look.muted, silent=True)
    counted = ft.Row([icon("drop", look.harm, 20), wounds, limit], spacing=4, tight=True)
    share = 1 - mine.wounds / int(health) if health != "?" else 1.0
    colour = look.heal if share > 0.34 else look.harm
    left = bar(look, share, color=colour, height=8)
    rows: list[ft.Control]
    if is_narrow(look, evening):
        rows = [ft.Row(top, spacing=8), ft.Row([counted, ft.Container(left, expand=True)], spacing=8)]
    else:
        rows = [ft.Row([*top, counted], spacing=8), left]
    return ft.Column(rows, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _aloud(guest: Guest, evening: QuestEvening, hero: int) -> str:
    w = evening.world
    return guest.words(
        "tha-hero-aloud", name=w.table.names[hero], wounds=w.heroes[hero].wounds,
        health=hero_health(evening.view, w, hero), tokens=w.heroes[hero].tokens,
        state="fallen" if w.heroes[hero].fallen else "leader" if hero == w.leader else "plain",
    )  # fmt: skip


def _tags(look: Look, guest: Guest, evening: QuestEvening, hero: int) -> list[ft.Control]:
    words, w = guest.words, evening.world
    mine = w.heroes[hero]
    tags: list[ft.Control] = []
    if mine.tokens:
        said = words("tha-tokens", count=mine.tokens, most=MOST_TOKENS)
        held = lookup.term(guest, "success-tokens")
        tags.append(chip(look, f"{mine.tokens} / {MOST_TOKENS}", tone="gold", symbol="star", label=said, about=held))
    for condition in mine.conditions:
        tone: ToneName = "heal" if condition == "focused" else "harm"
        card = w.card(condition)
        tags.append(chip(look, plain(words, card.name), tone=tone, about=lookup.card(guest, w, card)))
    for item in mine.items:
        card = w.card(item)
        tags.append(chip(look, plain(words, card.name), tone="info", symbol="gem", about=lookup.card(guest, w, card)))
    return tags


def _cards(look: Look, guest: Guest, evening: QuestEvening, hero: int) -> ft.Control:
    """The four activation cards as signs: ready ones solid, exhausted ones sideways and faint."""
    slots = evening.world.heroes[hero].acts
    return ft.Row([_card(look, guest, evening.world, slot) for slot in slots], spacing=6)


def _card(look: Look, guest: Guest, w: World, slot: Slot) -> ft.Control:
    said = guest.words("tha-card-state", action=slot.action, state="exhausted" if slot.exhausted else "ready")
    ink = look.muted if slot.exhausted else look.ink
    sign = action_sign(slot.action, ink, 18)
    parts: list[ft.Control] = [sign]
    if slot.exhausted:
        parts.append(card_sign(True, ink, 13))
    face = ft.Container(
        ft.Row(parts, spacing=3, alignment=ft.MainAxisAlignment.CENTER), height=TARGET - 18, expand=True,
        bgcolor=None if slot.exhausted else look.raised, border=ft.Border.all(1, look.line), border_radius=10,
        opacity=0.75 if slot.exhausted else 1.0,
    )  # fmt: skip
    named = ft.Semantics(content=face, label=said, container=True, expand=True)
    return explained(named, lookup.card(guest, w, w.card(slot.card)))
