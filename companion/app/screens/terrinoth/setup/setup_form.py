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
from companion.app.screens.setup_header_and_engine_choice import engine_choice, setup_header, setup_in_columns
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.dialogs.card_editor import pack_completeness_rows
from companion.app.screens.terrinoth.setup.open_rules_and_dice_forms import dice_settings_form, open_rules_form
from companion.app.screens.terrinoth.setup.typed_quest_form import typed_quest_form
from companion.app.screens.terrinoth.table_text import capitalize_first, message_argument_text, printed_number_text
from companion.app.ui import OpenHelp, Ui
from companion.games.terrinoth.cards.card_types import HeroCard
from companion.games.terrinoth.setup_data import ENGINE

ARCHETYPES = ("warrior", "healer", "mage", "scout")


@component
def TerrinothSetupForm(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    """The form in one column on a phone, in two where there is room."""
    use_watch(model, lambda m: (m.draft, m.more, m.faces, m.missing, len(m.offers), m.knows_dice))
    top = setup_header(ui, model.box, "tha-setup")
    way = engine_choice(ui, model.box, ENGINE)
    quest, heroes = _quest(ui, model), _heroes(ui, model)
    rest = [
        _decks(ui, model),
        dice_settings_form(ui, model),
        open_rules_form(ui, model),
        _own_pack(ui, model),
        ui.caption(ui.words.name(model.box.notice)),
    ]
    said = ui.words("tha-begin", count=len(model.draft.seats))
    start = ui.start_button(said, model.begin, "leaf", model.missing)
    return setup_in_columns(ui, top, way, [quest, heroes, *rest], ([quest, *rest], [heroes]), start)


def _section(ui: Ui, symbol: IconName, heading: str, parts: list[ft.Control], name: str, entry: str) -> ft.Control:
    about = help_callbacks.rule_term_help(ui, entry)
    return ui.form_section(heading, parts, symbol=symbol, tint="moss", name=name, about=about)


# --- the quest -------------------------------------------------------------------------------------


def _quest(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    offer = model.offer

    def tag(quest: str, said: str, name: str, symbol: IconName | None, about: OpenHelp) -> ft.Control:
        chosen = quest == (offer.sheet.id if offer is not None else BOX)
        act = partial(model.pick_quest, quest)
        return ui.tappable_chip(said, act, selected=chosen, name=f"quest-{name}", symbol=symbol, about=about)

    tags = []
    for found in model.offers:
        quest, said = found.sheet.id, message_argument_text(ui.words, found.name)
        tags.append(tag(quest, said, quest, "leaf" if found.ours else None, help_callbacks.quest_help(ui, quest)))
    sheet = help_callbacks.rule_term_help(ui, "quest-sheet")
    tags.append(tag(BOX, ui.words("tha-quest-box"), "box", "pencil", sheet))
    parts: list[ft.Control] = [ui.chip_row(tags, targets=True)]
    if offer is None:
        parts += typed_quest_form(ui, model)
    else:
        head = ui.title(message_argument_text(ui.words, offer.name), size=22, lines=2)
        parts.append(ui.explained(head, help_callbacks.quest_help(ui, offer.sheet.id)))
        if offer.sheet.intro:
            parts.append(ui.text(message_argument_text(ui.words, offer.sheet.intro), size=15, color=ui.muted))
        parts.append(ui.caption(ui.words("tha-quest-ours" if offer.ours else "tha-quest-pack"), size=14))
    return _section(ui, "book", ui.words("tha-quest"), parts, "quest", "quest")


def _decks(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    decks, label = model.draft.settings.decks, ui.words("tha-decks-who")
    held = help_callbacks.rule_term_help(ui, "piles")
    parts: list[ft.Control] = []
    if model.may_deal:
        options = [("app", ui.words("tha-decks-by-app")), ("table", ui.words("tha-decks-by-table"))]
        settle = partial(model.settle, "decks")
        parts.append(ui.segmented_choice(options, decks, settle, name="decks", label=label, about=lambda _: held))
    parts.append(ui.text(ui.words("tha-decks-about", decks=decks), size=15, color=ui.muted))
    return _section(ui, "cards", label, parts, "decks", "piles")


def _own_pack(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    """How far the owner's cards are typed, and the way to the packs."""
    parts = pack_completeness_rows(ui, model.mine)[1:]
    go = ui.button(ui.words("tha-to-packs"), lambda: ui.device.go("/packs"), name="to-packs", height=48, symbol="book")
    return _section(ui, "pencil", ui.words("tha-own-pack"), [*parts, go], "own-pack", "components")


# --- the heroes ------------------------------------------------------------------------------------


def _heroes(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    draft = model.draft
    solo = [(False, ui.words("tha-together")), (True, ui.words("tha-solo"))]
    alone = ui.segmented_choice(
        solo,
        draft.solo,
        lambda solo: model.put(solo=solo),
        name="solo",
        label=ui.words("tha-people"),
        about=lambda solo: help_callbacks.rule_term_help(ui, "solo" if solo else "hero-count-card"),
    )
    rows = [alone, *(_hero(ui, model, place, seat) for place, seat in enumerate(draft.seats))]
    if not draft.solo and len(draft.seats) < MOST:
        rows += add_player_controls(ui, model, "tha-add-hero")
    rows += [help_callbacks.term_heading(ui, ui.words("tha-who-leads"), "party-leader"), _leader(ui, model)]
    return _section(ui, "people", ui.words("tha-heroes", count=len(draft.seats)), rows, "heroes", "hero")


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
    name = capitalize_first(ui.words(f"th-archetype-{archetype}"))
    first = next((card.id for card in model.heroes if card.archetype == archetype), "")
    return ui.tappable_chip(
        name,
        partial(model.choose, place, archetype, first),
        selected=seat.archetype == archetype,
        label=f"{seat.name}: {name}",
        name=f"archetype-{place}-{archetype}",
        about=help_callbacks.rule_term_help(ui, "archetype"),
    )


def _named(ui: Ui, model: TerrinothSetupModel, place: int, seat: Seat, card: HeroCard) -> ft.Control:
    """A hero of the archetype whose card is known."""
    name, health = message_argument_text(ui.words, card.title), printed_number_text(card.health)
    on = seat.hero == card.id
    return ui.tappable_chip(
        f"{name} · {health}" if card.health is not None else name,
        partial(model.choose, place, seat.archetype, "" if on else card.id),
        selected=on,
        symbol="heart",
        label=ui.words("tha-hero-of", player=seat.name, name=name, health=health),
        name=f"hero-{place}-{card.id}",
        about=help_callbacks.rule_term_help(ui, "hero"),
    )


def _leader(ui: Ui, model: TerrinothSetupModel) -> ft.Control:
    names = [chair.name for chair in model.body()[0].seats]
    tags = [
        ui.tappable_chip(
            name,
            partial(model.put, leader=place),
            selected=model.draft.leader == place,
            name=f"leader-{place}",
            symbol="banner",
            label=ui.words("tha-leads", name=name),
            about=help_callbacks.rule_term_help(ui, "party-leader"),
        )
        for place, name in enumerate(names)
    ]
    return ui.chip_row(tags, targets=True)
