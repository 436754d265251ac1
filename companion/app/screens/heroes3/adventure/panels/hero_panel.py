"""The hero: level and experience, movement to tap away, expert uses, hand limit, morale, the secondary hero."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.graphics.pips import pips_image
from companion.app.models.heroes3.adventure.dialog_states import HeroDialog, MoraleDialog
from companion.app.models.heroes3.adventure.table_model import AdventureTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.adventure.panels.movement_points import movement_points_rows
from companion.app.screens.heroes3.adventure.shared_rows import action_tile, titled_panel
from companion.app.screens.heroes3.adventure.table_text_and_help import hero_help, morale_text, rule_term_help
from companion.app.theme import ToneName
from companion.app.ui import Ui
from companion.games.heroes3.adventure import acts
from companion.games.heroes3.adventure.content.heroes_and_starting_decks import require_hero
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.rules.hero_levels import level_table, max_experience

MORALE: dict[str, tuple[ToneName, IconName]] = {
    "positive": ("heal", "sun"),
    "negative": ("harm", "moon"),
    "none": ("plain", "minus"),
}


@component
def HeroPanel(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """Everything that a main hero's board shows."""
    use_watch(model, _shown)
    words, seat, mine = ui.words, model.seat, model.sheet
    board, level = require_hero(model.chair(seat).hero), player_queries.get_main_hero_level(mine)
    named = ui.caption(words("h3s-ui-level-word"), size=15, silent=True)
    numeral = ft.Row([named, ui.title(level.level, size=32, color=ui.action)], spacing=8, tight=True)
    shown = ft.Semantics(content=numeral, label=words("h3s-ui-level", level=level.level), container=True)
    rows: list[ft.Control] = [_track(ui, model), *movement_points_rows(ui, model, seat)]
    rows += [_tags(ui, model), _due(ui, model)]
    gain = partial(model.do, acts.Experience(seat))
    morale = partial(model.show, MoraleDialog(seat))
    right = partial(model.show, HeroDialog(seat))
    tiles: list[ft.Control] = [
        action_tile(ui, "experience", words("h3s-ui-gain-xp"), gain, "gain-xp", "experience"),
        action_tile(ui, "sun", words("h3s-ui-morale-title"), morale, "open-morale", "morale"),
        action_tile(ui, "pencil", words("h3s-ui-put-right"), right, "hero-right"),
    ]
    rows.append(ft.Row(tiles, spacing=8))
    name = f"{words.name(board.name)} · {words.name(board.profession)}"
    about = hero_help(ui, model, seat)
    aside = ui.explained(shown, rule_term_help(ui, "level"))
    return titled_panel(ui, name, rows, about=about, aside=aside, name="hero")


def _shown(model: AdventureTableModel) -> tuple[object, ...]:
    """Everything that the board shows but the movement, which watches itself."""
    seat, mine = model.seat, model.sheet
    board = (mine.experience, mine.expert, mine.secondary, player_queries.hand_limit(model.state, seat))
    return seat, board, mine.morale, mine.morale_cards, mine.hand_goes, mine.homeless


def _track(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """The experience track: a space for each point, a level every second one."""
    mine = model.sheet
    most = max_experience()
    spaces: list[ft.Control] = []
    per = level_table().experience_per_level
    for n, level in enumerate(level_table().levels):
        reached = mine.experience >= n * per
        filled = min(per, max(0, mine.experience - n * per))
        steps = 0 if n == len(level_table().levels) - 1 else per
        spaces.append(
            ft.Column(
                [
                    ui.strong(level.level, size=13, color=ui.action if reached else ui.muted, silent=True),
                    pips_image(filled if steps else int(reached), steps or 1, ui.action, width=34, height=8),
                ],
                spacing=3,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
        )
    row = ft.Row(spaces, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, spacing=2)
    said = ui.words("h3s-ui-experience", count=mine.experience, most=most)
    body = ft.Semantics(content=row, label=said, container=True, identifier="experience")
    return ui.explained(body, rule_term_help(ui, "experience"))


def _tags(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """Hand limit, expert uses and morale."""
    seat, mine, state = model.seat, model.sheet, model.state
    tone, symbol = MORALE[mine.morale]
    limit = ui.words("h3s-ui-hand", count=player_queries.hand_limit(state, seat))
    hand = ui.chip(limit, symbol="cards", about=rule_term_help(ui, "hand-limit"))
    tags: list[ft.Control] = [
        ui.tappable_chip(
            morale_text(ui.words, state, mine),
            partial(model.show, MoraleDialog(seat)),
            tone=tone,
            symbol=symbol,
            name="morale",
            about=rule_term_help(ui, "morale"),
        ),
        *_expert(ui, model),
        # As high as those to press, so that they stand in one line.
        ft.Container(hand, padding=ft.Padding.symmetric(vertical=9)),
    ]
    if mine.hand_goes:
        tags.append(ui.chip(ui.words("h3s-ui-hand-goes"), tone="harm", about=rule_term_help(ui, "second-negative")))
    if mine.homeless:
        said = ui.words("h3s-ui-homeless", count=mine.homeless)
        tags.append(ui.chip(said, tone="harm", about=rule_term_help(ui, "elimination")))
    return ui.chip_row(tags, targets=True)


def _expert(ui: Ui, model: AdventureTableModel) -> list[ft.Control]:
    """The expert uses; nothing on a level that has none."""
    mine = model.sheet
    most = player_queries.expert_uses_per_round(mine)
    if not most and not mine.expert:
        return []
    return [
        ui.tappable_chip(
            ui.words("h3s-ui-expert", left=mine.expert, most=most),
            partial(model.do, acts.Expert(model.seat)),
            tone="gold" if mine.expert else "plain",
            symbol="bolt",
            label=ui.words("h3s-ui-expert-use", left=mine.expert),
            name="expert",
            about=rule_term_help(ui, "expert-uses"),
        )
    ]


def _due(ui: Ui, model: AdventureTableModel) -> ft.Control:
    """What the next level brings."""
    mine = model.sheet
    table = level_table().levels
    place = table.index(player_queries.get_main_hero_level(mine)) + 1
    if place >= len(table):
        return ui.caption(ui.words("h3s-ui-top-level"), size=14)
    coming = table[place]
    said = ui.words(
        "h3s-ui-next-level",
        level=coming.level,
        missing=place * level_table().experience_per_level - mine.experience,
        brings="specialty" if coming.specialty else "search",
        specialty=coming.specialty or "-",
    )
    return ui.caption(said, size=14)
