"""The panel of the moment: what just happened with what to move and why, then the question with its answers."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import pressable_surface
from companion.app.models import open_help_callbacks
from companion.app.models.device_session import DeviceSession
from companion.app.models.terrinoth.story_pages import StoryLine, StoryPage
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.table.prompt import table_prompt
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.answer_buttons import build_answer_buttons
from companion.app.screens.terrinoth.dice_entry import dice_entry_rows
from companion.app.screens.terrinoth.game_end import game_end_rows
from companion.app.screens.terrinoth.printed_number_row import printed_number_row
from companion.app.screens.terrinoth.table_text import effect_bar_text, enemy_name
from companion.app.theme import TARGET, Look
from companion.games.terrinoth.questions.open_question import OpenQuestion
from companion.kernel.events import Tone

_SIGNS: dict[Tone, IconName] = {"harm": "drop", "heal": "heart", "gain": "star", "end": "crown", "remind": "info"}


@component
def PromptPanel(look: Look, session: DeviceSession, model: TerrinothTableModel, height: float | None) -> ft.Control:
    """The panel of the moment. It scrolls in itself where a height is given, so that the table never jumps."""
    use_watch(model, lambda e: (e.length, e.moment, e.pages, e.faces))
    rows = _content(look, session, model)
    return table_prompt(look, rows, height, spacing=8, padding=12 if look.phone else 16, radius=20)


def _content(look: Look, session: DeviceSession, model: TerrinothTableModel) -> list[ft.Control]:
    asked = model.ask
    if model.pages:
        return _page(look, session, model, model.pages[0])
    if asked is None:
        return game_end_rows(look, session, model)
    just_now = [line for page in model.last for line in page.telling]
    if model.moment == "pick":
        shown = _only_one(look, session, model, asked)
    elif model.moment == "dice":
        shown = [_headline(look, session, asked), *dice_entry_rows(look, session, model)]
    elif model.moment == "learn":
        name = f"learn-{asked.field}"
        shown = [_headline(look, session, asked)]
        kind = model.world.card(asked.card).kind
        shown.append(
            printed_number_row(look, session, asked.field, None, lambda n: model.learn_number(n or 0), name, kind)
        )
    elif model.moment == "draw":
        shown = [_headline(look, session, asked), caption_text(look, session.words("tha-draw-how"), size=14)]
    else:
        shown = [_headline(look, session, asked), *build_answer_buttons(look, session, model, asked)]
    if just_now and asked.id != "spend":
        shown += [_rule_line(look), *_lines(look, session, just_now[-4:], small=True)]
    return shown


# --- pages -----------------------------------------------------------------------------------------


def _page(look: Look, session: DeviceSession, model: TerrinothTableModel, page: StoryPage) -> list[ft.Control]:
    """One page: its first line large, the others with their signs; how many pages follow."""
    words, telling = session.words, page.telling
    first, rest = telling[0], telling[1:]
    parts: list[ft.Control] = [_large(look, session, first)]
    parts += _lines(look, session, rest, small=False)
    later = len(model.pages) - 1
    if later or page.chapter != "deed":
        said = words("tha-chapter", chapter=page.chapter)
        shown = caption_text(look, said if not later else f"{said} · {words('tha-pages-left', count=later)}")
        parts.insert(
            0, explain_on_long_press(shown, help_topics.page_phase_help_callback(session, model.world, page.chapter))
        )
    return parts


def _large(look: Look, session: DeviceSession, line: StoryLine) -> ft.Control:
    said = strong_text(look, session.words.say(line.said), size=20 if look.phone else 24, expand=True)
    return ft.Row(
        [
            explain_on_long_press(said, open_help_callbacks.open_rule_callback(session, line.rule)),
            *_why(look, session, line),
        ],
        spacing=6,
    )


def _lines(
    look: Look, session: DeviceSession, lines: tuple[StoryLine, ...] | list[StoryLine], small: bool
) -> list[ft.Control]:
    return [_line(look, session, line, small) for line in lines]


def _line(look: Look, session: DeviceSession, line: StoryLine, small: bool) -> ft.Control:
    colours = {"harm": look.harm, "heal": look.heal, "gain": look.action, "end": look.action}
    colour = colours.get(line.tone, look.muted if small else look.ink)
    size = (14 if look.phone else 15) if small else (16 if look.phone else 18)
    said: list[ft.Control] = [text(look, session.words.say(line.said), size=size, color=colour)]
    if line.why is not None:
        said.append(caption_text(look, session.words.say(line.why), size=13))
    column = explain_on_long_press(
        ft.Column(said, spacing=0, tight=True, expand=True), open_help_callbacks.open_rule_callback(session, line.rule)
    )
    row: list[ft.Control] = [make_icon(_SIGNS.get(line.tone, "forward"), colour, 16), column]
    if not small:
        row += _why(look, session, line)
    middle = ft.CrossAxisAlignment.START if small else ft.CrossAxisAlignment.CENTER
    return ft.Row(row, spacing=8, vertical_alignment=middle)


def _why(look: Look, session: DeviceSession, line: StoryLine) -> list[ft.Control]:
    """The paragraph of the rules, small, to be tapped."""
    if not line.rule:
        return []
    return [rule_link_button(look, session, line.rule)]


def rule_link_button(look: Look, session: DeviceSession, rule: str) -> ft.Control:
    """The number of a rule; a tap opens it in the library."""
    short = rule.removeprefix("terrinoth ")
    face = text(look, short, size=12, color=look.muted, silent=True)
    pill = ft.Container(
        face,
        border=ft.Border.all(1, look.line),
        border_radius=10,
        padding=ft.Padding.symmetric(horizontal=7, vertical=3),
    )
    return pressable_surface(
        look,
        pill,
        on_tap=partial(session.library_model.look_up_rule, rule),
        label=session.words("tha-rule", rule=short),
        silent=True,
        width=TARGET,
        height=TARGET,
        name=f"rule-{short}",
    )


# --- questions -------------------------------------------------------------------------------------


def _headline(look: Look, session: DeviceSession, asked: OpenQuestion) -> ft.Control:
    said = strong_text(look, session.words.say(asked.message), size=18 if look.phone else 22, expand=True)
    return ft.Row(
        [
            explain_on_long_press(said, open_help_callbacks.open_rule_callback(session, asked.rule)),
            rule_link_button(look, session, asked.rule),
        ],
        spacing=6,
    )


def _only_one(look: Look, session: DeviceSession, model: TerrinothTableModel, asked: OpenQuestion) -> list[ft.Control]:
    """The only enemy that can be next: who activates it, what stands on its bar, and why it is this one."""
    words, w = session.words, model.world
    foe = next(foe for foe in model.view.foes() if foe.ref == asked.legal[0])
    name, hero = enemy_name(words, w, foe), w.table.names[asked.hero]
    if foe.card is None:
        said = words("tha-pick-facedown", name=hero)
    else:
        said = words(
            "tha-pick", enemy=name, name=hero, bar=effect_bar_text(words, w, foe.card) or words("tha-bar-unknown")
        )
    line = strong_text(look, said, size=20 if look.phone else 24, expand=True)
    read = open_help_callbacks.open_rule_callback(session, asked.rule)
    head = ft.Row([explain_on_long_press(line, read), rule_link_button(look, session, asked.rule)], spacing=6)
    why = words("tha-pick-why", name=hero, where=foe.zone)
    return [head, explain_on_long_press(caption_text(look, why, size=14 if look.phone else 16), read)]


def _rule_line(look: Look) -> ft.Control:
    return ft.Container(height=1, bgcolor=look.line)
