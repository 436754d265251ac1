"""The panel of the moment: what just happened with what to move and why, then the question with its answers."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.story import Line, Page
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.answers import answers
from companion.app.screens.terrinoth.dice import dice_entry
from companion.app.screens.terrinoth.ending import ending
from companion.app.screens.terrinoth.numbers import number_row
from companion.app.screens.terrinoth.speech import bar_of, foe_name
from companion.app.theme import TARGET, Look
from companion.app.watch import part, use_watch
from companion.games.terrinoth.asking import Ask
from companion.kernel.events import Tone

_SIGNS: dict[Tone, Icon] = {"harm": "drop", "heal": "heart", "gain": "star", "end": "crown", "remind": "info"}


@part
def Prompt(look: Look, guest: Guest, evening: QuestEvening, height: float | None) -> ft.Control:
    """The panel of the moment. It scrolls in itself where a height is given, so that the table never jumps."""
    use_watch(evening, lambda e: (e.length, e.moment, e.pages, e.faces))
    shown = _content(look, guest, evening)
    column = ft.Column(
        shown, spacing=8, tight=height is None, scroll=ft.ScrollMode.AUTO if height is not None else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )  # fmt: skip
    live = ft.Semantics(content=column, live_region=True, container=True)
    return panel(look, live, active=True, padding=12 if look.phone else 16, height=height, name="prompt", radius=20)


def _content(look: Look, guest: Guest, evening: QuestEvening) -> list[ft.Control]:
    asked = evening.ask
    if evening.pages:
        return _page(look, guest, evening, evening.pages[0])
    if asked is None:
        return ending(look, guest, evening)
    just_now = [line for page in evening.last for line in page.telling]
    if evening.moment == "pick":
        shown = _only_one(look, guest, evening, asked)
    elif evening.moment == "dice":
        shown = [_headline(look, guest, asked), *dice_entry(look, guest, evening)]
    elif evening.moment == "learn":
        name = f"learn-{asked.field}"
        shown = [_headline(look, guest, asked)]
        kind = evening.world.card(asked.card).kind
        shown.append(number_row(look, guest, asked.field, None, lambda n: evening.learn_number(n or 0), name, kind))
    elif evening.moment == "draw":
        shown = [_headline(look, guest, asked), caption(look, guest.words("tha-draw-how"), size=14)]
    else:
        shown = [_headline(look, guest, asked), *answers(look, guest, evening, asked)]
    if just_now and asked.id != "spend":
        shown += [_rule_line(look), *_lines(look, guest, just_now[-4:], small=True)]
    return shown


# --- pages -----------------------------------------------------------------------------------------


def _page(look: Look, guest: Guest, evening: QuestEvening, page: Page) -> list[ft.Control]:
    """One page: its first line large, the others with their signs; how many pages follow."""
    words, telling = guest.words, page.telling
    first, rest = telling[0], telling[1:]
    parts: list[ft.Control] = [_large(look, guest, first)]
    parts += _lines(look, guest, rest, small=False)
    later = len(evening.pages) - 1
    if later or page.chapter != "deed":
        said = words("tha-chapter", chapter=page.chapter)
        shown = caption(look, said if not later else f"{said} · {words('tha-pages-left', count=later)}")
        parts.insert(0, explained(shown, lookup.chapter(guest, evening.world, page.chapter)))
    return parts


def _large(look: Look, guest: Guest, line: Line) -> ft.Control:
    said = strong(look, guest.words.say(line.said), size=20 if look.phone else 24, expand=True)
    return ft.Row([explained(said, about.rule(guest, line.rule)), *_why(look, guest, line)], spacing=6)


def _lines(look: Look, guest: Guest, lines: tuple[Line, ...] | list[Line], small: bool) -> list[ft.Control]:
    return [_line(look, guest, line, small) for line in lines]


def _line(look: Look, guest: Guest, line: Line, small: bool) -> ft.Control:
    colours = {"harm": look.harm, "heal": look.heal, "gain": look.action, "end": look.action}
    colour = colours.get(line.tone, look.muted if small else look.ink)
    size = (14 if look.phone else 15) if small else (16 if look.phone else 18)
    said: list[ft.Control] = [text(look, guest.words.say(line.said), size=size, color=colour)]
    if line.why is not None:
        said.append(caption(look, guest.words.say(line.why), size=13))
    column = explained(ft.Column(said, spacing=0, tight=True, expand=True), about.rule(guest, line.rule))
    row: list[ft.Control] = [icon(_SIGNS.get(line.tone, "forward"), colour, 16), column]
    if not small:
        row += _why(look, guest, line)
    middle = ft.CrossAxisAlignment.START if small else ft.CrossAxisAlignment.CENTER
    return ft.Row(row, spacing=8, vertical_alignment=middle)


def _why(look: Look, guest: Guest, line: Line) -> list[ft.Control]:
    """The paragraph of the rules, small, to be tapped."""
    if not line.rule:
        return []
    return [rule_tap(look, guest, line.rule)]


def rule_tap(look: Look, guest: Guest, rule: str) -> ft.Control:
    """The number of a rule; a tap opens it in the library."""
    short = rule.removeprefix("terrinoth ")
    face = text(look, short, size=12, color=look.muted, silent=True)
    pill = ft.Container(
        face,
        border=ft.Border.all(1, look.line),
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=7, vertical=3),
    )
    return tap(
        look, pill, on_tap=partial(guest.reading.look_up_rule, rule), label=guest.words("tha-rule", rule=short),
        silent=True, width=TARGET, height=TARGET, name=f"rule-{short}",
    )  # fmt: skip


# --- questions -------------------------------------------------------------------------------------


def _headline(look: Look, guest: Guest, asked: Ask) -> ft.Control:
    said = strong(look, guest.words.say(asked.message), size=18 if look.phone else 22, expand=True)
    return ft.Row([explained(said, about.rule(guest, asked.rule)), rule_tap(look, guest, asked.rule)], spacing=6)


def _only_one(look: Look, guest: Guest, evening: QuestEvening, asked: Ask) -> list[ft.Control]:
    """The only enemy that can be next: who activates it, what stands on its bar, and why it is this one."""
    words, w = guest.words, evening.world
    foe = next(foe for foe in evening.view.foes() if foe.ref == asked.legal[0])
    name, hero = foe_name(words, w, foe), w.table.names[asked.hero]
    if foe.card is None:
        said = words("tha-pick-facedown", name=hero)
    else:
        said = words("tha-pick", enemy=name, name=hero, bar=bar_of(words, w, foe.card) or words("tha-bar-unknown"))
    line = strong(look, said, size=20 if look.phone else 24, expand=True)
    read = about.rule(guest, asked.rule)
    head = ft.Row([explained(line, read), rule_tap(look, guest, asked.rule)], spacing=6)
    why = words("tha-pick-why", name=hero, where=foe.zone)
    return [head, explained(caption(look, why, size=14 if look.phone else 16), read)]


def _rule_line(look: Look) -> ft.Control:
    return ft.Container(height=1, bgcolor=look.line)
