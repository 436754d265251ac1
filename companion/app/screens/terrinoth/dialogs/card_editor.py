"""Typing a card once: numbers, words of the bar, traits and text, mostly by tapping, with a preview in plain words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.terrinoth.card_drafts import DOES, ON, PASSIVE, CardDraft, CardLineDraft
from companion.app.models.terrinoth.dialog_states import CardEditorDialog, UnfinishedCardsDialog
from companion.app.models.terrinoth.owners_typed_cards import load_owned_cards
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.dialog_and_search_field import table_dialog
from companion.app.screens.terrinoth import help_callbacks
from companion.app.screens.terrinoth.dialogs.effect_editor import card_line_name, effect_editor_dialog
from companion.app.screens.terrinoth.printed_number_picker import printed_number_picker
from companion.app.screens.terrinoth.table_text import message_argument_text
from companion.app.theme import R_CHIP
from companion.app.ui import Ui
from companion.games.terrinoth.cards.card_text import keyword_name, preview_entered_card_line
from companion.games.terrinoth.cards.card_types import PRINTED_NUMBERS
from companion.games.terrinoth.cards.pack import Pack, measure_completeness
from companion.games.terrinoth.effects.effect_vocabulary import BASIC_KEYWORDS, LEVELS, ROLES

_TRIGGERS = {
    "enemies": ("threat", "counterattack", "spawned", "engaged", "defeated", "wounded", "activated"),
    "locations": ("phase(travel)", "phase(heroes)", "phase(enemies)", "threat", "endRound"),
    "exploration": ("use", "resolve"),
    "conditions": ("start", "roll", "endRound"),
    "heroes": ("start", "roll", "defeated"),
    "activation": ("roll",),
}
"""What text on a card of a kind usually hangs on."""
_MOST_TRAITS = 12


def card_editor_dialog(ui: Ui, model: TerrinothTableModel, dialog: CardEditorDialog) -> ft.Control:
    """The whole card; with a line of text at hand, only that line."""
    draft = dialog.draft
    if draft.line is not None:
        return effect_editor_dialog(ui, model, draft, draft.line)
    # The label of a field stands on its edge: it needs some air above.
    title = _field(ui, model, draft, "title", "tha-card-title", draft.title, 60)
    body: list[ft.Control] = [ft.Container(title, padding=ft.Padding.only(top=6))]
    body += _numbers(ui, model, draft)
    if draft.kind == "activation":
        body += _dice(ui, model, draft)
    if draft.kind == "enemies":
        body += [*_bar(ui, model, draft), _tags(ui, model, draft, "role", ROLES, draft.role)]
    if draft.kind in ("enemies", "locations"):
        body.append(_tags(ui, model, draft, "level", LEVELS, draft.level))
    if draft.kind == "exploration":
        body.append(_tags(ui, model, draft, "sort", ("item", "event"), draft.sort))
    if draft.kind in ("enemies", "locations", "exploration"):
        body += _traits(ui, model, draft)
    body += _lines(ui, model, draft)
    body.append(_field(ui, model, draft, "note", "tha-note", draft.note))
    keep = ui.primary_button(ui.words("tha-keep-card"), partial(_keep, model, draft), name="keep-card", expand=True)
    later = ui.button(ui.words("tha-later"), partial(model.show, None), name="card-later")
    return table_dialog(
        ui,
        model,
        draft.title or ui.words("tha-card"),
        body,
        subtitle=ui.words("tha-card-progress", state=draft.state),
        actions=[later, keep],
        about=help_callbacks.card_kind_help(ui, draft.kind),
    )


async def _keep(model: TerrinothTableModel, draft: CardDraft) -> None:
    await model.learn(_now(model, draft))


def _now(model: TerrinothTableModel, draft: CardDraft) -> CardDraft:
    """The draft with what was typed into fields since it was drawn."""
    dialog = model.dialog
    return dialog.draft if isinstance(dialog, CardEditorDialog) and dialog.draft.card == draft.card else draft


def _change(model: TerrinothTableModel, draft: CardDraft, **changed: object) -> None:
    model.type_card(replace(_now(model, draft), **changed))  # type: ignore[arg-type]


def _field(
    ui: Ui, model: TerrinothTableModel, draft: CardDraft, what: str, label: str, value: str, most: int | None = None
) -> ft.Control:
    def typed(said: str) -> None:
        _change(model, draft, **{what: said})

    return ui.text_field(ui.words(label), value, typed, name=f"card-{what}", max_length=most)


def _numbers(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    rows: list[ft.Control] = []
    for name in PRINTED_NUMBERS.get(draft.kind, ()):

        def pick(value: int | None, name: str = name) -> None:
            model.type_card(_now(model, draft).with_number(name, value))

        head = ui.strong(ui.words("tha-field", field=name), size=15, color=ui.action if name == draft.wanted else None)
        rows.append(ui.explained(head, help_callbacks.field_help(ui, name)))
        rows.append(printed_number_picker(ui, name, draft.number(name), pick, name, draft.kind))
    return rows


def _dice(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    """How many dice an activation card gives; that alone makes it playable."""

    def pick(count: int | None) -> None:
        model.type_card(_now(model, draft).with_dice(count))

    head = help_callbacks.term_heading(ui, ui.words("tha-field", field="dice"), "roll", 15)
    return [head, printed_number_picker(ui, "dice", draft.dice, pick, "dice")]


def _tags(
    ui: Ui, model: TerrinothTableModel, draft: CardDraft, what: str, options: Iterable[str], chosen: str
) -> ft.Control:
    return ui.choice_chips(
        [(option, ui.words(f"tha-{what}", **{what: option})) for option in options],
        [chosen],
        lambda option: _change(model, draft, **{what: "" if option == chosen else option}),
        name=what,
        # Roles and sorts of cards have entries of their own, the levels one for all.
        about=lambda option: help_callbacks.rule_term_help(ui, "difficulty" if what == "level" else option),
    )


# --- bar and traits --------------------------------------------------------------------------------


def _bar(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    """The effect bar: words in the order in which they were tapped; the last one can be taken back."""
    word = model.world.table.book.word
    said = [message_argument_text(ui.words, keyword_name(keyword, word)) for keyword in draft.bar]
    line, ink = (" → ".join(said), ui.ink) if said else (ui.words("tha-bar-empty"), ui.muted)
    shown: list[ft.Control] = [ui.text(line, size=16, expand=True, color=ink)]
    if draft.bar:
        act = partial(_change, model, draft, bar=draft.bar[:-1])
        shown.append(ui.icon_button("backspace", ui.words("tha-bar-back"), act, name="bar-back", bare=True))
    own = [keyword for keyword in dict(draft.lines) if not keyword.startswith(ON)]
    tags = [
        ui.tappable_chip(
            message_argument_text(ui.words, keyword_name(keyword, word)),
            partial(_change, model, draft, bar=(*draft.bar, keyword)),
            name=f"bar-{keyword}",
            tone="info",
            about=help_callbacks.keyword_help(ui, keyword),
        )
        for keyword in (*BASIC_KEYWORDS, *own)
    ]
    head = help_callbacks.term_heading(ui, ui.words("tha-bar"), "effect-bar", 15)
    return [head, ft.Row(shown), *_with_own_word(ui, model, draft, "keyword", tags)]


def _traits(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    w = model.world
    cards = [*w.learned.values(), *w.table.book.cards.values()]
    known = [trait for card in cards if card.kind == draft.kind for trait in getattr(card.definition, "traits", ())]
    offered = list(dict.fromkeys((*draft.traits, *known)))[:_MOST_TRAITS]
    held = help_callbacks.rule_term_help(ui, "traits")
    tags = []
    for trait in offered:
        on = trait in draft.traits
        kept = tuple(t for t in draft.traits if t != trait) if on else (*draft.traits, trait)
        said = message_argument_text(ui.words, w.table.book.word(trait))
        act = partial(_change, model, draft, traits=kept)
        tags.append(ui.tappable_chip(said, act, selected=on, name=f"trait-{trait}", about=held))
    head = help_callbacks.term_heading(ui, ui.words("tha-traits"), "traits", 15)
    return [head, *_with_own_word(ui, model, draft, "trait", tags)]


def _with_own_word(
    ui: Ui, model: TerrinothTableModel, draft: CardDraft, what: str, tags: list[ft.Control]
) -> list[ft.Control]:
    """The words to be tapped, last a tag for one that is not among them; tapped, it opens a field to type it."""
    typing = draft.typing == what
    act = partial(_change, model, draft, typing=what)
    own = ui.tappable_chip(ui.words(f"tha-own-{what}"), act, symbol="plus", name=f"own-{what}", selected=typing)
    row = ui.chip_row([*tags, own], targets=True)
    return [row, _word(ui, model, draft, what)] if typing else [row]


def _word(ui: Ui, model: TerrinothTableModel, draft: CardDraft, what: str) -> ft.Control:
    """A word of the card's own, typed; with a keyword its text is next."""

    def typing(typed: str) -> None:
        _change(model, draft, word=typed)

    def done(typed: str) -> None:
        word, now = " ".join(typed.split()).strip(), replace(_now(model, draft), typing="", word="")
        if not word:
            model.type_card(now)
        elif what == "trait":
            model.type_card(replace(now, traits=(*now.traits, word)))
        else:
            word = word.casefold().replace(" ", "-")
            model.type_card(replace(now, bar=(*now.bar, word), line=CardLineDraft(word)))

    label = ui.words("tha-word-keyword" if what == "keyword" else "tha-word-trait")
    return ui.text_field(
        label, draft.word, typing, name=f"word-{what}", on_submit=done, autofocus=True, max_length=30, symbol="pencil"
    )


