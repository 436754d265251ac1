"""The hero: level and experience, movement to tap away, expert uses, hand limit, morale, the secondary hero."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.icons import Icon
from companion.app.kit.chips import chip, chips, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.pips import pips
from companion.app.kit.words import caption, strong, title
from companion.app.models.about import About
from companion.app.models.guest import Guest
from companion.app.models.heroes3.sheet import SheetEvening
from companion.app.models.heroes3.sheet_layers import HeroOpen, MoraleOpen
from companion.app.screens.heroes3.sheet.movement import movement
from companion.app.screens.heroes3.sheet.parts import section, tile
from companion.app.screens.heroes3.sheet.speech import hero_about, morale_words, word_about
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.evening.heroes import hero
from companion.games.heroes3.evening.levels import levels, most_experience
from companion.games.heroes3.sheet import acts, looking

MORALE: dict[str, tuple[str, Icon]] = {
    "positive": ("heal", "sun"), "negative": ("harm", "moon"), "none": ("plain", "minus"),
}  # fmt: skip


@part
def HeroPanel(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """Everything that a main hero's board shows."""
    use_watch(evening, lambda e: (e.length, e.seat))
    words, seat, mine = guest.words, evening.seat, evening.sheet
    board, level = hero(evening.chair(seat).hero), looking.level(mine)
    about = hero_about(guest, evening, seat)
    shown = ft.Semantics(
        content=ft.Row(
            [
                caption(look, words("h3s-ui-level-word"), size=15, silent=True),
                title(look, level.level, size=32, color=look.action),
            ],
            spacing=8, tight=True,
        ),
        label=words("h3s-ui-level", level=level.level), container=True,
    )  # fmt: skip
    rows: list[ft.Control] = [_track(look, guest, evening), *movement(look, guest, evening, seat)]
    rows += [_tags(look, guest, evening), _due(look, guest, evening)]
    rows.append(
        ft.Row(
            [
                tile(look, "experience", words("h3s-ui-gain-xp"), partial(evening.do, acts.Experience(seat)),
                     name="gain-xp", about=word_about(guest, "experience")),
                tile(look, "sun", words("h3s-ui-morale-title"), partial(evening.show, MoraleOpen(seat)),
                     name="open-morale", about=word_about(guest, "morale")),
                tile(look, "pencil", words("h3s-ui-put-right"), partial(evening.show, HeroOpen(seat)),
                     name="hero-right"),
            ],
            spacing=8,
        )
    )  # fmt: skip
    name = f"{words.name(board.name)} · {words.name(board.profession)}"
    return section(look, name, rows, about=about, aside=explained(shown, word_about(guest, "level")), name="hero")


def _track(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """The experience track: a space for each point, a level every second one."""
    words, mine = guest.words, evening.sheet
    most = most_experience()
    spaces: list[ft.Control] = []
    per = levels().experience_per_level
    for n, level in enumerate(levels().levels):
        reached = mine.experience >= n * per
        filled = min(per, max(0, mine.experience - n * per))
        steps = 0 if n == len(levels().levels) - 1 else per
        spaces.append(
            ft.Column(
                [
                    strong(look, level.level, size=13, color=look.action if reached else look.muted, silent=True),
                    pips(filled if steps else int(reached), steps or 1, look.action, width=34, height=8),
                ],
                spacing=3, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            )
        )  # fmt: skip
    row = ft.Row(spaces, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, spacing=2)
    said = words("h3s-ui-experience", count=mine.experience, most=most)
    body = ft.Semantics(content=row, label=said, container=True, identifier="experience")
    return explained(body, word_about(guest, "experience"))


def _tags(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """Hand limit, expert uses and morale."""
    words, seat, mine, state = guest.words, evening.seat, evening.sheet, evening.state
    tone, symbol = MORALE[mine.morale]
    tags: list[ft.Control] = [
        tap_chip(look, morale_words(words, state, mine), partial(evening.show, MoraleOpen(seat)),
                 tone=tone, symbol=symbol, name="morale", about=word_about(guest, "morale")),  # type: ignore[arg-type]
        *_expert(look, guest, evening),
        _plain(look, words("h3s-ui-hand", count=looking.hand_limit(state, seat)), "cards",
               word_about(guest, "hand-limit")),
    ]  # fmt: skip
    if mine.hand_goes:
        tags.append(chip(look, words("h3s-ui-hand-goes"), tone="harm", about=word_about(guest, "second-negative")))
    if mine.homeless:
        tags.append(chip(look, words("h3s-ui-homeless", count=mine.homeless), tone="harm",
                         about=word_about(guest, "elimination")))  # fmt: skip
    return chips(look, tags, targets=True)


def _expert(look: Look, guest: Guest, evening: SheetEvening) -> list[ft.Control]:
    """The expert uses; nothing on a level that has none."""
    words, mine = guest.words, evening.sheet
    most = looking.expert_most(mine)
    if not most and not mine.expert:
        return []
    return [
        tap_chip(look, words("h3s-ui-expert", left=mine.expert, most=most),
                 partial(evening.do, acts.Expert(evening.seat)), tone="gold" if mine.expert else "plain", symbol="bolt",
                 label=words("h3s-ui-expert-use", left=mine.expert), name="expert",
                 about=word_about(guest, "expert-uses"))
    ]  # fmt: skip


def _plain(look: Look, said: str, symbol: Icon, about: About) -> ft.Control:
    """A tag as high as those to press, so that they stand in one line."""
    return ft.Container(chip(look, said, symbol=symbol, about=about), padding=ft.Padding.symmetric(vertical=9))


def _due(look: Look, guest: Guest, evening: SheetEvening) -> ft.Control:
    """What the next level brings."""
    words, mine = guest.words, evening.sheet
    table = levels().levels
    place = table.index(looking.level(mine)) + 1
    if place >= len(table):
        return caption(look, words("h3s-ui-top-level"), size=14)
    coming = table[place]
    return caption(
        look,
        words("h3s-ui-next-level", level=coming.level, missing=place * levels().experience_per_level - mine.experience,
              brings="specialty" if coming.specialty else "search", specialty=coming.specialty or "-"),
        size=14,
    )  # fmt: skip
