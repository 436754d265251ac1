"""Sheets about one seat or one champion: what happened to it, and putting right what was entered wrongly."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon, icon
from companion.app.kit.buttons import destructive, primary, quiet
from companion.app.kit.explained import explained
from companion.app.kit.sheet import sheet
from companion.app.kit.tap import Act, tap
from companion.app.kit.words import caption, strong
from companion.app.kit.words import words as text
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.hero_realms.evening import HeroEvening
from companion.app.models.hero_realms.layers import ChampionOpen, DeedsOpen, LayOpen, LifeOpen, SeatOpen
from companion.app.screens.hero_realms import lookup
from companion.app.screens.hero_realms.champions import champion_tiles, flowing, is_prey, named_champions
from companion.app.screens.hero_realms.speech import seat_about, seat_name
from companion.app.theme import Look
from companion.games.hero_realms import acts
from companion.games.hero_realms.people.options import PeopleOptions
from companion.games.hero_realms.wording import card_words
from companion.kernel.acts import Act as GameAct
from companion.kernel.words import Message

_SHORT = 6
"""So many lines fit on every phone; a sheet with more scrolls."""


def given(evening: HeroEvening, act: GameAct) -> Act:
    """A button's act that gives this to the table and closes the sheet."""

    async def run() -> None:
        if await evening.do(act):
            evening.show(None)

    return run


def seat_sheet(look: Look, guest: Guest, evening: HeroEvening, layer: SeatOpen) -> ft.Control:
    """Everything before one seat."""
    words, state = guest.words, evening.state
    index = state.table.index[layer.seat]
    name = seat_name(words, state, index)
    body: list[ft.Control] = []
    if tiles := champion_tiles(look, guest, evening, index):
        body += [explained(strong(look, words("hra-in-play")), lookup.term(guest, "in-play")), flowing(tiles)]
    for _, ref in named_champions(evening, index):
        card = state.table.book.by_id[ref.partition("#")[0]]
        details = partial(evening.show, ChampionOpen(layer.seat, ref))
        said, held = words("hra-champion-more", card=card.name), lookup.card(guest, card)
        body.append(_entry(look, said, details, f"about-{ref}", "more", about=held))
    set_life = partial(evening.show, LifeOpen(layer.seat))
    health, champion = lookup.term(guest, "health"), lookup.term(guest, "champion")
    body.append(_entry(look, words("hra-set-life", name=name), set_life, "set-life", "heart", about=health))
    lay = partial(evening.show, LayOpen(layer.seat))
    body.append(_entry(look, words("hra-missing-champion"), lay, "missing-champion", "plus", about=champion))
    body += _items(look, guest, evening, index)
    return sheet(
        look,
        name,
        body,
        subtitle=seat_about(words, state, index) or None,
        about=lookup.seat(guest, state, index),
        close=words("close"),
        on_close=partial(evening.show, None),
        scrolls=len(body) > _SHORT,
    )


def _items(look: Look, guest: Guest, evening: HeroEvening, seat: int) -> list[ft.Control]:
    """Hoard items that lie elsewhere, to put right who holds one."""
    state, words = evening.state, guest.words
    if state.table.mode != "dragon":
        return []
    found: list[ft.Control] = []
    for other, holder in enumerate(state.seats):
        for laid in holder.beside:
            card = state.table.cards[laid.card]
            if card.role == "hoard" and other != seat:
                act = acts.CorrectItem(card.id, state.table.places[seat].id)
                said = words("hra-holds-item", card=card.name)
                held = lookup.card(guest, card)
                found.append(_entry(look, said, given(evening, act), f"item-{card.id}", "gem", about=held))
    return found


def champion_sheet(look: Look, guest: Guest, evening: HeroEvening, layer: ChampionOpen) -> ft.Control:
    """One champion: what its card says, and what can happen to it."""
    words, state = guest.words, evening.state
    index = state.table.index[layer.seat]
    card = state.table.book.by_id[layer.champion.partition("#")[0]]
    acting = evening.acting
    held = lookup.card(guest, card)
    body: list[ft.Control] = [
        explained(text(look, line, size=15, color=look.muted), held) for line in card_words(card, words)
    ]
    actions: list[ft.Control] = []
    if is_prey(evening, index):
        stun = acts.Stun(layer.seat, layer.champion, True, acting)
        freely = acts.Stun(layer.seat, layer.champion, False, acting)
        hit = acts.Attack(layer.seat, layer.champion, 0, acting)
        actions.append(primary(look, words("hra-stun-attack"), given(evening, hit), name="stun-attack", expand=True))
        stunning, freed = lookup.term(guest, "stun"), lookup.term(guest, "stun-without-target")
        body.append(_entry(look, words("hra-stun-card"), given(evening, stun), "stun-card", "bolt", about=stunning))
        body.append(_entry(look, words("hra-stun-freely"), given(evening, freely), "stun-freely", "bolt", about=freed))
        body += _damage(look, guest, evening, layer)
    elif acting == layer.seat:
        if card.expend is not None:
            use = acts.Expend(layer.champion, acting)
            expend = lookup.term(guest, "expend")
            body.append(_entry(look, words("hra-expend"), given(evening, use), "expend", "rotate", about=expend))
        again, prepare = acts.Prepare(layer.champion, acting), lookup.term(guest, "prepare-again")
        body.append(_entry(look, words("hra-prepare"), given(evening, again), "prepare", "level", about=prepare))
        if card.ally is not None:
            ally, helped = lookup.term(guest, "ally"), acts.Ally(layer.champion, acting)
            body.append(_entry(look, words("hra-ally"), given(evening, helped), "ally", "people", about=ally))
    gone = acts.CorrectChampion(layer.seat, layer.champion, False)
    body.append(destructive(look, words("hra-champion-gone"), given(evening, gone), name="champion-gone", height=52))
    return sheet(
        look,
        words.name(card.name),
        body,
        subtitle=seat_name(words, state, index),
        about=held,
        close=words("close"),
        on_close=partial(evening.show, None),
        actions=actions,
        scrolls=len(body) > _SHORT,
    )


