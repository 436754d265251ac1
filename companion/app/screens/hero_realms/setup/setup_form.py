"""Setting up a table with an empty chair: mode, who sits where, how well the app plays, and the open questions."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.controls.chips import chip_row, segmented_choice, tappable_chip
from companion.app.kit.layout.form_section import form_section, unfold_button
from companion.app.kit.layout.screen_layout import COLUMN_WIDTH, screen_layout
from companion.app.kit.layout.start_button import start_button_with_hint
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.hero_realms.setup_model import HeroRealmsSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.hero_realms import help_topics
from companion.app.screens.hero_realms.setup.rule_settings import rule_settings_form
from companion.app.screens.setup_add_player import add_player_controls, player_name_row
from companion.app.screens.setup_engine_choice import engine_choice, setup_header
from companion.app.theme import Look
from companion.games.hero_realms.setup_data import ENGINE, MODES, Chair, Level

LEVELS: tuple[Level, ...] = ("squire", "knight", "legend")


@component
def HeroRealmsSetupForm(look: Look, session: DeviceSession, model: HeroRealmsSetupModel) -> ft.Control:
    """Mode, chairs, market, who begins; the open questions fold away."""
    body, _, more, missing = use_watch(model, lambda m: (m.body, m.first, m.more, m.missing))
    words = session.words
    top = setup_header(look, session, model.box, "hra-setup", body.mode)
    shown: list[ft.Control] = [*engine_choice(look, session, model.box, ENGINE), _modes(look, session, model)]
    if model.party_game:
        shown.append(_boss(look, session, model))
    shown += [_chairs(look, session, model), _market(look, session, model)]
    if model.first_is_open:
        shown.append(_first(look, session, model))
    unfold = words("setup-less") if more else words("hra-open-questions")
    shown.append(unfold_button(look, unfold, model.unfold, "more", more))
    if more:
        shown.append(rule_settings_form(look, session, model))
    shown.append(caption_text(look, words.name(model.box.notice)))
    foot = start_button_with_hint(look, words("begin", count=len(body.seats)), model.begin, "play", missing)
    return screen_layout(look, top=top, body=shown, actions=foot, width=COLUMN_WIDTH)


def _modes(look: Look, session: DeviceSession, model: HeroRealmsSetupModel) -> ft.Control:
    words = session.words
    options = [
        tappable_chip(
            look,
            words.name(mode.name),
            partial(model.pick_mode, mode.id),
            selected=mode.id == model.body.mode,
            name=f"mode-{mode.id}",
            about=help_topics.mode_help_callback(session, mode.id),
        )
        for mode in model.box.modes
    ]
    parts = [chip_row(look, options, targets=True), text(look, words.name(model.mode.blurb), size=15, color=look.muted)]
    return form_section(look, words("mode"), parts, about=help_topics.rule_term_help_callback(session, "modes"))


def _boss(look: Look, session: DeviceSession, model: HeroRealmsSetupModel) -> ft.Control:
    """The boss is always the app's; only how well it plays is open."""
    words, level = session.words, model.body.boss_level
    name = next(kind.name for kind in model.box.kinds if kind.id == model.body.mode)
    options = [(key, words(f"hra-level-{key}")) for key in LEVELS]
    parts = [
        segmented_choice(look, options, level, model.seat_boss, name="boss-level", label=words("hra-level")),
        text(look, words(f"hra-about-{level}"), size=15, color=look.muted),
    ]
    return form_section(
        look,
        words("hra-boss-level", name=name),
        parts,
        about=open_help_callbacks.open_entry_or_card_by_name_callback(session, model.box.id, name),
    )


# --- the chairs ----------------------------------------------------------------------------------


