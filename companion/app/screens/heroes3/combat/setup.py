"""Setting up a combat: what is fought for, the two armies, dice, and the odds before anybody is placed."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import Icon
from companion.app.kit.beginning import beginning
from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.header import header
from companion.app.kit.panel import panel
from companion.app.kit.press import Act
from companion.app.kit.screen import COLUMN, SHELF, screen
from companion.app.kit.section import section
from companion.app.kit.stepper import Step, stepper
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, strong, title
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.laying import CombatLaying
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.odds_panel import OddsPanel
from companion.app.screens.heroes3.combat.setup_army import army, plain_line
from companion.app.screens.heroes3.combat.setup_enemy import enemy
from companion.app.screens.heroes3.combat.setup_map import MapTurnPanel
from companion.app.screens.heroes3.combat.setup_rules import rules
from companion.app.screens.ways import checklist, ways
from companion.app.theme import R_CHIP, TARGET, Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.cards import cards
from companion.games.heroes3.combat.muster import LEVELS
from companion.games.heroes3.combat.setup import ENGINE, MOST_UNITS
from companion.library.words import Catalogue

KINDS = ("neutral", "bank", "ai-hero", "heroes")
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
_MOST_MOVEMENT, _MOST_OTHERS = 9, 9
_ABOUT = {
    "neutral": "neutral-army", "bank": "creature-bank", "ai-hero": "ai-hero", "heroes": "hero",
    "difficulty": "difficulty", "where": "combat-board", "sea": "naval-board", "their-town": "siege",
    "my-town": "siege", "attacker": "attacker",
}  # fmt: skip
"""The entry about an answer, or about the question."""


@part
def CombatSetup(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    """The form in one column on a phone, in two where there is room: the own army and the odds right."""
    use_watch(
        laying,
        lambda m: (m.draft, m.settings, m.more, dict(m.typed), m.go_on, m.missing, m.continues),
    )
    words = guest.words
    top = header(
        look,
        words.name(laying.box.name),
        subtitle=words("h3a-setup"),
        back=words("back"),
        on_back=lambda: guest.device.back("/new"),
        tools=checklist(look, guest, laying.box),
    )
    fight, mine, odds = _fight(look, guest, laying), _army(look, guest, laying), _odds(look, guest, laying)
    theirs = [_enemy(look, guest, laying), _dice(look, guest, laying)]
    rest = [_rules(look, guest, laying), caption(look, words.name(laying.box.notice))]
    if laying.draft.kind == "ai-hero":
        rest.insert(0, MapTurnPanel(look, guest, laying.map_turn))
    way = ways(look, guest, laying.box, ENGINE)
    said = words("h3a-begin-quick") if laying.quick else words("h3a-begin")
    start = beginning(look, said, laying.begin, "sword", laying.missing)
    if look.phone:
        return screen(look, top=top, body=[*way, fight, mine, *theirs, odds, *rest], actions=start, width=COLUMN)
    columns = ft.Row(
        [_column([fight, *theirs, *rest]), _column([mine, odds])],
        spacing=16,
        vertical_alignment=ft.CrossAxisAlignment.START,
    )
    return screen(look, top=top, body=[*way, columns], actions=start, width=SHELF, bar=COLUMN)


def _column(parts: list[ft.Control]) -> ft.Control:
    return ft.Column(parts, spacing=12, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _box(
    look: Look, symbol: Icon, heading: str, parts: list[ft.Control], name: str, about: Act | None = None
) -> ft.Control:
    return section(look, heading, parts, symbol=symbol, name=name, about=about)


# --- what is fought for ----------------------------------------------------------------------------


def _fight(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    words, draft = guest.words, laying.draft
    said = title(look, _sentence(words, laying), size=22, lines=3)
    parts: list[ft.Control] = [explained(said, lookup.term(guest, _ABOUT.get(draft.kind) or _ABOUT["kind"]))]
    kinds = [(kind, words("h3a-kind", kind=kind)) for kind in KINDS]
    parts.append(_tags(look, guest, laying, "kind", kinds, draft.kind))
    if draft.kind == "neutral":
        level = explained(caption(look, words("h3a-level"), size=14), lookup.term(guest, "field-level"))
        parts += [level, _levels(look, guest, laying)]
    difficulties = [(one, words("h3a-difficulty", difficulty=one)) for one in DIFFICULTIES]
    label = caption(look, words("h3a-difficulty-label"), size=14)
    parts.append(explained(label, lookup.term(guest, "difficulty")))
    parts.append(_tags(look, guest, laying, "difficulty", difficulties, draft.difficulty))
    if draft.kind == "neutral":
        parts.append(plain_line(look, _guards(words, laying)))
    if draft.kind != "bank":
        places = ("land", "sea") if draft.kind == "neutral" else ("land", "sea", "their-town", "my-town")
        parts += [caption(look, words("h3a-where"), size=14)]
        named = [(where, words("h3a-place-of", where=where)) for where in places]
        parts.append(_tags(look, guest, laying, "where", named, draft.where))
    if draft.kind in ("ai-hero", "heroes") and draft.where in ("land", "sea"):
        sides = [(side, words("h3a-attacker", side=side)) for side in ("mine", "theirs")]
        parts.append(_tags(look, guest, laying, "attacker", sides, draft.attacker))
    parts += [_hero(look, guest, laying)]
    return _box(look, "banner", words("h3a-fight"), parts, "the-fight")


def _sentence(words: Catalogue, laying: CombatLaying) -> str:
    draft = laying.draft
    kind = "siege" if draft.where in ("their-town", "my-town") else draft.kind
    difficulty = words("h3a-difficulty", difficulty=draft.difficulty)
    return words("h3a-sentence", kind=kind, level=draft.level, difficulty=difficulty, where=draft.where)


def _guards(words: Catalogue, laying: CombatLaying) -> str:
    if laying.quick:
        return words("h3a-quick-about")
    found = cards().guards(laying.draft.level, laying.draft.difficulty)
    said = [
        words("h3a-guards", count=count, tier=words("h3a-tier", tier=tier)) for tier, count in found.items() if count
    ]
    return words("h3a-guarded", guards=said)


def _levels(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    """The seven levels side by side; on a phone four and three, or a thumb would hit two of them."""
    taps: list[ft.Control] = []
    for level in LEVELS:
        on = level == laying.draft.level
        ink = look.on_action if on else look.ink
        face = text(look, level, size=16, color=ink, family=fonts.BOLD, lines=1, silent=True)
        label = guest.words("h3a-level-of", level=level)
        taps.append(
            tap(
                look, face, on_tap=partial(laying.put, level=level), name=f"level-{level}", selected=on, height=TARGET,
                fill=look.action if on else look.raised, radius=R_CHIP, padding=0, expand=True, label=label,
                on_long_press=lookup.term(guest, "field-level"),
                silent=True, border=ft.Border.all(1, look.action if on else look.line),
            )
        )  # fmt: skip
    if not look.phone:
        return ft.Row(taps, spacing=5)
    rows = [ft.Row(taps[:4], spacing=5), ft.Row([*taps[4:], ft.Container(expand=True)], spacing=5)]
    return ft.Column(list(rows), spacing=5)


def _tags(
    look: Look, guest: Guest, laying: CombatLaying, what: str, options: list[tuple[str, str]], chosen: str
) -> ft.Control:
    tags = [
        tap_chip(
            look, said, partial(laying.put, **{what: value}), selected=value == chosen, name=f"{what}-{value}",
            about=lookup.term(guest, _ABOUT.get(value) or _ABOUT[what]),
        )
        for value, said in options
    ]  # fmt: skip
    return chips(look, tags, targets=True)


def _hero(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    words, draft = guest.words, laying.draft

    def level(by: int) -> None:
        laying.put(hero_level=min(len(LEVELS), max(1, laying.draft.hero_level + by)))

    def movement(by: int) -> None:
        laying.put(movement=min(_MOST_MOVEMENT, max(0, laying.draft.movement + by)))

    roman = LEVELS[draft.hero_level - 1]
    rows: list[ft.Control] = [
        _number(look, guest, "hero-level", words("h3a-hero-level"), roman, level,
                draft.hero_level <= 1, draft.hero_level >= len(LEVELS), "level"),
    ]  # fmt: skip
    if draft.kind == "neutral":
        rows.append(
            _number(look, guest, "movement", words("h3a-movement"), draft.movement, movement,
                    draft.movement <= 0, draft.movement >= _MOST_MOVEMENT, "movement-points")
        )  # fmt: skip
    who = [(True, words("h3a-hero-main")), (False, words("h3a-hero-secondary"))]
    rows.append(
        choice(look, who, draft.main, partial(_put_main, laying), name="hero", label=words("h3a-hero"),
               about=lambda main: lookup.term(guest, "hero" if main else "secondary-hero"))
    )  # fmt: skip
    return ft.Column(rows, spacing=8, tight=True)


def _put_main(laying: CombatLaying, main: bool) -> None:
    laying.put(main=main)


def _number(
    look: Look, guest: Guest, name: str, said: str, value: int | str, step: Step, least: bool, most: bool, entry: str
) -> ft.Control:
    held = lookup.term(guest, entry)
    control = stepper(
        look, value, step, name=name, label=f"{said}: {value}", minus=f"{said} −1", plus=f"{said} +1",
        width=64, at_least=least, at_most=most, about=held,
    )  # fmt: skip
    return ft.Row([explained(text(look, said, expand=True), held), control], spacing=8)


# --- armies, dice, odds, rules ---------------------------------------------------------------------


def _army(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    words = guest.words
    heading = words("h3a-my-army", count=len(laying.draft.mine), most=MOST_UNITS)
    return _box(look, "shield", heading, army(look, guest, laying, "mine"), "my-army", lookup.term(guest, "unit-deck"))


def _enemy(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    return _box(look, "skull", guest.words("h3a-enemy"), enemy(look, guest, laying), "the-enemy")


def _dice(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    words = guest.words
    options = [("app", words("h3a-dice-app")), ("table", words("h3a-dice-table"))]
    picked = choice(
        look, options, laying.settings.dice, partial(_put_dice, laying), name="dice", label=words("h3a-dice"),
        about=lambda _: lookup.term(guest, "attack-die"),
    )  # fmt: skip
    return _box(look, "dice", words("h3a-dice"), [picked], "dice", lookup.term(guest, "attack-die"))


def _put_dice(laying: CombatLaying, dice: str) -> None:
    laying.settle(dice=dice)


def _odds(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    if laying.missing is not None or laying.quick:
        said = "h3a-odds-quick" if laying.quick else "h3a-odds-later"
        parts: list[ft.Control] = [plain_line(look, guest.words(said))]
    else:
        parts = [OddsPanel(look, guest, laying.odds)]
    return _box(look, "chart", guest.words("h3a-odds"), parts, "odds")


def _rules(look: Look, guest: Guest, laying: CombatLaying) -> ft.Control:
    words = guest.words
    unfold = quiet(
        look,
        words("setup-less") if laying.more else words("h3a-rules"),
        laying.unfold,
        name="more",
        height=48,
        symbol="minus" if laying.more else "plus",
    )
    if not laying.more:
        return unfold

    def others(by: int) -> None:
        laying.put(others=min(_MOST_OTHERS, max(0, laying.draft.others + by)))

    more = _number(look, guest, "others", words("h3a-others"), laying.draft.others, others,
                   laying.draft.others <= 0, laying.draft.others >= _MOST_OTHERS, "level")  # fmt: skip
    machines = [
        tap_chip(
            look, words.name(machine.name), partial(_machine, laying, machine.id),
            selected=machine.id in laying.draft.machines, name=f"machine-{machine.id}",
            about=lookup.card(guest, machine.id),
        )
        for machine in cards().machines.values()
    ]  # fmt: skip
    inside: list[ft.Control] = [
        more,
        explained(strong(look, words("h3a-machines"), size=16), lookup.term(guest, "war-machine")),
        chips(look, machines, targets=True),
        strong(look, words("h3a-rules"), size=16),
        *rules(look, guest, laying),
    ]
    return ft.Column([unfold, panel(look, ft.Column(inside, spacing=14))], spacing=12)


def _machine(laying: CombatLaying, machine: str) -> None:
    kept = laying.draft.machines
    laying.put(machines=tuple(m for m in kept if m != machine) if machine in kept else (*kept, machine))
