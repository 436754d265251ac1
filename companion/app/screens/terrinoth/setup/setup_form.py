"""Setting up a quest: which one, who plays which hero, who leads, whose dice and decks, the open questions."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.models.terrinoth.setup_draft import BOX, MOST, Seat
from companion.app.models.terrinoth.setup_model import TerrinothSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.setup_add_player import add_player_controls, player_name_row
from companion.app.screens.setup_engine_choice import engine_choice, setup_header, setup_in_columns
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.dialogs.card_editor import pack_completeness_rows
from companion.app.screens.terrinoth.setup.own_quest_form import new_quest_form
from companion.app.screens.terrinoth.setup.rule_settings import dice_settings_form, rule_settings_form
from companion.app.screens.terrinoth.table_text import message_argument_text
from companion.app.ui import OpenHelp, Ui
from companion.games.terrinoth.setup_data import ENGINE

ARCHETYPES = ("warrior", "healer", "mage", "scout")


@component
def TerrinothSetupForm(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    """The form in one column on a phone, in two where there is room."""
    use_watch(model, lambda m: (m.draft, m.more, m.faces, m.missing, len(m.offers), m.knows_dice))
    top = setup_header(ui, model.box, "tha-setup")
    way = engine_choice(ui, model.box, ENGINE)
    quest, heroes = _quest(ui, model), _heroes(ui, model)
    stuff = [_decks(ui, model), dice_settings_form(ui, model)]
    rest = [rule_settings_form(ui, model), _own_pack(ui, model), ui.caption(ui.words.name(model.box.notice))]
    said = ui.words("tha-begin", count=len(model.draft.seats))
    start = ui.start_button(said, model.begin, "leaf", model.missing)
    columns = [quest, *stuff, *rest], [heroes]
    return setup_in_columns(ui, top, way, [quest, heroes, *stuff, *rest], columns, start)


def _section(ui: Ui, symbol: IconName, heading: str, parts: list[ft.Control], name: str, about: OpenHelp) -> ft.Control:
    return ui.form_section(heading, parts, symbol=symbol, tint="moss", name=name, about=about)


# --- the quest -------------------------------------------------------------------------------------


def _quest(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    offer = model.offer
    tags = [
        ui.tappable_chip(
            message_argument_text(ui.words, found.name),
            partial(model.pick_quest, found.sheet.id),
            selected=found.sheet.id == model.draft.quest,
            name=f"quest-{found.sheet.id}",
            symbol="leaf" if found.ours else None,
            about=help_topics.quest_help(ui, found.sheet.id),
        )
        for found in model.offers
    ]
    tags.append(
        ui.tappable_chip(
            ui.words("tha-quest-box"),
            partial(model.pick_quest, BOX),
            selected=offer is None,
            name="quest-box",
            symbol="pencil",
            about=help_topics.rule_term_help(ui, "quest-sheet"),
        )
    )
    parts: list[ft.Control] = [ui.chip_row(tags, targets=True)]
    if offer is None:
        parts += new_quest_form(ui, model)
    else:
        head = ui.title(message_argument_text(ui.words, offer.name), size=22, lines=2)
        parts.append(ui.explained(head, help_topics.quest_help(ui, offer.sheet.id)))
        if offer.sheet.intro:
            parts.append(ui.text(message_argument_text(ui.words, offer.sheet.intro), size=15, color=ui.muted))
        parts.append(ui.caption(ui.words("tha-quest-ours" if offer.ours else "tha-quest-pack"), size=14))
    return _section(ui, "book", ui.words("tha-quest"), parts, "quest", help_topics.rule_term_help(ui, "quest"))


def _decks(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    decks = model.draft.settings.decks
    options = [("app", ui.words("tha-decks-by-app")), ("table", ui.words("tha-decks-by-table"))]
    if not model.may_deal:
        options = options[1:]
    parts: list[ft.Control] = []
    if len(options) > 1:
        parts.append(
            ui.segmented_choice(
                options,
                decks,
                partial(model.settle, "decks"),
                name="decks",
                label=ui.words("tha-decks-who"),
                about=lambda _: help_topics.rule_term_help(ui, "piles"),
            )
        )
    parts.append(ui.text(ui.words("tha-decks-about", decks=decks), size=15, color=ui.muted))
    return _section(ui, "cards", ui.words("tha-decks-who"), parts, "decks", help_topics.rule_term_help(ui, "piles"))


def _own_pack(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    """How far the owner's cards are typed, and the way to the packs."""
    parts = pack_completeness_rows(ui, model.mine)[1:]
    go = ui.button(ui.words("tha-to-packs"), lambda: ui.device.go("/packs"), name="to-packs", height=48, symbol="book")
    head = ui.words("tha-own-pack")
    return _section(ui, "pencil", head, [*parts, go], "own-pack", help_topics.rule_term_help(ui, "components"))


