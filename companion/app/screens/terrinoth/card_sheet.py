"""Typing a card once: numbers, words of the bar, traits and text, mostly by tapping, with a preview in plain words."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import flet as ft

from companion.app.icons import icon
from companion.app.kit.bar import bar
from companion.app.kit.buttons import icon_button, primary, quiet
from companion.app.kit.chips import chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.field import field
from companion.app.kit.sheet import sheet
from companion.app.kit.tap import tap
from companion.app.kit.words import caption, figure, strong
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.terrinoth.drafts import DOES, ON, PASSIVE, CardDraft, LineDraft
from companion.app.models.terrinoth.evening import QuestEvening
from companion.app.models.terrinoth.layers import CardOpen, CardsOpen
from companion.app.models.terrinoth.shelf import owned
from companion.app.screens.terrinoth import lookup
from companion.app.screens.terrinoth.line_sheet import line_sheet
from companion.app.screens.terrinoth.numbers import number_row
from companion.app.screens.terrinoth.speech import plain
from companion.app.theme import R_CHIP, Look
from companion.games.terrinoth.cards import NUMBERS
from companion.games.terrinoth.pack import Pack, completeness
from companion.games.terrinoth.parsing import read_trigger
from companion.games.terrinoth.saying import say_trigger
from companion.games.terrinoth.vocabulary import BASIC_KEYWORDS, LEVELS, ROLES
from companion.games.terrinoth.wording import keyword_name, line_preview

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


def card_sheet(look: Look, guest: Guest, evening: QuestEvening, layer: CardOpen) -> ft.Control:
    """The whole card; with a line of text at hand, only that line."""
    words, draft = guest.words, layer.draft
    if draft.line is not None:
        return line_sheet(look, guest, evening, draft, draft.line)
    # The label of a field stands on its edge: it needs some air above.
    body: list[ft.Control] = [ft.Container(_title(look, guest, evening, draft), padding=ft.Padding.only(top=6))]
    body += _numbers(look, guest, evening, draft)
    if draft.kind == "activation":
        body += _dice(look, guest, evening, draft)
    if draft.kind == "enemies":
        body += _bar(look, guest, evening, draft)
        roles = [(role, words("tha-role", role=role)) for role in ROLES]
        body.append(_tags(look, guest, evening, draft, "role", roles, draft.role))
    if draft.kind in ("enemies", "locations"):
        levels = [(level, words("tha-level", level=level)) for level in LEVELS]
        body.append(_tags(look, guest, evening, draft, "level", levels, draft.level))
    if draft.kind == "exploration":
        sorts = [(sort, words("tha-sort", sort=sort)) for sort in ("item", "event")]
        body.append(_tags(look, guest, evening, draft, "sort", sorts, draft.sort))
    if draft.kind in ("enemies", "locations", "exploration"):
        body += _traits(look, guest, evening, draft)
    body += _lines(look, guest, evening, draft)
    body.append(_note(look, guest, evening, draft))
    state = words("tha-card-progress", state=draft.state)
    keep = primary(look, words("tha-keep-card"), partial(_keep, evening, draft), name="keep-card", expand=True)
    later = quiet(look, words("tha-later"), partial(evening.show, None), name="card-later")
    return sheet(
        look, draft.title or words("tha-card"), body, close=words("close"), on_close=partial(evening.show, None),
        subtitle=state, actions=[later, keep], about=lookup.kind(guest, draft.kind),
    )  # fmt: skip


async def _keep(evening: QuestEvening, draft: CardDraft) -> None:
    await evening.learn(_now(evening, draft))


def _now(evening: QuestEvening, draft: CardDraft) -> CardDraft:
    """The draft with what was typed into fields since it was drawn."""
    layer = evening.layer
    return layer.draft if isinstance(layer, CardOpen) and layer.draft.card == draft.card else draft


def _quietly(evening: QuestEvening, draft: CardDraft) -> None:
    """Keep what is typed without drawing the field anew under the fingers."""
    evening.layer = CardOpen(draft)


def _change(evening: QuestEvening, draft: CardDraft, **changed: object) -> None:
    evening.type_card(replace(_now(evening, draft), **changed))  # type: ignore[arg-type]


def _title(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft) -> ft.Control:
    def typed(title: str) -> None:
        _quietly(evening, replace(_now(evening, draft), title=title))

    return field(look, guest.words("tha-card-title"), draft.title, typed, name="card-title", max_length=60)


def _note(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft) -> ft.Control:
    def typed(note: str) -> None:
        _quietly(evening, replace(_now(evening, draft), note=note))

    return field(look, guest.words("tha-note"), draft.note, typed, name="card-note")


def _numbers(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft) -> list[ft.Control]:
    rows: list[ft.Control] = []
    for name in NUMBERS.get(draft.kind, ()):

        def pick(value: int | None, name: str = name) -> None:
            evening.type_card(_now(evening, draft).with_number(name, value))

        said = guest.words("tha-field", field=name)
        wanted = name == draft.wanted
        head = strong(look, said, size=15, color=look.action if wanted else None)
        rows.append(explained(head, lookup.term(guest, lookup.FIELDS[name])))
        rows.append(number_row(look, guest, name, draft.number(name), pick, name, draft.kind))
    return rows


def _dice(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft) -> list[ft.Control]:
    """How many dice an activation card gives; that alone makes it playable."""

    def pick(count: int | None) -> None:
        evening.type_card(_now(evening, draft).with_dice(count))

    head = explained(strong(look, guest.words("tha-field", field="dice"), size=15), lookup.term(guest, "roll"))
    return [head, number_row(look, guest, "dice", draft.dice, pick, "dice")]


def _tags(
    look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft, what: str, options: list[tuple[str, str]],
    chosen: str,
) -> ft.Control:  # fmt: skip
    tags = [
        tap_chip(
            look, said, partial(_change, evening, draft, **{what: "" if option == chosen else option}),
            selected=option == chosen, name=f"{what}-{option}",
            # Roles and sorts of cards have entries of their own, the levels one for all.
            about=lookup.term(guest, "difficulty" if what == "level" else option),
        )
        for option, said in options
    ]  # fmt: skip
    return chips(look, tags, targets=True)


# --- bar and traits --------------------------------------------------------------------------------


def _bar(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft) -> list[ft.Control]:
    """The effect bar: words in the order in which they were tapped; the last one can be taken back."""
    words, word = guest.words, evening.world.table.book.word
    said = [plain(words, keyword_name(keyword, word)) for keyword in draft.bar]
    shown: list[ft.Control] = [
        text(look, " → ".join(said) if said else words("tha-bar-empty"), size=16, expand=True,
             color=look.ink if said else look.muted)
    ]  # fmt: skip
    if draft.bar:
        act = partial(_change, evening, draft, bar=draft.bar[:-1])
        shown.append(icon_button(look, "backspace", words("tha-bar-back"), act, name="bar-back", bare=True))
    own = [keyword for keyword in dict(draft.lines) if not keyword.startswith(ON)]
    tags = [
        tap_chip(look, plain(words, keyword_name(keyword, word)),
                 partial(_change, evening, draft, bar=(*draft.bar, keyword)), name=f"bar-{keyword}", tone="info",
                 about=lookup.keyword(guest, keyword))
        for keyword in (*BASIC_KEYWORDS, *own)
    ]  # fmt: skip
    tags.append(
        tap_chip(look, words("tha-own-keyword"), partial(_change, evening, draft, typing="keyword"), symbol="plus",
                 name="own-keyword", selected=draft.typing == "keyword")
    )  # fmt: skip
    head = explained(strong(look, words("tha-bar"), size=15), lookup.term(guest, "effect-bar"))
    parts: list[ft.Control] = [head, ft.Row(shown), chips(look, tags, targets=True)]
    if draft.typing == "keyword":
        parts.append(_word(look, guest, evening, draft, "keyword"))
    return parts


def _traits(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft) -> list[ft.Control]:
    words, w = guest.words, evening.world
    cards = [*w.learned.values(), *w.table.book.cards.values()]
    known = [trait for card in cards if card.kind == draft.kind for trait in getattr(card.definition, "traits", ())]
    offered = list(dict.fromkeys((*draft.traits, *known)))[:_MOST_TRAITS]
    tags = []
    for trait in offered:
        on = trait in draft.traits
        kept = tuple(t for t in draft.traits if t != trait) if on else (*draft.traits, trait)
        tags.append(
            tap_chip(look, plain(words, w.table.book.word(trait)), partial(_change, evening, draft, traits=kept),
                     selected=on, name=f"trait-{trait}", about=lookup.term(guest, "traits"))
        )  # fmt: skip
    tags.append(
        tap_chip(look, words("tha-own-trait"), partial(_change, evening, draft, typing="trait"), symbol="plus",
                 name="own-trait", selected=draft.typing == "trait")
    )  # fmt: skip
    head = explained(strong(look, words("tha-traits"), size=15), lookup.term(guest, "traits"))
    parts: list[ft.Control] = [head, chips(look, tags, targets=True)]
    if draft.typing == "trait":
        parts.append(_word(look, guest, evening, draft, "trait"))
    return parts


def _word(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft, what: str) -> ft.Control:
    """A word of the card's own, typed; with a keyword its text is next."""

    def done(typed: str) -> None:
        word, now = " ".join(typed.split()).strip(), replace(_now(evening, draft), typing="")
        if not word:
            evening.type_card(now)
        elif what == "trait":
            evening.type_card(replace(now, traits=(*now.traits, word)))
        else:
            word = word.casefold().replace(" ", "-")
            evening.type_card(replace(now, bar=(*now.bar, word), line=LineDraft(word)))

    label = guest.words("tha-word-keyword" if what == "keyword" else "tha-word-trait")
    return field(look, label, "", name=f"word-{what}", on_submit=done, autofocus=True, max_length=30, symbol="pencil")


