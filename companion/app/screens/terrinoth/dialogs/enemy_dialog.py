"""An enemy's sheet: what its card says, wounds and readiness to put right, and where it lies."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

import flet as ft

from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.chips import chip, chip_row, tappable_chip
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models.device_session import DeviceSession
from companion.app.models.terrinoth.dialogs import EnemyDialog
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.dialog import table_dialog
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.dialogs.shared_dialog_rows import card_text_rows, number_stepper_row
from companion.app.screens.terrinoth.table_text import enemy_name, message_argument_text, printed_number_text
from companion.app.theme import Look
from companion.games.terrinoth.cards.card_text import trait_names
from companion.games.terrinoth.rules.player_view import VisibleEnemy


def enemy_dialog(look: Look, session: DeviceSession, model: TerrinothTableModel, dialog: EnemyDialog) -> ft.Control:
    """Everything that people may see of one enemy."""
    words = session.words
    foe = next((foe for foe in model.view.foes() if foe.ref == dialog.ref), None)
    if foe is None:
        return ft.Container()

    def wounds(by: int) -> Awaitable[None]:
        return model.adjust("wounds", by, dialog.ref)

    body: list[ft.Control] = [*_refusal(look, session, model, foe)]
    if foe.card is not None:
        body += [_numbers(look, session, foe), *_traits(look, session, model, foe)]
        body += card_text_rows(look, session, model, foe.card)
        body.append(
            secondary_button(
                look,
                words("tha-type-card"),
                partial(model.open_card, foe.card.id),
                symbol="pencil",
                name="type-card",
                height=48,
            )
        )
        body.append(
            number_stepper_row(
                look,
                words("tha-wounds"),
                foe.wounds,
                wounds,
                "wounds",
                f"/ {printed_number_text(foe.health)}",
                foe.wounds <= 0,
                about=help_topics.rule_term_help_callback(session, "wounds"),
            )
        )
    state = "exhausted" if foe.exhausted else "ready"
    if foe.zone != "lair":
        turn = partial(model.adjust, "exhausted", -1 if foe.exhausted else 1, foe.ref)
        body.append(
            secondary_button(
                look,
                words("tha-turn-foe", state=state),
                turn,
                symbol="rotate",
                name="turn",
                height=48,
                on_long_press=help_topics.rule_term_help_callback(session, "enemy-exhausted"),
            )
        )
    body += _places(look, session, model, foe)
    return table_dialog(
        look,
        model,
        enemy_name(words, model.world, foe),
        body,
        subtitle=words("tha-state", state=state),
        about=help_topics.rule_term_help_callback(session, "facedown")
        if foe.card is None
        else help_topics.card_help_callback(session, model.world, foe.card),
    )


def _refusal(look: Look, session: DeviceSession, model: TerrinothTableModel, foe: VisibleEnemy) -> list[ft.Control]:
    """Why it is no answer to the open question, where it is among the answers."""
    asked = model.ask
    found = next((o for o in asked.options if o.id == foe.ref and o.refusal is not None), None) if asked else None
    if found is None or found.refusal is None:
        return []
    said, held = session.why(found.refusal), help_topics.refusal_help_callback(session, found.refusal)
    return [chip(look, said, tone="harm", about=held)]


def _numbers(look: Look, session: DeviceSession, foe: VisibleEnemy) -> ft.Control:
    words = session.words
    shown = (("attack", foe.attack), ("health", foe.health), ("resistance", foe.resistance))
    return chip_row(
        look,
        [
            chip(
                look,
                f"{words('tha-field', field=name)} {printed_number_text(value)}",
                about=help_topics.rule_term_help_callback(session, help_topics.FIELDS[name]),
            )
            for name, value in shown
        ],
    )


def _traits(look: Look, session: DeviceSession, model: TerrinothTableModel, foe: VisibleEnemy) -> list[ft.Control]:
    assert foe.card is not None
    known = foe.card.definition
    said = [
        (message_argument_text(session.words, name), "traits")
        for name in trait_names(foe.card, model.world.table.book.word)
    ]
    said += [(session.words("tha-level", level=known.level), "difficulty")] if known.level else []
    said += [(session.words("tha-role", role=known.role), known.role)] if known.role else []
    tags = [
        explain_on_long_press(caption_text(look, word, size=14), help_topics.rule_term_help_callback(session, entry))
        for word, entry in said
    ]
    return [ft.Row(tags, spacing=12, run_spacing=4, wrap=True)] if tags else []


def _places(look: Look, session: DeviceSession, model: TerrinothTableModel, foe: VisibleEnemy) -> list[ft.Control]:
    """Where it can be put by hand."""
    words, table = session.words, model.world.table
    tags: list[ft.Control] = []
    for seat, name in zip(table.ids, table.names, strict=True):
        here = foe.zone == "engaged" and table.ids[foe.hero] == seat
        if foe.card is not None and not here and not model.world.heroes[table.index[seat]].fallen:
            act = partial(model.move, foe.ref, "engaged", seat)
            tags.append(tappable_chip(look, words("tha-move-hero", name=name), act, name=f"move-{seat}"))
    zones = ["shadows"] if foe.zone != "shadows" else []
    if foe.card is not None:
        zones += (["lair"] if foe.zone != "lair" else []) if foe.nemesis else ["discard"]
    for zone in zones:
        said = words("tha-move", zone=zone)
        act = partial(model.move, foe.ref, zone)
        tags.append(
            tappable_chip(look, said, act, name=f"move-{zone}", about=help_topics.zone_help_callback(session, zone))
        )
    return [strong_text(look, words("tha-move-label"), size=16), chip_row(look, tags, targets=True)] if tags else []
