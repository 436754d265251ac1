"""Setting up an evening: mode and scenario, players with their heroes, boxes, optional rules, how the table plays."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kinds import SetupKind
from companion.app.kit.beginning import beginning
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.header import header
from companion.app.kit.screen import COLUMN, SHELF, screen
from companion.app.kit.words import caption, title
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet_draft import MODES, WITH_AI, offered
from companion.app.models.heroes3.sheet_laying import SheetLaying
from companion.app.screens.heroes3.sheet.setup_ai import ai_heroes
from companion.app.screens.heroes3.sheet.setup_parts import plain, section
from companion.app.screens.heroes3.sheet.setup_players import players
from companion.app.screens.heroes3.sheet.setup_rules import boxes, difficulty, rules, settings
from companion.app.screens.heroes3.sheet.setup_start import rounds, start
from companion.app.screens.ways import checklist, ways
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.evening.files import ScenarioDef
from companion.games.heroes3.evening.scenarios import scenarios
from companion.games.heroes3.sheet.setup import ENGINE

_FEW = 2


@part
def SheetSetup(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    """The form in one column on a phone, in two where there is room: the players right."""
    use_watch(laying, lambda m: (m.draft, m.open, dict(m.typed), m.missing))
    words = guest.words
    top = header(
        look, words.name(laying.box.name), subtitle=words("h3s-set-setup"), back=words("back"),
        on_back=lambda: guest.device.back("/new"), tools=checklist(look, guest, laying.box, laying.draft.mode),
    )  # fmt: skip
    way = ways(look, guest, laying.box, ENGINE)
    people, what = players(look, guest, laying), _scenario(look, guest, laying)
    begin = [start(look, guest, laying), rounds(look, guest, laying)]
    if laying.draft.mode in WITH_AI:
        begin.append(ai_heroes(look, guest, laying))
    rest = [
        difficulty(look, guest, laying), boxes(look, guest, laying), rules(look, guest, laying),
        settings(look, guest, laying),
    ]  # fmt: skip
    notice = caption(look, words.name(laying.box.notice))
    foot = beginning(look, words("h3s-set-begin"), laying.begin, "castle", laying.missing)
    if look.phone:
        return screen(look, top=top, body=[*way, what, people, *rest, *begin, notice], actions=foot, width=COLUMN)
    # Two players leave room below them; more of them fill their column.
    left, right = ([], rest) if len(laying.draft.seats) <= _FEW else (rest, [])
    columns = ft.Row(
        [_column([what, *left, *begin, notice]), _column([people, *right])],
        spacing=16,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return screen(look, top=top, body=[*way, columns], actions=foot, width=SHELF, bar=COLUMN)


def _column(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=12, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


# --- mode and scenario -----------------------------------------------------------------------------


def _scenario(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    words, draft = guest.words, laying.draft
    modes = [
        tap_chip(look, words.name(scenarios().modes[mode]), partial(laying.pick_mode, mode), name=f"mode-{mode}",
                 selected=mode == draft.mode, about=about.word(guest, laying.box.id, scenarios().modes[mode]))
        for mode in MODES
    ]  # fmt: skip
    parts: list[ft.Control] = [
        ft.Semantics(content=chips(look, modes, targets=True), label=words("h3s-set-mode"), container=True),
        plain(look, words("h3s-set-mode-about", mode=draft.mode)),
        *_offers(look, guest, laying),
    ]  # fmt: skip
    chosen = laying.scenario
    if chosen is not None:
        parts += _chosen(look, guest, laying, chosen)
    return section(look, "book", words("h3s-set-scenario"), parts, "scenario", about.entry(guest, "heroes3.scenario"))


def _offers(look: Look, guest: Guest, laying: SheetLaying) -> list[ft.Control]:
    """One's own scenario, and those that have a name; a campaign's stand together."""
    words, mode = guest.words, laying.draft.mode
    own = tap_chip(look, words("h3s-set-own"), partial(laying.pick_scenario, ""), selected=laying.scenario is None,
                   symbol="pencil", name="scenario-own", about=about.entry(guest, "heroes3.scenario"))  # fmt: skip
    found = offered(mode)
    if not any(scenario.campaign for scenario in found):
        return [chips(look, [own, *(_offer(look, guest, laying, s) for s in found)], targets=True)]
    campaigns = dict.fromkeys(scenario.campaign for scenario in found)
    open_ = laying.scenario.campaign if laying.scenario is not None else ""
    first = {name: next(s.id for s in found if s.campaign == name) for name in campaigns}
    tags = [
        tap_chip(look, words.name(scenarios().campaigns[name]), partial(laying.pick_scenario, first[name]),
                 selected=name == open_, name=f"campaign-{name}", about=about.entry(guest, "heroes3.campaign"))
        for name in campaigns
    ]  # fmt: skip
    shown: list[ft.Control] = [chips(look, [own, *tags], targets=True)]
    if open_:
        inside = [_offer(look, guest, laying, s, numbered=True) for s in found if s.campaign == open_]
        shown.append(chips(look, inside, targets=True))
    return shown


def _offer(look: Look, guest: Guest, laying: SheetLaying, scenario: ScenarioDef, numbered: bool = False) -> ft.Control:
    name = guest.words.name(scenario.name)
    return tap_chip(
        look, f"{scenario.number}. {name}" if numbered else name, partial(laying.pick_scenario, scenario.id),
        selected=scenario.id == laying.draft.scenario, name=f"scenario-{scenario.id}",
        symbol="check" if scenario.start is not None else None,
        about=about.card(guest, f"heroes3.scenario-{scenario.id}"),
    )  # fmt: skip


def _chosen(look: Look, guest: Guest, laying: SheetLaying, chosen: ScenarioDef) -> list[ft.Control]:
    """What the app knows of a scenario, and what only its book tells."""
    words = guest.words
    head = title(look, words.name(chosen.name), size=22, lines=2)
    parts: list[ft.Control] = [explained(head, about.card(guest, f"heroes3.scenario-{chosen.id}"))]
    if not laying.known:
        parts.append(plain(look, words("h3s-set-official", mode=laying.draft.mode)))
    else:
        parts.append(plain(look, words("h3s-set-fan-made")))
        if chosen.start is not None and chosen.start.carried:
            parts.append(plain(look, words("h3s-set-carried")))
    if any(seat.carried is not None for seat in laying.draft.seats):
        parts.append(plain(look, words("h3s-set-carries")))
    if chosen.enemies:
        parts.append(plain(look, words("h3s-set-enemies", names=[name.title() for name in chosen.enemies])))
    return parts


def _draw_setup(look: Look, guest: Guest, laying: SheetLaying) -> ft.Control:
    laying.look_for_next()
    return SheetSetup.keyed("new-heroes3-sheet", look, guest, laying)


SETUP = SetupKind(SheetLaying, _draw_setup)
