"""A hero on the table: wounds, tokens, conditions, the four cards, and the enemies before them."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.models.terrinoth.dialog_states import HeroDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.enemy_rows import empty_place_row, enemy_row, has_narrow_columns
from companion.app.screens.terrinoth.game_icons import action_icon, card_readiness_icon
from companion.app.screens.terrinoth.table_text import hero_health_text, hero_name_and_class_text, message_argument_text
from companion.app.theme import R_CHIP, TARGET, ToneName
from companion.app.ui import Ui
from companion.games.terrinoth.state import Slot, World

MOST_TOKENS = 5


@component
def HeroPanel(ui: Ui, model: TerrinothTableModel, hero: int, expand: bool) -> ft.Control:
    """One hero with everything before them. A tap on the upper half opens the hero's sheet."""
    use_watch(model, lambda e: (e.length, e.moment))
    view, w = model.view, model.world
    mine, seat = w.heroes[hero], w.table.ids[hero]
    active = hero == model.actor and not w.outcome and not mine.fallen
    top = ui.pressable(
        _head(ui, model, hero),
        on_tap=partial(model.show, HeroDialog(seat)),
        label=_aloud(ui, model, hero),
        name=f"hero-{seat}",
        align=None,
        radius=R_CHIP,
        padding=4,
        on_long_press=help_callbacks.card_help(ui, w, w.card(mine.card)),
    )
    rows: list[ft.Control] = [top]
    if not mine.fallen:
        # The four activation cards as signs: ready ones solid, exhausted ones sideways and faint.
        rows.append(ft.Row([_card(ui, w, slot) for slot in mine.acts], spacing=6))
        if tags := _tags(ui, model, hero):
            rows.append(ui.chip_row(tags))
        foes = [foe for foe in view.foes() if foe.zone == "engaged" and foe.hero == hero]
        rows += [enemy_row(ui, model, foe) for foe in foes]
        if not foes:
            nobody = empty_place_row(ui, ui.words("tha-nobody"))
            rows.append(ui.explained(nobody, help_callbacks.rule_term_help(ui, "engaged")))
    return ui.panel(
        # Side by side the height is given; on a phone the whole table scrolls.
        ui.stretched_column(rows, scrolls=expand),
        active=active,
        faded=mine.fallen,
        padding=10 if ui.phone else 14,
        radius=20,
        expand=expand,
        name=f"panel-{seat}",
    )


def _head(ui: Ui, model: TerrinothTableModel, hero: int) -> ft.Control:
    w, view = model.world, model.view
    mine, health = w.heroes[hero], hero_health_text(view, w, hero)
    name = ui.strong(w.table.names[hero], size=18 if ui.phone else 20, lines=1, silent=True)
    means = ui.caption(hero_name_and_class_text(ui.words, w, hero), lines=1, silent=True)
    who = ft.Column([name, means], spacing=0, tight=True, expand=True)
    top: list[ft.Control] = [player_badge(hero, size=36), who]
    if hero == w.leader:
        top.append(make_icon("banner", ui.action, 22))
    if mine.fallen:
        top.append(make_icon("skull", ui.muted, 30))
        return ft.Row(top, spacing=10)
    wounds = ui.number(str(mine.wounds), size=34, silent=True)
    limit = ui.number(f"/ {health}", size=17, color=ui.muted, silent=True)
    counted = ft.Row([make_icon("drop", ui.harm, 20), wounds, limit], spacing=4, tight=True)
    share = 1 - mine.wounds / int(health) if health != "?" else 1.0
    left = ui.progress_bar(share, color=ui.heal if share > 0.34 else ui.harm, height=8)
    rows: list[ft.Control] = [ft.Row([*top, counted], spacing=8), left]
    if has_narrow_columns(ui, model):
        rows = [ft.Row(top, spacing=8), ft.Row([counted, ft.Container(left, expand=True)], spacing=8)]
    return ui.stretched_column(rows, spacing=4, tight=True)


def _aloud(ui: Ui, model: TerrinothTableModel, hero: int) -> str:
    w, mine = model.world, model.world.heroes[hero]
    name, health = w.table.names[hero], hero_health_text(model.view, w, hero)
    state = "fallen" if mine.fallen else "leader" if hero == w.leader else "plain"
    return ui.words("tha-hero-aloud", name=name, wounds=mine.wounds, health=health, tokens=mine.tokens, state=state)


def _tags(ui: Ui, model: TerrinothTableModel, hero: int) -> list[ft.Control]:
    w = model.world
    mine = w.heroes[hero]
    tags: list[ft.Control] = []
    if mine.tokens:
        said = ui.words("tha-tokens", count=mine.tokens, most=MOST_TOKENS)
        held = help_callbacks.rule_term_help(ui, "success-tokens")
        tags.append(ui.chip(f"{mine.tokens} / {MOST_TOKENS}", tone="gold", symbol="star", label=said, about=held))

    def tag(card_id: str, tone: ToneName, symbol: IconName | None = None) -> ft.Control:
        card = w.card(card_id)
        said, held = message_argument_text(ui.words, card.name), help_callbacks.card_help(ui, w, card)
        return ui.chip(said, tone=tone, symbol=symbol, about=held)

    tags += [tag(condition, "heal" if condition == "focused" else "harm") for condition in mine.conditions]
    return tags + [tag(item, "info", "gem") for item in mine.items]


def _card(ui: Ui, w: World, slot: Slot) -> ft.Control:
    said = ui.words("tha-card-state", action=slot.action, state="exhausted" if slot.exhausted else "ready")
    ink = ui.muted if slot.exhausted else ui.ink
    parts: list[ft.Control] = [action_icon(slot.action, ink, 18)]
    if slot.exhausted:
        parts.append(card_readiness_icon(True, ink, 13))
    face = ft.Container(
        ft.Row(parts, spacing=3, alignment=ft.MainAxisAlignment.CENTER),
        height=TARGET - 18,
        expand=True,
        bgcolor=None if slot.exhausted else ui.raised,
        border=ft.Border.all(1, ui.line),
        border_radius=10,
        opacity=0.75 if slot.exhausted else 1.0,
    )
    named = ft.Semantics(content=face, label=said, container=True, expand=True)
    return ui.explained(named, help_callbacks.card_help(ui, w, w.card(slot.card)))
