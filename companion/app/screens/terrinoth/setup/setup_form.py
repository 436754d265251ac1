"""Setting up a quest: which one, who plays which hero, who leads, whose dice and decks, the open questions."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName
from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.chips import chip_row, segmented_choice, tappable_chip
from companion.app.kit.graphics.player_badge import player_badge
from companion.app.kit.layout.form_section import form_section
from companion.app.kit.layout.start_button import start_button_with_hint
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text, title_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models.device_session import DeviceSession
from companion.app.models.open_help_callbacks import OpenHelpCallback
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
from companion.app.theme import Look
from companion.games.terrinoth.setup_data import ENGINE

ARCHETYPES = ("warrior", "healer", "mage", "scout")


@component
def TerrinothSetupForm(look: Look, session: DeviceSession, model: TerrinothSetupModel) -> ft.Control:
    """The form in one column on a phone, in two where there is room."""
    use_watch(model, lambda m: (m.draft, m.more, m.faces, m.missing, len(m.offers), m.knows_dice))
    words = session.words
    top = setup_header(look, session, model.box, "tha-setup")
    way = engine_choice(look, session, model.box, ENGINE)
    quest, heroes = _quest(look, session, model), _heroes(look, session, model)
    stuff = [_decks(look, session, model), dice_settings_form(look, session, model)]
    rest = [
        rule_settings_form(look, session, model),
        _own_pack(look, session, model),
        caption_text(look, words.name(model.box.notice)),
    ]
    said = words("tha-begin", count=len(model.draft.seats))
    start = start_button_with_hint(look, said, model.begin, "leaf", model.missing)
    columns = [quest, *stuff, *rest], [heroes]
    return setup_in_columns(look, top, way, [quest, heroes, *stuff, *rest], columns, start)


def _section(
    look: Look, symbol: IconName, heading: str, parts: list[ft.Control], name: str, about: OpenHelpCallback
) -> ft.Control:
    return form_section(look, heading, parts, symbol=symbol, tint="moss", name=name, about=about)


# --- the quest -------------------------------------------------------------------------------------


def _quest(look: Look, session: DeviceSession, model: TerrinothSetupModel) -> ft.Control:
    words, offer = session.words, model.offer
    tags = [
        tappable_chip(
            look,
            message_argument_text(words, found.name),
            partial(model.pick_quest, found.sheet.id),
            selected=found.sheet.id == model.draft.quest,
            name=f"quest-{found.sheet.id}",
            symbol="leaf" if found.ours else None,
            about=help_topics.quest_help_callback(session, found.sheet.id),
        )
        for found in model.offers
    ]
    tags.append(
        tappable_chip(
            look,
            words("tha-quest-box"),
            partial(model.pick_quest, BOX),
            selected=offer is None,
            name="quest-box",
            symbol="pencil",
            about=help_topics.rule_term_help_callback(session, "quest-sheet"),
        )
    )
    parts: list[ft.Control] = [chip_row(look, tags, targets=True)]
    if offer is None:
        parts += new_quest_form(look, session, model)
    else:
        head = title_text(look, message_argument_text(words, offer.name), size=22, lines=2)
        parts.append(explain_on_long_press(head, help_topics.quest_help_callback(session, offer.sheet.id)))
        if offer.sheet.intro:
            parts.append(text(look, message_argument_text(words, offer.sheet.intro), size=15, color=look.muted))
        parts.append(caption_text(look, words("tha-quest-ours" if offer.ours else "tha-quest-pack"), size=14))
    return _section(
        look, "book", words("tha-quest"), parts, "quest", help_topics.rule_term_help_callback(session, "quest")
    )


def _decks(look: Look, session: DeviceSession, model: TerrinothSetupModel) -> ft.Control:
    words, decks = session.words, model.draft.settings.decks
    options = [("app", words("tha-decks-by-app")), ("table", words("tha-decks-by-table"))]
    if not model.may_deal:
        options = options[1:]
    parts: list[ft.Control] = []
    if len(options) > 1:
        parts.append(
            segmented_choice(
                look,
                options,
                decks,
                partial(model.settle, "decks"),
                name="decks",
                label=words("tha-decks-who"),
                about=lambda _: help_topics.rule_term_help_callback(session, "piles"),
            )
        )
    parts.append(text(look, words("tha-decks-about", decks=decks), size=15, color=look.muted))
    return _section(
        look, "cards", words("tha-decks-who"), parts, "decks", help_topics.rule_term_help_callback(session, "piles")
    )


def _own_pack(look: Look, session: DeviceSession, model: TerrinothSetupModel) -> ft.Control:
    """How far the owner's cards are typed, and the way to the packs."""
    parts = pack_completeness_rows(look, session, model.mine)[1:]
    go = secondary_button(
        look,
        session.words("tha-to-packs"),
        lambda: session.device.go("/packs"),
        name="to-packs",
        height=48,
        symbol="book",
    )
    head = session.words("tha-own-pack")
    return _section(
        look, "pencil", head, [*parts, go], "own-pack", help_topics.rule_term_help_callback(session, "components")
    )