# --- text ------------------------------------------------------------------------------------------


def _lines(look: Look, guest: Guest, evening: QuestEvening, draft: CardDraft) -> list[ft.Control]:
    """The text so far in plain words, a tap changes a line; below, what else may stand on such a card."""
    words, word = guest.words, evening.world.table.book.word
    parts: list[ft.Control] = [strong(look, words("tha-text"), size=15)]
    for place, said in draft.lines:
        parts.append(_line(look, evening, draft, place, words.say(line_preview(place, said, word)), said))
    for said in draft.passive:
        parts.append(_line(look, evening, draft, PASSIVE, words.say(line_preview(PASSIVE, said, word)), said))
    blank = list(draft.unexplained)
    blank += [DOES] if draft.kind == "activation" and DOES not in dict(draft.lines) else []
    blank += [ON + trigger for trigger in _TRIGGERS.get(draft.kind, ()) if ON + trigger not in dict(draft.lines)]
    tags = [
        tap_chip(look, _place_name(guest, evening, place), partial(_change, evening, draft, line=LineDraft(place)),
                 symbol="plus", name=f"add-{place.removeprefix(ON)}", about=lookup.line(guest, place),
                 tone="gold" if place in draft.unexplained else "plain")
        for place in (*blank, PASSIVE)
    ]  # fmt: skip
    return [*parts, chips(look, tags, targets=True)]