# --- text ------------------------------------------------------------------------------------------


def _lines(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    """The text so far in plain words, a tap changes a line; below, what else may stand on such a card."""
    parts: list[ft.Control] = [ui.strong(ui.words("tha-text"), size=15)]
    parts += [_line(ui, model, draft, *line) for line in (*draft.lines, *((PASSIVE, said) for said in draft.passive))]
    blank = list(draft.unexplained)
    blank += [DOES] if draft.kind == "activation" and DOES not in dict(draft.lines) else []
    blank += [ON + trigger for trigger in _TRIGGERS.get(draft.kind, ()) if ON + trigger not in dict(draft.lines)]
    tags = [
        ui.tappable_chip(
            card_line_name(ui, model, place),
            partial(_change, model, draft, line=CardLineDraft(place)),
            symbol="plus",
            name=f"add-{place.removeprefix(ON)}",
            about=help_callbacks.card_line_trigger_help(ui, place),
            tone="gold" if place in draft.unexplained else "plain",
        )
        for place in (*blank, PASSIVE)
    ]
    return [*parts, ui.chip_row(tags, targets=True)]


def _line(ui: Ui, model: TerrinothTableModel, draft: CardDraft, place: str, said: str) -> ft.Control:
    preview = ui.words.say(preview_entered_card_line(place, said, model.world.table.book.word))
    opened = CardLineDraft(place, way="type", free=said)
    row = ft.Row([ui.text(preview, size=15, expand=True, silent=True), make_icon("pencil", ui.muted, 18)], spacing=8)
    return ui.pressable(
        row,
        on_tap=partial(_change, model, draft, line=opened),
        label=preview,
        silent=True,
        name=f"line-{place.removeprefix(ON)}",
        fill=ui.raised,
        radius=R_CHIP,
        align=None,
        padding=ft.Padding.symmetric(horizontal=12, vertical=14),
    )


# --- all cards -------------------------------------------------------------------------------------


def unfinished_cards_dialog(ui: Ui, model: TerrinothTableModel, dialog: UnfinishedCardsDialog) -> ft.Control:
    """Cards of this table that are not wholly typed, and how far the owner's pack is."""
    w = model.world
    seen = {enemy.card for enemy in w.enemies if enemy.card and not enemy.facedown} | set(w.learned)
    seen |= {w.location} if w.location else set()
    seen |= {hero.card for hero in w.heroes} | {slot.card for hero in w.heroes for slot in hero.acts}
    rough = [w.card(card) for card in sorted(seen) if w.card(card).definition.state in ("stub", "stats")]
    tags = ui.action_chips(
        [(card.id, message_argument_text(ui.words, card.name)) for card in rough],
        model.open_card,
        name="rough",
        symbol="pencil",
        tone="gold",
        about=lambda card: help_callbacks.card_help(ui, w, w.card(card)),
    )
    body: list[ft.Control] = [ui.caption(ui.words("tha-cards-rough", count=len(rough)), size=15)]
    body += [*([tags] if rough else []), *pack_completeness_rows(ui, load_owned_cards(ui.session))]
    return table_dialog(ui, model, ui.words("tha-cards"), body)


def pack_completeness_rows(ui: Ui, pack: Pack) -> list[ft.Control]:
    """Enemies 12 of 65: how far the owner's pack is, kind by kind."""
    rows: list[ft.Control] = [ui.strong(ui.words("tha-own-pack"), size=16)]
    for kind in measure_completeness(pack):
        name = ui.words("tha-kind", kind=kind.kind)
        said = ui.words("tha-kind-of", kind=name, done=kind.named, total=kind.total)
        count = ui.number(f"{kind.named} / {kind.total}", size=15, silent=True)
        row = ft.Row([ui.text(name, size=15, expand=True, silent=True), count])
        bar = ui.progress_bar(kind.named / kind.total, height=6)
        column = ui.stretched_column([row, bar], spacing=2, tight=True)
        shown = ft.Semantics(content=column, label=said, container=True)
        rows.append(ui.explained(shown, help_callbacks.card_kind_help(ui, kind.kind)))
    return rows
