"""Typing a card once: numbers, words of the bar, traits and text, mostly by tapping, with a preview in plain words."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.models.terrinoth.card_drafts import DOES, ON, PASSIVE, CardDraft, CardLineDraft
from companion.app.models.terrinoth.dialogs import CardEditorDialog, UnfinishedCardsDialog
from companion.app.models.terrinoth.owner_pack import load_owned_cards
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.dialog import table_dialog
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.dialogs.effect_editor import effect_editor_dialog
from companion.app.screens.terrinoth.printed_number_row import printed_number_row
from companion.app.screens.terrinoth.table_text import message_argument_text
from companion.app.theme import R_CHIP
from companion.app.ui import Ui
from companion.games.terrinoth.cards.card_text import keyword_name, preview_typed_line
from companion.games.terrinoth.cards.card_types import PRINTED_NUMBERS
from companion.games.terrinoth.cards.pack import Pack, measure_completeness
from companion.games.terrinoth.effects.effect_parser import read_trigger
from companion.games.terrinoth.effects.effect_text import describe_trigger
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
    body: list[ft.Control] = [ft.Container(_title(ui, model, draft), padding=ft.Padding.only(top=6))]
    body += _numbers(ui, model, draft)
    if draft.kind == "activation":
        body += _dice(ui, model, draft)
    if draft.kind == "enemies":
        body += _bar(ui, model, draft)
        roles = [(role, ui.words("tha-role", role=role)) for role in ROLES]
        body.append(_tags(ui, model, draft, "role", roles, draft.role))
    if draft.kind in ("enemies", "locations"):
        levels = [(level, ui.words("tha-level", level=level)) for level in LEVELS]
        body.append(_tags(ui, model, draft, "level", levels, draft.level))
    if draft.kind == "exploration":
        sorts = [(sort, ui.words("tha-sort", sort=sort)) for sort in ("item", "event")]
        body.append(_tags(ui, model, draft, "sort", sorts, draft.sort))
    if draft.kind in ("enemies", "locations", "exploration"):
        body += _traits(ui, model, draft)
    body += _lines(ui, model, draft)
    body.append(_note(ui, model, draft))
    state = ui.words("tha-card-progress", state=draft.state)
    keep = ui.primary_button(ui.words("tha-keep-card"), partial(_keep, model, draft), name="keep-card", expand=True)
    later = ui.button(ui.words("tha-later"), partial(model.show, None), name="card-later")
    return table_dialog(
        ui,
        model,
        draft.title or ui.words("tha-card"),
        body,
        subtitle=state,
        actions=[later, keep],
        about=help_topics.card_kind_help(ui, draft.kind),
    )


async def _keep(model: TerrinothTableModel, draft: CardDraft) -> None:
    await model.learn(_now(model, draft))


def _now(model: TerrinothTableModel, draft: CardDraft) -> CardDraft:
    """The draft with what was typed into fields since it was drawn."""
    dialog = model.dialog
    return dialog.draft if isinstance(dialog, CardEditorDialog) and dialog.draft.card == draft.card else draft


def _change(model: TerrinothTableModel, draft: CardDraft, **changed: object) -> None:
    model.type_card(replace(_now(model, draft), **changed))  # type: ignore[arg-type]


def _title(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> ft.Control:
    def typed(title: str) -> None:
        _change(model, draft, title=title)

    return ui.text_field(ui.words("tha-card-title"), draft.title, typed, name="card-title", max_length=60)


def _note(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> ft.Control:
    def typed(note: str) -> None:
        _change(model, draft, note=note)

    return ui.text_field(ui.words("tha-note"), draft.note, typed, name="card-note")


def _numbers(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    rows: list[ft.Control] = []
    for name in PRINTED_NUMBERS.get(draft.kind, ()):

        def pick(value: int | None, name: str = name) -> None:
            model.type_card(_now(model, draft).with_number(name, value))

        said = ui.words("tha-field", field=name)
        wanted = name == draft.wanted
        head = ui.strong(said, size=15, color=ui.action if wanted else None)
        rows.append(ui.explained(head, help_topics.rule_term_help(ui, help_topics.FIELDS[name])))
        rows.append(printed_number_row(ui, name, draft.number(name), pick, name, draft.kind))
    return rows


def _dice(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    """How many dice an activation card gives; that alone makes it playable."""

    def pick(count: int | None) -> None:
        model.type_card(_now(model, draft).with_dice(count))

    head = ui.explained(ui.strong(ui.words("tha-field", field="dice"), size=15), help_topics.rule_term_help(ui, "roll"))
    return [head, printed_number_row(ui, "dice", draft.dice, pick, "dice")]


def _tags(
    ui: Ui, model: TerrinothTableModel, draft: CardDraft, what: str, options: list[tuple[str, str]], chosen: str
) -> ft.Control:
    tags = [
        ui.tappable_chip(
            said,
            partial(_change, model, draft, **{what: "" if option == chosen else option}),
            selected=option == chosen,
            name=f"{what}-{option}",
            # Roles and sorts of cards have entries of their own, the levels one for all.
            about=help_topics.rule_term_help(ui, "difficulty" if what == "level" else option),
        )
        for option, said in options
    ]
    return ui.chip_row(tags, targets=True)


# --- bar and traits --------------------------------------------------------------------------------


def _bar(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    """The effect bar: words in the order in which they were tapped; the last one can be taken back."""
    word = model.world.table.book.word
    said = [message_argument_text(ui.words, keyword_name(keyword, word)) for keyword in draft.bar]
    shown: list[ft.Control] = [
        ui.text(
            " → ".join(said) if said else ui.words("tha-bar-empty"),
            size=16,
            expand=True,
            color=ui.ink if said else ui.muted,
        )
    ]
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
            about=help_topics.keyword_help(ui, keyword),
        )
        for keyword in (*BASIC_KEYWORDS, *own)
    ]
    tags.append(
        ui.tappable_chip(
            ui.words("tha-own-keyword"),
            partial(_change, model, draft, typing="keyword"),
            symbol="plus",
            name="own-keyword",
            selected=draft.typing == "keyword",
        )
    )
    head = ui.explained(ui.strong(ui.words("tha-bar"), size=15), help_topics.rule_term_help(ui, "effect-bar"))
    parts: list[ft.Control] = [head, ft.Row(shown), ui.chip_row(tags, targets=True)]
    if draft.typing == "keyword":
        parts.append(_word(ui, model, draft, "keyword"))
    return parts


def _traits(ui: Ui, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    w = model.world
    cards = [*w.learned.values(), *w.table.book.cards.values()]
    known = [trait for card in cards if card.kind == draft.kind for trait in getattr(card.definition, "traits", ())]
    offered = list(dict.fromkeys((*draft.traits, *known)))[:_MOST_TRAITS]
    tags = []
    for trait in offered:
        on = trait in draft.traits
        kept = tuple(t for t in draft.traits if t != trait) if on else (*draft.traits, trait)
        tags.append(
            ui.tappable_chip(
                message_argument_text(ui.words, w.table.book.word(trait)),
                partial(_change, model, draft, traits=kept),
                selected=on,
                name=f"trait-{trait}",
                about=help_topics.rule_term_help(ui, "traits"),
            )
        )
    tags.append(
        ui.tappable_chip(
            ui.words("tha-own-trait"),
            partial(_change, model, draft, typing="trait"),
            symbol="plus",
            name="own-trait",
            selected=draft.typing == "trait",
        )
    )
    head = ui.explained(ui.strong(ui.words("tha-traits"), size=15), help_topics.rule_term_help(ui, "traits"))
    parts: list[ft.Control] = [head, ui.chip_row(tags, targets=True)]
    if draft.typing == "trait":
        parts.append(_word(ui, model, draft, "trait"))
    return parts


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
    word = model.world.table.book.word
    parts: list[ft.Control] = [ui.strong(ui.words("tha-text"), size=15)]
    for place, said in draft.lines:
        parts.append(_line(ui, model, draft, place, ui.words.say(preview_typed_line(place, said, word)), said))
    for said in draft.passive:
        parts.append(_line(ui, model, draft, PASSIVE, ui.words.say(preview_typed_line(PASSIVE, said, word)), said))
    blank = list(draft.unexplained)
    blank += [DOES] if draft.kind == "activation" and DOES not in dict(draft.lines) else []
    blank += [ON + trigger for trigger in _TRIGGERS.get(draft.kind, ()) if ON + trigger not in dict(draft.lines)]
    tags = [
        ui.tappable_chip(
            _place_name(ui, model, place),
            partial(_change, model, draft, line=CardLineDraft(place)),
            symbol="plus",
            name=f"add-{place.removeprefix(ON)}",
            about=help_topics.card_line_help(ui, place),
            tone="gold" if place in draft.unexplained else "plain",
        )
        for place in (*blank, PASSIVE)
    ]
    return [*parts, ui.chip_row(tags, targets=True)]


def _line(ui: Ui, model: TerrinothTableModel, draft: CardDraft, place: str, preview: str, said: str) -> ft.Control:
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


def _place_name(ui: Ui, model: TerrinothTableModel, place: str) -> str:
    if place in (PASSIVE, DOES):
        return ui.words("tha-always") if place == PASSIVE else ui.words("tha-text")
    if place.startswith(ON):
        return ui.words.say(describe_trigger(read_trigger(place.removeprefix(ON))))
    return message_argument_text(ui.words, keyword_name(place, model.world.table.book.word))


# --- all cards -------------------------------------------------------------------------------------


def unfinished_cards_dialog(ui: Ui, model: TerrinothTableModel, dialog: UnfinishedCardsDialog) -> ft.Control:
    """Cards of this table that are not wholly typed, and how far the owner's pack is."""
    w = model.world
    seen = {enemy.card for enemy in w.enemies if enemy.card and not enemy.facedown} | set(w.learned)
    seen |= {w.location} if w.location else set()
    seen |= {hero.card for hero in w.heroes} | {slot.card for hero in w.heroes for slot in hero.acts}
    rough = [w.card(card) for card in sorted(seen) if w.card(card).definition.state in ("stub", "stats")]
    tags = [
        ui.tappable_chip(
            message_argument_text(ui.words, card.name),
            partial(model.open_card, card.id),
            name=f"rough-{card.id}",
            symbol="pencil",
            tone="gold",
            about=help_topics.card_help(ui, w, card),
        )
        for card in rough
    ]
    body: list[ft.Control] = [ui.caption(ui.words("tha-cards-rough", count=len(rough)), size=15)]
    if tags:
        body.append(ui.chip_row(tags, targets=True))
    body += pack_completeness_rows(ui, load_owned_cards(ui.session))
    return table_dialog(ui, model, ui.words("tha-cards"), body)


def pack_completeness_rows(ui: Ui, pack: Pack) -> list[ft.Control]:
    """Enemies 12 of 65: how far the owner's pack is, kind by kind."""
    rows: list[ft.Control] = [ui.strong(ui.words("tha-own-pack"), size=16)]
    for kind in measure_completeness(pack):
        name = ui.words("tha-kind", kind=kind.kind)
        said = ui.words("tha-kind-of", kind=name, done=kind.named, total=kind.total)
        row = ft.Row(
            [
                ui.text(name, size=15, expand=True, silent=True),
                ui.number(f"{kind.named} / {kind.total}", size=15, silent=True),
            ]
        )
        column = ft.Column(
            [row, ui.progress_bar(kind.named / kind.total, height=6)],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        shown = ft.Semantics(content=column, label=said, container=True)
        rows.append(ui.explained(shown, help_topics.card_kind_help(ui, kind.kind)))
    return rows