def _chairs(look: Look, session: DeviceSession, model: HeroRealmsSetupModel) -> ft.Control:
    words, seats = session.words, model.body.seats
    least, most = MODES[model.body.mode]
    how = "hra-chairs-about" if model.first_is_open else "hra-chairs-in-order"
    rows: list[ft.Control] = [caption_text(look, words(how), size=14)]
    teams = model.mode.teams.names if model.mode.teams is not None else ()
    size = len(seats) // len(teams) if teams else 0
    for place, chair in enumerate(seats):
        if size and place % size == 0 and place // size < len(teams):
            rows.append(caption_text(look, words.name(teams[place // size]), size=15))
        rows.append(_chair(look, session, model, place, chair, removable=len(seats) > least))
    if len(seats) < most:
        rows += add_player_controls(look, session, model)
    sits = help_topics.rule_term_help_callback(session, "hero" if model.party_game else "player")
    return form_section(look, words("hra-chairs", count=len(seats)), rows, about=sits)


def _chair(
    look: Look, session: DeviceSession, model: HeroRealmsSetupModel, place: int, chair: Chair, removable: bool
) -> ft.Control:
    named = player_name_row(look, session, model, place, chair.name, removable)
    parts: list[ft.Control] = [named, _played_by_choice(look, session, model, place, chair)]
    if chair.boss:
        parts.append(_bosses(look, session, model, place, chair))
    else:
        parts.append(_characters(look, session, model, place, chair))
    # The label of the next field stands on its edge: below small print it needs some air.
    return ft.Container(ft.Column(parts, spacing=2), padding=ft.Padding.only(bottom=10))


def _played_by_choice(
    look: Look, session: DeviceSession, model: HeroRealmsSetupModel, place: int, chair: Chair
) -> ft.Control:
    """Who sits here: a person, or the app at one of its levels."""
    words = session.words

    def sit(who: str) -> None:
        model.sit(place, next((level for level in LEVELS if level == who), None))

    person = words("hra-on-screen") if chair.boss else words("hra-person")
    options = [("person", person), *((level, words(f"hra-level-{level}")) for level in LEVELS)]
    sits = chair.level if chair.played_by == "app" else "person"
    return segmented_choice(look, options, sits, sit, name=f"sits-{place}", label=words("hra-sits", name=chair.name))


def _characters(
    look: Look, session: DeviceSession, model: HeroRealmsSetupModel, place: int, chair: Chair
) -> ft.Control:
    words = session.words
    packs = next(given for given in model.box.choices if given.id == "character").options
    tags = []
    for pack in packs:
        chosen = pack.id == chair.character
        # A second tap takes the choice back where none is needed.
        wanted = "" if chosen and not model.wants_characters else pack.id
        tags.append(
            tappable_chip(
                look,
                words.name(pack.name),
                partial(model.choose, place, wanted),
                selected=chosen,
                label=f"{chair.name}: {words.name(pack.name)}",
                name=f"choice-{place}-{pack.id}",
                about=open_help_callbacks.open_entry_or_card_by_name_callback(session, model.box.id, pack.name),
            )
        )
    return chip_row(look, tags, targets=True)


def _bosses(look: Look, session: DeviceSession, model: HeroRealmsSetupModel, place: int, chair: Chair) -> ft.Control:
    words = session.words
    bosses = next(given for given in model.box.choices if given.id == "boss").options
    tags = [
        tappable_chip(
            look,
            words.name(boss.name),
            partial(model.choose_boss, place, boss.id),
            selected=boss.id == chair.boss,
            label=f"{chair.name}: {words.name(boss.name)}",
            name=f"boss-{place}-{boss.id}",
            about=open_help_callbacks.open_entry_or_card_by_name_callback(session, model.box.id, boss.name),
        )
        for boss in bosses
    ]
    return chip_row(look, tags, line=True)


# --- the rest ------------------------------------------------------------------------------------


def _market(look: Look, session: DeviceSession, model: HeroRealmsSetupModel) -> ft.Control:
    words, market = session.words, model.body.market
    options = [("table", words("hra-market-table")), ("app", words("hra-market-app"))]
    parts = [
        segmented_choice(look, options, market, model.deal, name="market", label=words("hra-market-who")),
        text(look, words(f"hra-market-about-{market}"), size=15, color=look.muted),
    ]
    return form_section(
        look, words("hra-market-who"), parts, about=help_topics.rule_term_help_callback(session, "market")
    )


def _first(look: Look, session: DeviceSession, model: HeroRealmsSetupModel) -> ft.Control:
    words = session.words
    by_chance = tappable_chip(
        look,
        words("first-chance"),
        partial(model.begin_with, None),
        symbol="dice",
        selected=model.first is None,
        name="first-chance",
    )
    seats = [
        tappable_chip(
            look,
            chair.name or "?",
            partial(model.begin_with, place),
            selected=model.first == place,
            name=f"first-{place}",
        )
        for place, chair in enumerate(model.body.seats)
    ]
    begins = help_topics.rule_term_help_callback(session, "opening-hands")
    return form_section(look, words("who-begins"), [chip_row(look, [by_chance, *seats], targets=True)], about=begins)