# --- the heroes ------------------------------------------------------------------------------------


def _heroes(look: Look, session: DeviceSession, model: TerrinothSetupModel) -> ft.Control:
    words, draft = session.words, model.draft
    solo = [(False, words("tha-together")), (True, words("tha-solo"))]
    rows: list[ft.Control] = [
        segmented_choice(
            look,
            solo,
            draft.solo,
            partial(_solo, model),
            name="solo",
            label=words("tha-people"),
            about=lambda alone: help_topics.rule_term_help_callback(session, "solo" if alone else "hero-count-card"),
        )
    ]
    for place, seat in enumerate(draft.seats):
        rows.append(_hero(look, session, model, place, seat))
    if not draft.solo and len(draft.seats) < MOST:
        rows += add_player_controls(look, session, model, "tha-add-hero")
    leads = explain_on_long_press(
        strong_text(look, words("tha-who-leads"), size=16), help_topics.rule_term_help_callback(session, "party-leader")
    )
    rows += [leads, _leader(look, session, model)]
    head = words("tha-heroes", count=len(draft.seats))
    return _section(look, "people", head, rows, "heroes", help_topics.rule_term_help_callback(session, "hero"))


def _solo(model: TerrinothSetupModel, solo: bool) -> None:
    model.put(solo=solo)


def _hero(look: Look, session: DeviceSession, model: TerrinothSetupModel, place: int, seat: Seat) -> ft.Control:
    words, draft = session.words, model.draft
    if draft.solo and place:
        second = strong_text(look, words("tha-second-hero"), expand=True)
        head: ft.Control = ft.Row([player_badge(place, size=40), second], spacing=10)
    else:
        removable = not draft.solo and len(draft.seats) > 2
        head = player_name_row(look, session, model, place, seat.name, removable)
    tags = [_kind(look, session, model, place, seat, archetype) for archetype in ARCHETYPES]
    parts: list[ft.Control] = [head, chip_row(look, tags, targets=True)]
    named = [card for card in model.heroes if card.archetype == seat.archetype]
    if named:
        parts.append(chip_row(look, [_named(look, session, model, place, seat, card) for card in named], targets=True))
    # The label of a field stands on its edge: it needs some air above.
    return ft.Container(ft.Column(parts, spacing=2), padding=ft.Padding.only(top=6, bottom=8))


def _kind(
    look: Look, session: DeviceSession, model: TerrinothSetupModel, place: int, seat: Seat, archetype: str
) -> ft.Control:
    words = session.words
    name = words(f"th-archetype-{archetype}")
    name = name[:1].upper() + name[1:]
    first = next((card.id for card in model.heroes if card.archetype == archetype), "")
    return tappable_chip(
        look,
        name,
        partial(model.choose, place, archetype, first),
        selected=seat.archetype == archetype,
        label=f"{seat.name}: {name}",
        name=f"archetype-{place}-{archetype}",
        about=help_topics.rule_term_help_callback(session, "archetype"),
    )


def _named(
    look: Look, session: DeviceSession, model: TerrinothSetupModel, place: int, seat: Seat, card: object
) -> ft.Control:
    """A hero of the archetype whose card is known."""
    words = session.words
    card_id, health = str(getattr(card, "id", "")), getattr(card, "health", None)
    name = message_argument_text(words, getattr(card, "title", ""))
    said = f"{name} · {health}" if health is not None else name
    label = words("tha-hero-of", player=seat.name, name=name, health="?" if health is None else str(health))
    on = seat.hero == card_id
    return tappable_chip(
        look,
        said,
        partial(model.choose, place, seat.archetype, "" if on else card_id),
        selected=on,
        symbol="heart",
        label=label,
        name=f"hero-{place}-{card_id}",
        about=help_topics.rule_term_help_callback(session, "hero"),
    )


def _leader(look: Look, session: DeviceSession, model: TerrinothSetupModel) -> ft.Control:
    names = [chair.name for chair in model.body()[0].seats]
    tags = [
        tappable_chip(
            look,
            name,
            partial(_lead, model, place),
            selected=model.draft.leader == place,
            name=f"leader-{place}",
            symbol="banner",
            label=session.words("tha-leads", name=name),
            about=help_topics.rule_term_help_callback(session, "party-leader"),
        )
        for place, name in enumerate(names)
    ]
    return chip_row(look, tags, targets=True)


def _lead(model: TerrinothSetupModel, place: int) -> None:
    model.put(leader=place)
