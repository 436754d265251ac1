"""Typing a card once: numbers, words of the bar, traits and text, mostly by tapping, with a preview in plain words."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import make_icon
from companion.app.kit.controls.buttons import icon_button, primary_button, secondary_button
from companion.app.kit.controls.chips import chip_row, tappable_chip
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.graphics.progress_bar import progress_bar
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, number_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import pressable_surface
from companion.app.models.device_session import DeviceSession
from companion.app.models.terrinoth.card_drafts import DOES, ON, PASSIVE, CardDraft, CardLineDraft
from companion.app.models.terrinoth.dialogs import CardEditorDialog, UnfinishedCardsDialog
from companion.app.models.terrinoth.owner_pack import load_owned_cards
from companion.app.models.terrinoth.table_model import TerrinothTableModel
from companion.app.screens.table.dialog import table_dialog
from companion.app.screens.terrinoth import help_topics
from companion.app.screens.terrinoth.dialogs.effect_editor import effect_editor_dialog
from companion.app.screens.terrinoth.printed_number_row import printed_number_row
from companion.app.screens.terrinoth.table_text import message_argument_text
from companion.app.theme import R_CHIP, Look
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


def card_editor_dialog(
    look: Look, session: DeviceSession, model: TerrinothTableModel, dialog: CardEditorDialog
) -> ft.Control:
    """The whole card; with a line of text at hand, only that line."""
    words, draft = session.words, dialog.draft
    if draft.line is not None:
        return effect_editor_dialog(look, session, model, draft, draft.line)
    # The label of a field stands on its edge: it needs some air above.
    body: list[ft.Control] = [ft.Container(_title(look, session, model, draft), padding=ft.Padding.only(top=6))]
    body += _numbers(look, session, model, draft)
    if draft.kind == "activation":
        body += _dice(look, session, model, draft)
    if draft.kind == "enemies":
        body += _bar(look, session, model, draft)
        roles = [(role, words("tha-role", role=role)) for role in ROLES]
        body.append(_tags(look, session, model, draft, "role", roles, draft.role))
    if draft.kind in ("enemies", "locations"):
        levels = [(level, words("tha-level", level=level)) for level in LEVELS]
        body.append(_tags(look, session, model, draft, "level", levels, draft.level))
    if draft.kind == "exploration":
        sorts = [(sort, words("tha-sort", sort=sort)) for sort in ("item", "event")]
        body.append(_tags(look, session, model, draft, "sort", sorts, draft.sort))
    if draft.kind in ("enemies", "locations", "exploration"):
        body += _traits(look, session, model, draft)
    body += _lines(look, session, model, draft)
    body.append(_note(look, session, model, draft))
    state = words("tha-card-progress", state=draft.state)
    keep = primary_button(look, words("tha-keep-card"), partial(_keep, model, draft), name="keep-card", expand=True)
    later = secondary_button(look, words("tha-later"), partial(model.show, None), name="card-later")
    return table_dialog(
        look,
        model,
        draft.title or words("tha-card"),
        body,
        subtitle=state,
        actions=[later, keep],
        about=help_topics.card_kind_help_callback(session, draft.kind),
    )


async def _keep(model: TerrinothTableModel, draft: CardDraft) -> None:
    await model.learn(_now(model, draft))


def _now(model: TerrinothTableModel, draft: CardDraft) -> CardDraft:
    """The draft with what was typed into fields since it was drawn."""
    dialog = model.dialog
    return dialog.draft if isinstance(dialog, CardEditorDialog) and dialog.draft.card == draft.card else draft


def _change(model: TerrinothTableModel, draft: CardDraft, **changed: object) -> None:
    model.type_card(replace(_now(model, draft), **changed))  # type: ignore[arg-type]


def _title(look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft) -> ft.Control:
    def typed(title: str) -> None:
        _change(model, draft, title=title)

    return text_field(look, session.words("tha-card-title"), draft.title, typed, name="card-title", max_length=60)


def _note(look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft) -> ft.Control:
    def typed(note: str) -> None:
        _change(model, draft, note=note)

    return text_field(look, session.words("tha-note"), draft.note, typed, name="card-note")


def _numbers(look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    rows: list[ft.Control] = []
    for name in PRINTED_NUMBERS.get(draft.kind, ()):

        def pick(value: int | None, name: str = name) -> None:
            model.type_card(_now(model, draft).with_number(name, value))

        said = session.words("tha-field", field=name)
        wanted = name == draft.wanted
        head = strong_text(look, said, size=15, color=look.action if wanted else None)
        rows.append(explain_on_long_press(head, help_topics.rule_term_help_callback(session, help_topics.FIELDS[name])))
        rows.append(printed_number_row(look, session, name, draft.number(name), pick, name, draft.kind))
    return rows


def _dice(look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    """How many dice an activation card gives; that alone makes it playable."""

    def pick(count: int | None) -> None:
        model.type_card(_now(model, draft).with_dice(count))

    head = explain_on_long_press(
        strong_text(look, session.words("tha-field", field="dice"), size=15),
        help_topics.rule_term_help_callback(session, "roll"),
    )
    return [head, printed_number_row(look, session, "dice", draft.dice, pick, "dice")]


def _tags(
    look: Look,
    session: DeviceSession,
    model: TerrinothTableModel,
    draft: CardDraft,
    what: str,
    options: list[tuple[str, str]],
    chosen: str,
) -> ft.Control:
    tags = [
        tappable_chip(
            look,
            said,
            partial(_change, model, draft, **{what: "" if option == chosen else option}),
            selected=option == chosen,
            name=f"{what}-{option}",
            # Roles and sorts of cards have entries of their own, the levels one for all.
            about=help_topics.rule_term_help_callback(session, "difficulty" if what == "level" else option),
        )
        for option, said in options
    ]
    return chip_row(look, tags, targets=True)


# --- bar and traits --------------------------------------------------------------------------------


def _bar(look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    """The effect bar: words in the order in which they were tapped; the last one can be taken back."""
    words, word = session.words, model.world.table.book.word
    said = [message_argument_text(words, keyword_name(keyword, word)) for keyword in draft.bar]
    shown: list[ft.Control] = [
        text(
            look,
            " → ".join(said) if said else words("tha-bar-empty"),
            size=16,
            expand=True,
            color=look.ink if said else look.muted,
        )
    ]
    if draft.bar:
        act = partial(_change, model, draft, bar=draft.bar[:-1])
        shown.append(icon_button(look, "backspace", words("tha-bar-back"), act, name="bar-back", bare=True))
    own = [keyword for keyword in dict(draft.lines) if not keyword.startswith(ON)]
    tags = [
        tappable_chip(
            look,
            message_argument_text(words, keyword_name(keyword, word)),
            partial(_change, model, draft, bar=(*draft.bar, keyword)),
            name=f"bar-{keyword}",
            tone="info",
            about=help_topics.keyword_help_callback(session, keyword),
        )
        for keyword in (*BASIC_KEYWORDS, *own)
    ]
    tags.append(
        tappable_chip(
            look,
            words("tha-own-keyword"),
            partial(_change, model, draft, typing="keyword"),
            symbol="plus",
            name="own-keyword",
            selected=draft.typing == "keyword",
        )
    )
    head = explain_on_long_press(
        strong_text(look, words("tha-bar"), size=15), help_topics.rule_term_help_callback(session, "effect-bar")
    )
    parts: list[ft.Control] = [head, ft.Row(shown), chip_row(look, tags, targets=True)]
    if draft.typing == "keyword":
        parts.append(_word(look, session, model, draft, "keyword"))
    return parts


def _traits(look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    words, w = session.words, model.world
    cards = [*w.learned.values(), *w.table.book.cards.values()]
    known = [trait for card in cards if card.kind == draft.kind for trait in getattr(card.definition, "traits", ())]
    offered = list(dict.fromkeys((*draft.traits, *known)))[:_MOST_TRAITS]
    tags = []
    for trait in offered:
        on = trait in draft.traits
        kept = tuple(t for t in draft.traits if t != trait) if on else (*draft.traits, trait)
        tags.append(
            tappable_chip(
                look,
                message_argument_text(words, w.table.book.word(trait)),
                partial(_change, model, draft, traits=kept),
                selected=on,
                name=f"trait-{trait}",
                about=help_topics.rule_term_help_callback(session, "traits"),
            )
        )
    tags.append(
        tappable_chip(
            look,
            words("tha-own-trait"),
            partial(_change, model, draft, typing="trait"),
            symbol="plus",
            name="own-trait",
            selected=draft.typing == "trait",
        )
    )
    head = explain_on_long_press(
        strong_text(look, words("tha-traits"), size=15), help_topics.rule_term_help_callback(session, "traits")
    )
    parts: list[ft.Control] = [head, chip_row(look, tags, targets=True)]
    if draft.typing == "trait":
        parts.append(_word(look, session, model, draft, "trait"))
    return parts


def _word(look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft, what: str) -> ft.Control:
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

    label = session.words("tha-word-keyword" if what == "keyword" else "tha-word-trait")
    return text_field(
        look,
        label,
        draft.word,
        typing,
        name=f"word-{what}",
        on_submit=done,
        autofocus=True,
        max_length=30,
        symbol="pencil",
    )


# --- text ------------------------------------------------------------------------------------------


def _lines(look: Look, session: DeviceSession, model: TerrinothTableModel, draft: CardDraft) -> list[ft.Control]:
    """The text so far in plain words, a tap changes a line; below, what else may stand on such a card."""
    words, word = session.words, model.world.table.book.word
    parts: list[ft.Control] = [strong_text(look, words("tha-text"), size=15)]
    for place, said in draft.lines:
        parts.append(_line(look, model, draft, place, words.say(preview_typed_line(place, said, word)), said))
    for said in draft.passive:
        parts.append(_line(look, model, draft, PASSIVE, words.say(preview_typed_line(PASSIVE, said, word)), said))
    blank = list(draft.unexplained)
    blank += [DOES] if draft.kind == "activation" and DOES not in dict(draft.lines) else []
    blank += [ON + trigger for trigger in _TRIGGERS.get(draft.kind, ()) if ON + trigger not in dict(draft.lines)]
    tags = [
        tappable_chip(
            look,
            _place_name(session, model, place),
            partial(_change, model, draft, line=CardLineDraft(place)),
            symbol="plus",
            name=f"add-{place.removeprefix(ON)}",
            about=help_topics.card_line_help_callback(session, place),
            tone="gold" if place in draft.unexplained else "plain",
        )
        for place in (*blank, PASSIVE)
    ]
    return [*parts, chip_row(look, tags, targets=True)]


def _line(look: Look, model: TerrinothTableModel, draft: CardDraft, place: str, preview: str, said: str) -> ft.Control:
    opened = CardLineDraft(place, way="type", free=said)
    row = ft.Row(
        [text(look, preview, size=15, expand=True, silent=True), make_icon("pencil", look.muted, 18)], spacing=8
    )
    return pressable_surface(
        look,
        row,
        on_tap=partial(_change, model, draft, line=opened),
        label=preview,
        silent=True,
        name=f"line-{place.removeprefix(ON)}",
        fill=look.raised,
        radius=R_CHIP,
        align=None,
        padding=ft.Padding.symmetric(horizontal=12, vertical=14),
    )


def _place_name(session: DeviceSession, model: TerrinothTableModel, place: str) -> str:
    if place in (PASSIVE, DOES):
        return session.words("tha-always") if place == PASSIVE else session.words("tha-text")
    if place.startswith(ON):
        return session.words.say(describe_trigger(read_trigger(place.removeprefix(ON))))
    return message_argument_text(session.words, keyword_name(place, model.world.table.book.word))


# --- all cards -------------------------------------------------------------------------------------


def unfinished_cards_dialog(
    look: Look, session: DeviceSession, model: TerrinothTableModel, dialog: UnfinishedCardsDialog
) -> ft.Control:
    """Cards of this table that are not wholly typed, and how far the owner's pack is."""
    words, w = session.words, model.world
    seen = {enemy.card for enemy in w.enemies if enemy.card and not enemy.facedown} | set(w.learned)
    seen |= {w.location} if w.location else set()
    seen |= {hero.card for hero in w.heroes} | {slot.card for hero in w.heroes for slot in hero.acts}
    rough = [w.card(card) for card in sorted(seen) if w.card(card).definition.state in ("stub", "stats")]
    tags = [
        tappable_chip(
            look,
            message_argument_text(words, card.name),
            partial(model.open_card, card.id),
            name=f"rough-{card.id}",
            symbol="pencil",
            tone="gold",
            about=help_topics.card_help_callback(session, w, card),
        )
        for card in rough
    ]
    body: list[ft.Control] = [caption_text(look, words("tha-cards-rough", count=len(rough)), size=15)]
    if tags:
        body.append(chip_row(look, tags, targets=True))
    body += pack_completeness_rows(look, session, load_owned_cards(session))
    return table_dialog(look, model, words("tha-cards"), body)


def pack_completeness_rows(look: Look, session: DeviceSession, pack: Pack) -> list[ft.Control]:
    """Enemies 12 of 65: how far the owner's pack is, kind by kind."""
    words = session.words
    rows: list[ft.Control] = [strong_text(look, words("tha-own-pack"), size=16)]
    for kind in measure_completeness(pack):
        name = words("tha-kind", kind=kind.kind)
        said = words("tha-kind-of", kind=name, done=kind.named, total=kind.total)
        row = ft.Row(
            [
                text(look, name, size=15, expand=True, silent=True),
                number_text(look, f"{kind.named} / {kind.total}", size=15, silent=True),
            ]
        )
        column = ft.Column(
            [row, progress_bar(look, kind.named / kind.total, height=6)],
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        shown = ft.Semantics(content=column, label=said, container=True)
        rows.append(explain_on_long_press(shown, help_topics.card_kind_help_callback(session, kind.kind)))
    return rows