def _line(look: Look, evening: QuestEvening, draft: CardDraft, place: str, preview: str, said: str) -> ft.Control:
    opened = LineDraft(place, way="type", free=said)
    row = ft.Row([text(look, preview, size=15, expand=True, silent=True), icon("pencil", look.muted, 18)], spacing=8)
    return tap(
        look, row, on_tap=partial(_change, evening, draft, line=opened), label=preview, silent=True,
        name=f"line-{place.removeprefix(ON)}", fill=look.raised, radius=R_CHIP, align=None,
        padding=ft.Padding.symmetric(horizontal=12, vertical=14),
    )  # fmt: skip


def _place_name(guest: Guest, evening: QuestEvening, place: str) -> str:
    if place in (PASSIVE, DOES):
        return guest.words("tha-always") if place == PASSIVE else guest.words("tha-text")
    if place.startswith(ON):
        return guest.words.say(say_trigger(read_trigger(place.removeprefix(ON))))
    return plain(guest.words, keyword_name(place, evening.world.table.book.word))


# --- all cards -------------------------------------------------------------------------------------


def cards_sheet(look: Look, guest: Guest, evening: QuestEvening, layer: CardsOpen) -> ft.Control:
    """Cards of this table that are not wholly typed, and how far the owner's pack is."""
    words, w = guest.words, evening.world
    seen = {enemy.card for enemy in w.enemies if enemy.card and not enemy.facedown} | set(w.learned)
    seen |= {w.location} if w.location else set()
    seen |= {hero.card for hero in w.heroes} | {slot.card for hero in w.heroes for slot in hero.acts}
    rough = [w.card(card) for card in sorted(seen) if w.card(card).definition.state in ("stub", "stats")]
    tags = [
        tap_chip(look, plain(words, card.name), partial(evening.open_card, card.id), name=f"rough-{card.id}",
                 symbol="pencil", tone="gold", about=lookup.card(guest, w, card))
        for card in rough
    ]  # fmt: skip
    body: list[ft.Control] = [caption(look, words("tha-cards-rough", count=len(rough)), size=15)]
    if tags:
        body.append(chips(look, tags, targets=True))
    body += completeness_rows(look, guest, owned(guest))
    return sheet(look, words("tha-cards"), body, close=words("close"), on_close=partial(evening.show, None))


def completeness_rows(look: Look, guest: Guest, pack: Pack) -> list[ft.Control]:
    """Enemies 12 of 65: how far the owner's pack is, kind by kind."""
    words = guest.words
    rows: list[ft.Control] = [strong(look, words("tha-own-pack"), size=16)]
    for kind in completeness(pack):
        name = words("tha-kind", kind=kind.kind)
        said = words("tha-kind-of", kind=name, done=kind.named, total=kind.total)
        row = ft.Row(
            [text(look, name, size=15, expand=True, silent=True),
             figure(look, f"{kind.named} / {kind.total}", size=15, silent=True)]
        )  # fmt: skip
        column = ft.Column([row, bar(look, kind.named / kind.total, height=6)], spacing=2, tight=True,
                           horizontal_alignment=ft.CrossAxisAlignment.STRETCH)  # fmt: skip
        shown = ft.Semantics(content=column, label=said, container=True)
        rows.append(explained(shown, lookup.kind(guest, kind.kind)))
    return rows
