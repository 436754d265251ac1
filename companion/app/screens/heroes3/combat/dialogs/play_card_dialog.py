"""Playing a card in a few taps: two letters, how it is played, its targets on the board. Plain bonuses as well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.models.heroes3.combat.dialogs import CardDraft, PlayCardDialog
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.models.heroes3.unit_and_card_search import CARD_KINDS, find_combat_cards
from companion.app.screens.heroes3.combat import help_topics
from companion.app.screens.heroes3.combat.table_text import card_name
from companion.app.screens.table.dialog import search_field, table_dialog
from companion.app.ui import Ui
from companion.games.heroes3.cards.hero_cards import Card, Play, load_cards
from companion.kernel.building_blocks.effect_parser import Choose, Effect, IfDid, May

_SYMBOLS: dict[str, IconName] = {
    "statistic": "level",
    "ability": "book",
    "spell": "experience",
    "artifact": "crown",
    "specialty": "star",
}
_MOST_POWER, _MOST_DISCARDED = 12, 5
_BONUSES: tuple[tuple[str, int], ...] = (
    ("attack", 1), ("attack", 2), ("defense", 1), ("defense", 2), ("damage", 1), ("damage", 2), ("damage", 3),
)  # fmt: skip


def play_card_dialog(ui: Ui, model: CombatTableModel, dialog: PlayCardDialog) -> ft.Control:
    """The question which card; with one chosen, how it is played."""
    if dialog.draft is not None:
        return _playing(ui, model, dialog, dialog.draft)
    kinds = [
        ui.tappable_chip(
            ui.words("h3a-card-kind", kind=kind),
            partial(model.show, replace(dialog, kind="" if dialog.kind == kind else kind)),
            symbol=_SYMBOLS[kind],
            selected=dialog.kind == kind,
            name=f"card-kind-{kind}",
            about=help_topics.card_kind_help(ui, kind),
        )
        for kind in CARD_KINDS
    ]
    found = find_combat_cards(dialog.typed, dialog.kind) if dialog.typed.strip() or dialog.kind else []

    async def submit(typed: str) -> None:
        if typed.strip() and found:
            _choose(model, dialog, found[0])

    box = search_field(
        ui, model, dialog, ui.words("h3a-find-card"), "card-typed", autofocus=not ui.phone, on_submit=submit
    )
    tags = [
        ui.tappable_chip(
            card_name(ui.words, card.id),
            partial(_choose, model, dialog, card),
            symbol=_SYMBOLS[card.kind],
            name=f"card-{card.id}",
            about=help_topics.card_help(ui, card.id),
        )
        for card in found
    ]
    body: list[ft.Control] = [box, ui.chip_row(kinds, targets=True), ui.chip_row(tags, targets=True)]
    if not dialog.typed.strip() and not dialog.kind:
        body += _bonuses(ui, model)
    return table_dialog(ui, model, ui.words("h3a-cards"), body)


def _choose(model: CombatTableModel, dialog: PlayCardDialog, card: Card) -> None:
    """A card that can only be played in one way goes straight to the board."""
    draft = CardDraft(card.id, way=_ways(card)[0].label)
    if _plain(card):
        model.play(draft)
    else:
        model.show(replace(dialog, draft=draft))


def _plain(card: Card) -> bool:
    ways = _ways(card)
    return len(ways) == 1 and not ways[0].strength and not _branches(ways[0].effect) and not _discards(ways[0].effect)


def _ways(card: Card) -> list[Play]:
    return [play for play in card.plays if play.combat and play.when != "map"]


def _branches(effect: Effect) -> int:
    return next((len(part.branches) for part in effect if isinstance(part, Choose)), 0)


def _discards(effect: Effect) -> bool:
    return any(isinstance(part, (May, IfDid)) for part in effect)


def _bonuses(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    """Any other card: what it gives to one unit."""
    tags = [
        ui.tappable_chip(
            ui.words("h3a-bonus-of", what=what, amount=amount),
            partial(model.play, CardDraft(**{what: amount})),  # type: ignore[arg-type]
            name=f"bonus-{what}-{amount}",
            tone="harm" if what == "damage" else "plain",
            about=help_topics.rule_term_help(ui, what),
        )
        for what, amount in _BONUSES
    ]
    return [
        ui.strong(ui.words("h3a-bonus"), size=16),
        ui.caption(ui.words("h3a-bonus-how"), size=14),
        ui.chip_row(tags, targets=True),
    ]


def _playing(ui: Ui, model: CombatTableModel, dialog: PlayCardDialog, draft: CardDraft) -> ft.Control:
    card = load_cards().by_id[draft.card]
    way = next(play for play in card.plays if play.label == draft.way)

    body: list[ft.Control] = []
    if len(_ways(card)) > 1:
        tags = [
            ui.tappable_chip(
                ui.words("h3a-way", way=play.label),
                partial(_change, model, partial(replace, way=play.label)),
                selected=play.label == draft.way,
                name=f"way-{play.label}",
                about=help_topics.rule_term_help(ui, "basic-expert"),
            )
            for play in {play.label: play for play in _ways(card)}.values()
        ]
        body += [ui.caption(ui.words("h3a-way-label"), size=15), ui.chip_row(tags, targets=True)]
    if way.strength or card.kind == "spell":
        body.append(_power(ui, model, draft, way))
    if count := _branches(way.effect):
        tags = [
            ui.tappable_chip(
                ui.words("h3a-branch", number=n),
                partial(_change, model, partial(replace, choice=n)),
                selected=n == (draft.choice or 1),
                name=f"branch-{n}",
            )
            for n in range(1, count + 1)
        ]
        body += [ui.caption(ui.words("h3a-branch-label"), size=15), ui.chip_row(tags, targets=True)]
    if _discards(way.effect):
        body.append(_discarded(ui, model, draft))
    back = ui.button(ui.words("back"), partial(model.show, replace(dialog, draft=None)), name="card-back")
    onward = ui.primary_button(ui.words("h3a-card-on"), partial(model.play, draft), name="card-on", expand=True)
    return table_dialog(
        ui,
        model,
        card_name(ui.words, card.id),
        body,
        subtitle=ui.words("h3a-card-kind", kind=card.kind),
        scrolls=False,
        actions=[back, onward],
        about=help_topics.card_help(ui, card.id),
    )


def _change(model: CombatTableModel, edit: Callable[[CardDraft], CardDraft]) -> None:
    """Change the card that is about to be played as it stands now: a finger that holds asks again and again."""
    dialog = model.dialog
    if isinstance(dialog, PlayCardDialog) and dialog.draft is not None:
        model.show(replace(dialog, draft=edit(dialog.draft)))


def _power(ui: Ui, model: CombatTableModel, draft: CardDraft, way: Play) -> ft.Control:

    def step(by: int) -> None:
        _change(model, lambda now: replace(now, power=min(_MOST_POWER, max(0, now.power + by))))

    said = ui.words("h3a-power")
    reached = way.at(draft.power)
    about = ui.words("h3a-power-reaches", strength="-" if reached is None else str(reached))
    control = ui.number_stepper(
        draft.power,
        step,
        name="power",
        label=f"{said}: {draft.power}",
        minus=f"{said} −1",
        plus=f"{said} +1",
        width=56,
        at_least=draft.power <= 0,
        at_most=draft.power >= _MOST_POWER,
        about=help_topics.rule_term_help(ui, "power"),
    )
    lines = ft.Column([ui.text(said), ui.caption(about, size=14)], spacing=0, tight=True, expand=True)
    return ft.Row([lines, control], spacing=8)


def _discarded(ui: Ui, model: CombatTableModel, draft: CardDraft) -> ft.Control:

    def step(by: int) -> None:
        _change(model, lambda now: replace(now, discarded=min(_MOST_DISCARDED, max(0, now.discarded + by))))

    count = draft.discarded
    least, most = count <= 0, count >= _MOST_DISCARDED
    return ui.labelled_stepper(ui.words("h3a-discarded"), count, step, "discarded", None, least, most)