def _damage(look: Look, guest: Guest, evening: HeroEvening, layer: ChampionOpen) -> list[ft.Control]:
    """Damage of a card that does not stun: 1 to 4."""
    words = guest.words
    row = [
        quiet(
            look,
            f"−{n}",
            given(evening, acts.Harm(layer.seat, n, layer.champion, evening.acting)),
            name=f"harm-{n}",
            label=words("hra-harm", count=n),
            height=52,
            expand=True,
        )
        for n in (1, 2, 3, 4)
    ]
    how = explained(caption(look, words("hra-harm-how"), size=15), lookup.term(guest, "damage"))
    return [how, ft.Row(list(row), spacing=8)]


def deeds_sheet(look: Look, guest: Guest, evening: HeroEvening, layer: DeedsOpen) -> ft.Control:
    """Skills and abilities, thefts, borrowed cards, forced discards: what a person does now and then."""
    words, options = guest.words, evening.options()
    body: list[ft.Control] = []
    if options is not None:
        body += [*_uses(look, guest, evening, options), *_thefts(look, guest, evening, options)]
        body += [*_company(look, guest, evening, options), *_team(look, guest, evening)]
    return sheet(
        look,
        words("hra-deeds"),
        body,
        subtitle=seat_name(words, evening.state, evening.state.table.index[options.seat]) if options else None,
        close=words("close"),
        on_close=partial(evening.show, None),
        scrolls=len(body) > _SHORT,
    )


def _uses(look: Look, guest: Guest, evening: HeroEvening, options: PeopleOptions) -> list[ft.Control]:
    """Champions, skill, ability and hoard items before the person."""
    found = []
    for use in options.usable:
        word = "hra-sacrifice-of" if isinstance(use.act, acts.Sacrifice) else "hra-expend-of"
        said, name = guest.words(word, card=use.card.name), f"use-{use.card.id}"
        held = lookup.card(guest, use.card)
        found.append(_able(look, guest, said, given(evening, use.act), name, "hand", use.refusal, held))
    return found


def _thefts(look: Look, guest: Guest, evening: HeroEvening, options: PeopleOptions) -> list[ft.Control]:
    """Skill checks for the Dragon's hoard, with the number to reach; a check may fail, too."""
    found, held = [], lookup.term(guest, "steal-hoard")
    for item in options.stealable:
        said = guest.words("hra-steal", card=item.card.name, number=item.number)
        act = given(evening, acts.Check(item.card.id, True, options.seat))
        found.append(_able(look, guest, said, act, f"steal-{item.card.id}", "gem", item.refusal, held))
        if item.refusal is None:
            said = guest.words("hra-steal-missed", card=item.card.name, number=item.number)
            act = given(evening, acts.Check(item.card.id, False, options.seat))
            found.append(_able(look, guest, said, act, f"missed-{item.card.id}", "close", None, held))
    return found


def _company(look: Look, guest: Guest, evening: HeroEvening, options: PeopleOptions) -> list[ft.Control]:
    """Cards borrowed from the defeated, and opponents who must discard."""
    found, borrow, discard = [], lookup.term(guest, "borrow"), lookup.term(guest, "forced-discard")
    for lender in options.lenders:
        said = guest.words("hra-borrow", name=evening.place(lender.player).name)
        act = given(evening, acts.Borrow("", lender.player, options.seat))
        found.append(_able(look, guest, said, act, f"borrow-{lender.player}", "cards", lender.refusal, borrow))
    for player in options.discarding:
        said = guest.words("hra-discards", name=evening.place(player).name)
        act = given(evening, acts.ForceDiscard(player, 1, options.seat))
        found.append(_able(look, guest, said, act, f"discard-{player}", "cards", None, discard))
    return found


def _team(look: Look, guest: Guest, evening: HeroEvening) -> list[ft.Control]:
    """Where a team acts together: whose acts are entered."""
    state, words = evening.state, guest.words
    members = [n for n in state.active if n in state.table.people]
    if len(members) < 2:
        return []
    rows: list[ft.Control] = [strong(look, words("hra-who-acts"))]
    for n in members:
        place = state.table.places[n]
        chosen = place.id == evening.acting
        act = partial(evening.act_for, place.id)
        sign: Icon = "check" if chosen else "people"
        rows.append(_entry(look, seat_name(words, state, n), act, f"acting-{place.id}", sign))
    return rows


def _entry(
    look: Look, said: str, act: Act, name: str, symbol: Icon, disabled: bool = False, about: Act | None = None
) -> ft.Control:
    """A line to press; what it says may take two lines."""
    face = ft.Row([icon(symbol, look.ink, 22), strong(look, said, size=16, lines=3, expand=True)], spacing=12)
    return tap(
        look,
        face,
        on_tap=act,
        on_long_press=about,
        name=name,
        disabled=disabled,
        fill=look.raised,
        padding=ft.Padding.symmetric(horizontal=16, vertical=15),
        align=None,
    )


def _able(
    look: Look, guest: Guest, said: str, act: Act, name: str, symbol: Icon, refusal: Message | None, held: Act
) -> ft.Control:
    """A line to press; where it cannot be pressed now, why stands below it."""
    button = _entry(look, said, act, name, symbol, disabled=refusal is not None, about=held)
    if refusal is None:
        return button
    why = explained(caption(look, guest.why(refusal)), about.rule(guest, str(refusal.args.get("rule", ""))))
    return ft.Column([button, why], spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
