"""An enemy's sheet: what its card says, wounds and readiness to put right, and where it lies."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial

import flet as ft

from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chip, chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.sheet import sheet
from companion.app.kit.words import caption, strong
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import EnemyOpen
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.sheet_parts import card_text, stepped
from companion.app.screens.terrinoth.speech import foe_name, number, plain
from companion.app.theme import Look
from companion.games.terrinoth.view import Foe
from companion.games.terrinoth.wording import trait_names


def enemy_sheet(look: Look, guest: Guest, evening: QuestEvening, layer: EnemyOpen) -> ft.Control:
    """Everything that people may see of one enemy."""
    words = guest.words
    foe = next((foe for foe in evening.view.foes() if foe.ref == layer.ref), None)
    if foe is None:
        return ft.Container()

    def wounds(by: int) -> Awaitable[None]:
        return evening.adjust("wounds", by, layer.ref)

    body: list[ft.Control] = [*_refusal(look, guest, evening, foe)]
    if foe.card is not None:
        body += [_numbers(look, guest, foe), *_traits(look, guest, evening, foe)]
        body += card_text(look, guest, evening, foe.card)
        body.append(
            quiet(look, words("tha-type-card"), partial(evening.open_card, foe.card.id), symbol="pencil",
                  name="type-card", height=48)
        )  # fmt: skip
        body.append(stepped(look, words("tha-wounds"), foe.wounds, wounds, "wounds", f"/ {number(foe.health)}",
                            foe.wounds <= 0, about=lookup.term(guest, "wounds")))  # fmt: skip
    state = "exhausted" if foe.exhausted else "ready"
    if foe.zone != "lair":
        turn = partial(evening.adjust, "exhausted", -1 if foe.exhausted else 1, foe.ref)
        body.append(
            quiet(look, words("tha-turn-foe", state=state), turn, symbol="rotate", name="turn", height=48,
                  on_long_press=lookup.term(guest, "enemy-exhausted"))
        )  # fmt: skip
    body += _places(look, guest, evening, foe)
    return sheet(
        look, foe_name(words, evening.world, foe), body, close=words("close"), on_close=partial(evening.show, None),
        subtitle=words("tha-state", state=state),
        about=lookup.term(guest, "facedown") if foe.card is None else lookup.card(guest, evening.world, foe.card),
    )  # fmt: skip


def _refusal(look: Look, guest: Guest, evening: QuestEvening, foe: Foe) -> list[ft.Control]:
    """Why it is no answer to the open question, where it is among the answers."""
    asked = evening.ask
    found = next((o for o in asked.options if o.id == foe.ref and o.refusal is not None), None) if asked else None
    if found is None or found.refusal is None:
        return []
    said, held = guest.why(found.refusal), lookup.refusal(guest, found.refusal)
    return [chip(look, said, tone="harm", about=held)]


def _numbers(look: Look, guest: Guest, foe: Foe) -> ft.Control:
    words = guest.words
    shown = (("attack", foe.attack), ("health", foe.health), ("resistance", foe.resistance))
    return chips(look, [
        chip(look, f"{words('tha-field', field=name)} {number(value)}", about=lookup.term(guest, lookup.FIELDS[name]))
        for name, value in shown
    ])  # fmt: skip


def _traits(look: Look, guest: Guest, evening: QuestEvening, foe: Foe) -> list[ft.Control]:
    assert foe.card is not None
    known = foe.card.definition
    said = [(plain(guest.words, name), "traits") for name in trait_names(foe.card, evening.world.table.book.word)]
    said += [(guest.words("tha-level", level=known.level), "difficulty")] if known.level else []
    said += [(guest.words("tha-role", role=known.role), known.role)] if known.role else []
    tags = [explained(caption(look, word, size=14), lookup.term(guest, entry)) for word, entry in said]
    return [ft.Row(tags, spacing=12, run_spacing=4, wrap=True)] if tags else []


def _places(look: Look, guest: Guest, evening: QuestEvening, foe: Foe) -> list[ft.Control]:
    """Where it can be put by hand."""
    words, table = guest.words, evening.world.table
    tags: list[ft.Control] = []
    for seat, name in zip(table.ids, table.names, strict=True):
        here = foe.zone == "engaged" and table.ids[foe.hero] == seat
        if foe.card is not None and not here and not evening.world.heroes[table.index[seat]].fallen:
            act = partial(evening.move, foe.ref, "engaged", seat)
            tags.append(tap_chip(look, words("tha-move-hero", name=name), act, name=f"move-{seat}"))
    zones = ["shadows"] if foe.zone != "shadows" else []
    if foe.card is not None:
        zones += (["lair"] if foe.zone != "lair" else []) if foe.nemesis else ["discard"]
    for zone in zones:
        said = words("tha-move", zone=zone)
        act = partial(evening.move, foe.ref, zone)
        tags.append(tap_chip(look, said, act, name=f"move-{zone}", about=lookup.zone(guest, zone)))
    return [strong(look, words("tha-move-label"), size=16), chips(look, tags, targets=True)] if tags else []