# --- the heroes ------------------------------------------------------------------------------------


def _heroes(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    draft = model.draft
    solo = [(False, ui.words("tha-together")), (True, ui.words("tha-solo"))]
    rows: list[ft.Control] = [
        ui.segmented_choice(
            solo,
            draft.solo,
            partial(_solo, model),
            name="solo",
            label=ui.words("tha-people"),
            about=lambda alone: help_topics.rule_term_help(ui, "solo" if alone else "hero-count-card"),
        )
    ]
    for place, seat in enumerate(draft.seats):
        rows.append(_hero(ui, model, place, seat))
    if not draft.solo and len(draft.seats) < MOST:
        rows += add_player_controls(ui, model, "tha-add-hero")
    leads = ui.explained(ui.strong(ui.words("tha-who-leads"), size=16), help_topics.rule_term_help(ui, "party-leader"))
    rows += [leads, _leader(ui, model)]
    head = ui.words("tha-heroes", count=len(draft.seats))
    return _section(ui, "people", head, rows, "heroes", help_topics.rule_term_help(ui, "hero"))


def _solo(model: TerrinothSetupModel, solo: bool) -> None:
    model.put(solo=solo)


def _hero(ui: Ui, model: TerrinothSetupModel, place: int, seat: Seat) -> ft.Control:
    draft = model.draft
    if draft.solo and place:
        second = ui.strong(ui.words("tha-second-hero"), expand=True)
        head: ft.Control = ft.Row([player_badge(place, size=40), second], spacing=10)
    else:
        removable = not draft.solo and len(draft.seats) > 2
        head = player_name_row(ui, model, place, seat.name, removable)
    tags = [_kind(ui, model, place, seat, archetype) for archetype in ARCHETYPES]
    parts: list[ft.Control] = [head, ui.chip_row(tags, targets=True)]
    named = [card for card in model.heroes if card.archetype == seat.archetype]
    if named:
        parts.append(ui.chip_row([_named(ui, model, place, seat, card) for card in named], targets=True))
    # The label of a field stands on its edge: it needs some air above.
    return ft.Container(ft.Column(parts, spacing=2), padding=ft.Padding.only(top=6, bottom=8))


def _kind(ui: Ui, model: TerrinothSetupModel, place: int, seat: Seat, archetype: str) -> ft.Control:
    name = ui.words(f"th-archetype-{archetype}")
    name = name[:1].upper() + name[1:]
    first = next((card.id for card in model.heroes if card.archetype == archetype), "")
    return ui.tappable_chip(
        name,
        partial(model.choose, place, archetype, first),
        selected=seat.archetype == archetype,
        label=f"{seat.name}: {name}",
        name=f"archetype-{place}-{archetype}",
        about=help_topics.rule_term_help(ui, "archetype"),
    )


def _named(ui: Ui, model: TerrinothSetupModel, place: int, seat: Seat, card: object) -> ft.Control:
    """A hero of the archetype whose card is known."""
    card_id, health = str(getattr(card, "id", "")), getattr(card, "health", None)
    name = message_argument_text(ui.words, getattr(card, "title", ""))
    said = f"{name} · {health}" if health is not None else name
    label = ui.words("tha-hero-of", player=seat.name, name=name, health="?" if health is None else str(health))
    on = seat.hero == card_id
    return ui.tappable_chip(
        said,
        partial(model.choose, place, seat.archetype, "" if on else card_id),
        selected=on,
        symbol="heart",
        label=label,
        name=f"hero-{place}-{card_id}",
        about=help_topics.rule_term_help(ui, "hero"),
    )


def _leader(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    names = [chair.name for chair in model.body()[0].seats]
    tags = [
        ui.tappable_chip(
            name,
            partial(_lead, model, place),
            selected=model.draft.leader == place,
            name=f"leader-{place}",
            symbol="banner",
            label=ui.words("tha-leads", name=name),
            about=help_topics.rule_term_help(ui, "party-leader"),
        )
        for place, name in enumerate(names)
    ]
    return ui.chip_row(tags, targets=True)


def _lead(model: TerrinothSetupModel, place: int) -> None:
    model.put(leader=place)
