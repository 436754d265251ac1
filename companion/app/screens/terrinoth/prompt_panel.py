"""The panel of the moment: what just happened with what to move and why, then the question with its answers."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import IconName, make_icon
from companion.app.models.terrinoth.story_pages import StoryLine, StoryPage
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.table.prompt import table_prompt
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.answer_buttons import build_answer_buttons
from companion.app.screens.terrinoth.dice_entry import dice_entry_rows
from companion.app.screens.terrinoth.game_end import game_end_rows
from companion.app.screens.terrinoth.printed_number_picker import printed_number_picker
from companion.app.screens.terrinoth.table_text import effect_bar_text, enemy_name
from companion.app.theme import TARGET
from companion.app.ui import Ui
from companion.games.terrinoth.questions.open_question import OpenQuestion
from companion.kernel.events import Tone

_SIGNS: dict[Tone, IconName] = {"harm": "drop", "heal": "heart", "gain": "star", "end": "crown", "remind": "info"}


@component
def PromptPanel(ui: Ui, model: TerrinothTableModel, height: float | None) -> ft.Control:
    """The panel of the moment. It scrolls in itself where a height is given, so that the table never jumps."""
    use_watch(model, lambda e: (e.length, e.moment, e.pages, e.faces))
    rows = _content(ui, model)
    return table_prompt(ui, rows, height, spacing=8, padding=12 if ui.phone else 16, radius=20)


def _content(ui: Ui, model: TerrinothTableModel) -> list[ft.Control]:
    asked = model.ask
    if model.pages:
        return _page(ui, model, model.pages[0])
    if asked is None:
        return game_end_rows(ui, model)
    just_now = [line for page in model.last for line in page.telling]
    if model.moment == "pick":
        shown = _only_one(ui, model, asked)
    else:
        shown = [_large(ui, ui.words.say(asked.message), asked.rule, 18), *_answers(ui, model, asked)]
    if just_now and asked.id != "spend":
        shown += [ft.Container(height=1, bgcolor=ui.line), *(_line(ui, line, small=True) for line in just_now[-4:])]
    return shown


def _answers(ui: Ui, model: TerrinothTableModel, asked: OpenQuestion) -> list[ft.Control]:
    """How the question is answered: with dice, a printed number, a drawn card, or by a tap on an answer."""
    match model.moment:
        case "dice":
            return dice_entry_rows(ui, model)
        case "learn":
            name, kind = f"learn-{asked.field}", model.world.card(asked.card).kind
            return [printed_number_picker(ui, asked.field, None, lambda n: model.learn_number(n or 0), name, kind)]
        case "draw":
            return [ui.caption(ui.words("tha-draw-how"), size=14)]
        case _:
            return build_answer_buttons(ui, model, asked)


# --- pages -----------------------------------------------------------------------------------------


def _page(ui: Ui, model: TerrinothTableModel, page: StoryPage) -> list[ft.Control]:
    """One page: its first line large, the others with their signs; how many pages follow."""
    words, telling = ui.words, page.telling
    first = telling[0]
    parts = [_large(ui, ui.words.say(first.said), first.rule, 20), *(_line(ui, line) for line in telling[1:])]
    later = len(model.pages) - 1
    if later or page.chapter != "deed":
        said = words("tha-chapter", chapter=page.chapter)
        shown = ui.caption(said if not later else f"{said} · {words('tha-pages-left', count=later)}")
        parts.insert(0, ui.explained(shown, help_callbacks.story_page_phase_help(ui, model.world, page.chapter)))
    return parts


def _large(ui: Ui, said: str, rule: str, size: int) -> ft.Control:
    """The line that matters, larger on a wide screen, with the paragraph that it follows from."""
    line = ui.strong(said, size=size if ui.phone else size + 4, expand=True)
    return ft.Row([ui.explained(line, ui.rule_help(rule)), *_why(ui, rule)], spacing=6)


def _line(ui: Ui, line: StoryLine, small: bool = False) -> ft.Control:
    colours = {"harm": ui.harm, "heal": ui.heal, "gain": ui.action, "end": ui.action}
    colour = colours.get(line.tone, ui.muted if small else ui.ink)
    size = (14 if ui.phone else 15) if small else (16 if ui.phone else 18)
    said: list[ft.Control] = [ui.text(ui.words.say(line.said), size=size, color=colour)]
    if line.why is not None:
        said.append(ui.caption(ui.words.say(line.why), size=13))
    column = ui.explained(ft.Column(said, spacing=0, tight=True, expand=True), ui.rule_help(line.rule))
    row: list[ft.Control] = [make_icon(_SIGNS.get(line.tone, "forward"), colour, 16), column]
    if not small:
        row += _why(ui, line.rule)
    middle = ft.CrossAxisAlignment.START if small else ft.CrossAxisAlignment.CENTER
    return ft.Row(row, spacing=8, vertical_alignment=middle)


def _why(ui: Ui, rule: str) -> list[ft.Control]:
    """The paragraph of the rules, small, to be tapped."""
    return [rule_link_button(ui, rule)] if rule else []


def rule_link_button(ui: Ui, rule: str) -> ft.Control:
    """The number of a rule; a tap opens it in the library."""
    short = rule.removeprefix("terrinoth ")
    face = ui.text(short, size=12, color=ui.muted, silent=True)
    padding = ft.Padding.symmetric(horizontal=7, vertical=3)
    pill = ft.Container(face, border=ft.Border.all(1, ui.line), border_radius=10, padding=padding)
    return ui.pressable(
        pill,
        on_tap=partial(ui.session.library_model.look_up_rule, rule),
        label=ui.words("tha-rule", rule=short),
        silent=True,
        width=TARGET,
        height=TARGET,
        name=f"rule-{short}",
    )


# --- questions -------------------------------------------------------------------------------------


def _only_one(ui: Ui, model: TerrinothTableModel, asked: OpenQuestion) -> list[ft.Control]:
    """The only enemy that can be next: who activates it, what stands on its bar, and why it is this one."""
    w = model.world
    foe = next(foe for foe in model.view.foes() if foe.ref == asked.legal[0])
    name, hero = enemy_name(ui.words, w, foe), w.table.names[asked.hero]
    if foe.card is None:
        said = ui.words("tha-pick-facedown", name=hero)
    else:
        bar = effect_bar_text(ui.words, w, foe.card) or ui.words("tha-bar-unknown")
        said = ui.words("tha-pick", enemy=name, name=hero, bar=bar)
    why = ui.caption(ui.words("tha-pick-why", name=hero, where=foe.zone), size=14 if ui.phone else 16)
    return [_large(ui, said, asked.rule, 20), ui.explained(why, ui.rule_help(asked.rule))]
