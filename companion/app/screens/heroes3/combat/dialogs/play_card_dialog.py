"""Playing a card in a few taps: two letters, how it is played, its targets on the board. Plain bonuses as well."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.models.heroes3.combat.dialog_states import CardDraft, PlayCardDialog
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.models.heroes3.unit_and_card_search import CARD_KINDS, find_combat_cards
from companion.app.screens.heroes3.combat.help_callbacks import card_help, card_kind_help, rule_term_help
from companion.app.screens.heroes3.combat.table_text import card_name
from companion.app.screens.table.dialog_and_search_field import search_field, table_dialog
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
    searching = bool(dialog.typed.strip() or dialog.kind)
    found = find_combat_cards(dialog.typed, dialog.kind) if searching else []

    async def submit(typed: str) -> None:
        if typed.strip() and found:
            _choose(model, dialog, found[0])

    box = search_field(
        ui, model, dialog, ui.words("h3a-find-card"), "card-typed", autofocus=not ui.phone, on_submit=submit
    )
    kinds = [
        ui.tappable_chip(
            ui.words("h3a-card-kind", kind=kind),
            partial(model.show, replace(dialog, kind="" if dialog.kind == kind else kind)),
            symbol=_SYMBOLS[kind],
            selected=dialog.kind == kind,
            name=f"card-kind-{kind}",
            about=card_kind_help(ui, kind),
        )
        for kind in CARD_KINDS
    ]
    tags = [
        ui.tappable_chip(
            card_name(ui.words, card.id),
            partial(_choose, model, dialog, card),
            symbol=_SYMBOLS[card.kind],
            name=f"card-{card.id}",
            about=card_help(ui, card.id),
        )
        for card in found
    ]
    bonuses = _bonuses(ui, model) if not searching else []
    body = [box, ui.chip_row(kinds, targets=True), ui.chip_row(tags, targets=True), *bonuses]
    return table_dialog(ui, model, ui.words("h3a-cards"), body)


def _choose(model: CombatTableModel, dialog: PlayCardDialog, card: Card) -> None:
    """A card that can only be played in one way goes straight to the board."""
    way, *others = _ways(card)
    draft = CardDraft(card.id, way=way.label)
    if others or way.strength or _branches(way.effect) or _discards(way.effect):
        model.show(replace(dialog, draft=draft))
    else:
        model.play(draft)


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
            about=rule_term_help(ui, what),
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
    ways = _ways(card)
    way = next(play for play in card.plays if play.label == draft.way)
    body: list[ft.Control] = []
    if len(ways) > 1:
        options = [(label, ui.words("h3a-way", way=label)) for label in dict.fromkeys(play.label for play in ways)]
        tags = ui.choice_chips(
            options,
            [draft.way],
            lambda label: _change(model, partial(replace, way=label)),
            name="way",
            about=lambda _: rule_term_help(ui, "basic-expert"),
        )
        body += [ui.caption(ui.words("h3a-way-label"), size=15), tags]
    if way.strength or card.kind == "spell":
        body.append(_power(ui, model, draft, way))
    if count := _branches(way.effect):
        branches = [(n, ui.words("h3a-branch", number=n)) for n in range(1, count + 1)]
        chosen = draft.choice or 1
        tags = ui.choice_chips(branches, [chosen], lambda n: _change(model, partial(replace, choice=n)), name="branch")
        body += [ui.caption(ui.words("h3a-branch-label"), size=15), tags]
    if _discards(way.effect):
        body.append(_discarded(ui, model, draft.discarded))
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
        about=card_help(ui, card.id),
    )


def _change(model: CombatTableModel, edit: Callable[[CardDraft], CardDraft]) -> None:
    """Change the card that is about to be played as it stands now: a finger that holds asks again and again."""
    dialog = model.dialog
    if isinstance(dialog, PlayCardDialog) and dialog.draft is not None:
        model.show(replace(dialog, draft=edit(dialog.draft)))


def _power(ui: Ui, model: CombatTableModel, draft: CardDraft, way: Play) -> ft.Control:

    def step(by: int) -> None:
        _change(model, lambda now: replace(now, power=min(_MOST_POWER, max(0, now.power + by))))

    said, reached = ui.words("h3a-power"), way.at(draft.power)
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
        about=rule_term_help(ui, "power"),
    )
    lines = ft.Column([ui.text(said), ui.caption(about, size=14)], spacing=0, tight=True, expand=True)
    return ft.Row([lines, control], spacing=8)


def _discarded(ui: Ui, model: CombatTableModel, count: int) -> ft.Control:

    def step(by: int) -> None:
        _change(model, lambda now: replace(now, discarded=min(_MOST_DISCARDED, max(0, now.discarded + by))))

    least, most = count <= 0, count >= _MOST_DISCARDED
    return ui.labelled_stepper(ui.words("h3a-discarded"), count, step, "discarded", None, least, most)
