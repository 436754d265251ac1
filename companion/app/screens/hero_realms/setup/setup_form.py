"""Setting up a table with an empty chair: mode, who sits where, how well the app plays, and the open questions."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.layout.screen_layout import COLUMN_WIDTH
from companion.app.models.hero_realms.setup_model import HeroRealmsSetupModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.hero_realms import help_callbacks
from companion.app.screens.hero_realms.setup.open_rules_form import open_rules_form
from companion.app.screens.setup_add_player import add_player_controls, first_player_choice, player_name_row
from companion.app.screens.setup_header_and_engine_choice import engine_choice, setup_header
from companion.app.ui import Ui
from companion.games.hero_realms.setup_data import ENGINE, MODES, Chair, Level

LEVELS: tuple[Level, ...] = ("squire", "knight", "legend")


@component
def HeroRealmsSetupForm(ui: Ui, model: HeroRealmsSetupModel) -> ft.Control:
    """Mode, chairs, market, who begins; the open questions fold away."""
    body, _, more, missing = use_watch(model, lambda m: (m.body, m.first, m.more, m.missing))
    top = setup_header(ui, model.box, "hra-setup", body.mode)
    shown: list[ft.Control] = [*engine_choice(ui, model.box, ENGINE), _modes(ui, model)]
    if model.party_game:
        shown.append(_boss(ui, model))
    shown += [_chairs(ui, model), _market(ui, model)]
    if model.first_is_open:
        shown.append(_first(ui, model))
    unfold = ui.words("setup-less") if more else ui.words("hra-open-questions")
    shown.append(ui.unfold_button(unfold, model.unfold, "more", more))
    if more:
        shown.append(open_rules_form(ui, model))
    shown.append(ui.caption(ui.words.name(model.box.notice)))
    foot = ui.start_button(ui.words("begin", count=len(body.seats)), model.begin, "play", missing)
    return ui.screen_layout(top=top, body=shown, actions=foot, width=COLUMN_WIDTH)


def _modes(ui: Ui, model: HeroRealmsSetupModel) -> ft.Control:
    modes = [(mode.id, ui.words.name(mode.name)) for mode in model.box.modes]
    about = partial(help_callbacks.mode_help, ui)
    options = ui.choice_chips(modes, [model.body.mode], model.pick_mode, name="mode", about=about)
    parts = [options, ui.text(ui.words.name(model.mode.blurb), size=15, color=ui.muted)]
    return ui.form_section(ui.words("mode"), parts, about=help_callbacks.rule_term_help(ui, "modes"))


def _boss(ui: Ui, model: HeroRealmsSetupModel) -> ft.Control:
    """The boss is always the app's; only how well it plays is open."""
    level = model.body.boss_level
    name = next(kind.name for kind in model.box.kinds if kind.id == model.body.mode)
    options = [(key, ui.words(f"hra-level-{key}")) for key in LEVELS]
    parts = [
        ui.segmented_choice(options, level, model.seat_boss, name="boss-level", label=ui.words("hra-level")),
        ui.text(ui.words(f"hra-about-{level}"), size=15, color=ui.muted),
    ]
    return ui.form_section(ui.words("hra-boss-level", name=name), parts, about=ui.word_help(model.box.id, name))


# --- the chairs ----------------------------------------------------------------------------------


def _chairs(ui: Ui, model: HeroRealmsSetupModel) -> ft.Control:
    seats = model.body.seats
    least, most = MODES[model.body.mode]
    how = "hra-chairs-about" if model.first_is_open else "hra-chairs-in-order"
    rows: list[ft.Control] = [ui.caption(ui.words(how), size=14)]
    teams = model.mode.teams.names if model.mode.teams is not None else ()
    size = len(seats) // len(teams) if teams else 0
    for place, chair in enumerate(seats):
        if size and place % size == 0 and place // size < len(teams):
            rows.append(ui.caption(ui.words.name(teams[place // size]), size=15))
        rows.append(_chair(ui, model, place, chair, removable=len(seats) > least))
    if len(seats) < most:
        rows += add_player_controls(ui, model)
    sits = help_callbacks.rule_term_help(ui, "hero" if model.party_game else "player")
    return ui.form_section(ui.words("hra-chairs", count=len(seats)), rows, about=sits)


def _chair(ui: Ui, model: HeroRealmsSetupModel, place: int, chair: Chair, removable: bool) -> ft.Control:
    named = player_name_row(ui, model, place, chair.name, removable)
    parts: list[ft.Control] = [named, _played_by_choice(ui, model, place, chair)]
    parts.append(_packs(ui, model, place, chair))
    # The label of the next field stands on its edge: below small print it needs some air.
    return ft.Container(ft.Column(parts, spacing=2), padding=ft.Padding.only(bottom=10))


def _played_by_choice(ui: Ui, model: HeroRealmsSetupModel, place: int, chair: Chair) -> ft.Control:
    """Who sits here: a person, or the app at one of its levels."""

    def sit(who: str) -> None:
        model.sit(place, next((level for level in LEVELS if level == who), None))

    person = ui.words("hra-on-screen") if chair.boss else ui.words("hra-person")
    options = [("person", person), *((level, ui.words(f"hra-level-{level}")) for level in LEVELS)]
    sits = chair.level if chair.played_by == "app" else "person"
    return ui.segmented_choice(options, sits, sit, name=f"sits-{place}", label=ui.words("hra-sits", name=chair.name))


def _packs(ui: Ui, model: HeroRealmsSetupModel, place: int, chair: Chair) -> ft.Control:
    """Which boss sits here, in boss against boss; else which character pack this player has."""
    kind = "boss" if chair.boss else "character"
    names = {pack.id: pack.name for given in model.box.choices if given.id == kind for pack in given.options}

    def pick(pack: str) -> None:
        if chair.boss:
            model.choose_boss(place, pack)
        else:
            # A second tap takes the choice back where none is needed.
            model.choose(place, "" if pack == chair.character and not model.party_game else pack)

    return ui.choice_chips(
        [(key, ui.words.name(name)) for key, name in names.items()],
        [chair.boss or chair.character],
        pick,
        name=f"boss-{place}" if chair.boss else f"choice-{place}",
        about=lambda key: ui.word_help(model.box.id, names[key]),
        whose=chair.name,
        line=bool(chair.boss),
    )


# --- the rest ------------------------------------------------------------------------------------


def _market(ui: Ui, model: HeroRealmsSetupModel) -> ft.Control:
    market = model.body.market
    options = [("table", ui.words("hra-market-table")), ("app", ui.words("hra-market-app"))]
    parts = [
        ui.segmented_choice(options, market, model.deal, name="market", label=ui.words("hra-market-who")),
        ui.text(ui.words(f"hra-market-about-{market}"), size=15, color=ui.muted),
    ]
    return ui.form_section(ui.words("hra-market-who"), parts, about=help_callbacks.rule_term_help(ui, "market"))


def _first(ui: Ui, model: HeroRealmsSetupModel) -> ft.Control:
    names, chosen = [chair.name for chair in model.body.seats], None if model.first is None else [model.first]
    begins = help_callbacks.rule_term_help(ui, "opening-hands")
    chips = first_player_choice(ui, names, chosen, model.begin_with)
    return ui.form_section(ui.words("who-begins"), [chips], about=begins)
