"""The instruction under the board: what happens now in large words, why, and what came of the last deed."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.kit.buttons import icon_button
from companion.app.kit.chips import tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.panel import panel
from companion.app.kit.words import strong
from companion.app.models import about
from companion.app.models.guest import Guest
from companion.app.models.heroes3.evening import CombatEvening
from companion.app.models.heroes3.moment import MORE_TARGETS, attacks_on, nearest, wants_more
from companion.app.models.heroes3.story import Deed, last_deed
from companion.app.screens.heroes3.combat import lookup
from companion.app.screens.heroes3.combat.ending import ending
from companion.app.screens.heroes3.combat.prompt_parts import (
    came_of,
    headline,
    reason_lines,
    rule_button,
    small,
    tag_row,
    unfolding,
)
from companion.app.screens.heroes3.combat.speech import card_name, instruction, kind_name, tier_name
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.asked import question
from companion.games.heroes3.combat.asking import NONE, options
from companion.games.heroes3.combat.board import BY_NAME
from companion.games.heroes3.combat.ending import may_go_on
from companion.games.heroes3.combat.setup import GAME
from companion.games.heroes3.combat.state import space_name
from companion.kernel.acts import Act
from companion.kernel.events import Reason


@part
def Prompt(look: Look, guest: Guest, evening: CombatEvening, height: float | None) -> ft.Control:
    """The panel of the moment. It scrolls in itself where a height is given, so that the board never jumps."""
    use_watch(
        evening,
        lambda e: (e.length, e.moment, e.aimed, e.picked, e.using, e.overruling, e.unfolded, e.draft, e.carrying,
                   e.typed_dice),
    )  # fmt: skip
    shown = _content(look, guest, evening)
    column = ft.Column(
        shown,
        spacing=6,
        tight=height is None,
        scroll=ft.ScrollMode.AUTO if height is not None else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    live = ft.Semantics(content=column, live_region=True, container=True)
    return panel(look, live, active=True, padding=12, height=height, name="prompt", radius=18)


def _content(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    if evening.draft is not None:
        return _card(look, guest, evening)
    if evening.carrying:
        return _carrying(look, guest, evening)
    deed = last_deed(evening.live, guest.words)
    return _MOMENTS[evening.moment](look, guest, evening, deed)


# --- the moments -----------------------------------------------------------------------------------


def _place(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    words, side = guest.words, int(evening.state.ask[1]) if evening.state.ask is not None else 0
    left = evening.waiting
    tags = [
        tap_chip(
            look,
            kind_name(words, fighter.kind),
            partial(evening.pick, fighter.n),
            selected=fighter.n == evening.picked,
            name=f"pick-{fighter.n}",
            about=lookup.unit(guest, fighter.kind),
        )
        for fighter in left
    ]
    how = words("h3a-place-how", count=len(left)) if left else words("h3a-place-done")
    head = words("h3a-place", side="mine" if side == 0 else "theirs")
    heading = headline(look, head, about=lookup.now(guest, evening.state))
    return [heading, small(look, how), *([tag_row(look, tags)] if tags else [])]


def _drawn(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    words, asked = guest.words, evening.state.ask
    tier = tier_name(words, int(asked[2])) if asked is not None else ""
    heading = headline(look, words("h3a-draw", tier=tier), about=lookup.term(guest, "tiers"))
    return [heading, small(look, words("h3a-draw-how"))]


def _question(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    words, state = guest.words, evening.state
    asked = question(state)
    said, rule = (words.say(asked.message), asked.rule or "") if asked is not None else ("", "")
    off_board = [option for option in options(state) if option not in BY_NAME and option != NONE]
    named = {f.kind.key: words.name(f.kind.name) for f in state.fighters}
    tags = [
        tap_chip(look, named.get(option, option), partial(evening.act, acts.Choose(option)), name=f"choose-{n}")
        for n, option in enumerate(off_board)
    ]
    how = [] if tags else [small(look, words("h3a-tap-marked"))]
    heading = headline(look, said, about=about.line(guest, GAME, said, rule))
    return [heading, *how, *([tag_row(look, tags)] if tags else []), *came_of(look, guest, deed)]


def _yes(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    return [_asked(look, guest, evening), *came_of(look, guest, deed)]


def _asked(look: Look, guest: Guest, evening: CombatEvening) -> ft.Control:
    """The open question in large words."""
    asked = question(evening.state)
    if asked is None:
        return headline(look, "")
    said = guest.words.say(asked.message)
    return headline(look, said, about=about.line(guest, GAME, said, asked.rule or ""))


def _dice(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    words, asked = guest.words, evening.state.ask
    assert asked is not None
    _, side, count, why = asked
    roll = words("h3a-roll", side="mine" if side == 0 else "theirs", why=why, count=count)
    shown: list[ft.Control] = []
    if deed is not None:
        done = instruction(words, deed.before, deed.act)
        tools = [*rule_button(look, guest, deed.why), *unfolding(look, guest, evening, deed.why)]
        shown = [headline(look, done, *tools, about=about.rule(guest, deed.why.rule) if deed.why else None)]
    if evening.typed_dice:
        roll = f"{roll} {words('h3a-roll-typed', dice=', '.join(map(_face, evening.typed_dice)))}"
    if deed is not None and deed.strikes_back is not None:
        roll = f"{words('h3a-strikes-back', unit=deed.strikes_back)} {roll}"
    rolled = strong(look, roll, size=16 if look.phone else 18, color=look.action)
    shown.append(explained(rolled, lookup.term(guest, "attack-die")))
    shown += [*came_of(look, guest, deed), *reason_lines(look, guest, evening, deed.why if deed is not None else None)]
    return shown


def _face(die: int) -> str:
    return "+1" if die > 0 else "−1" if die < 0 else "0"


def _mine(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    words, state = guest.words, evening.state
    name = words.name(state.actor.kind.name)
    shown = came_of(look, guest, deed) if not evening.aim else []
    if evening.aim:
        there = evening.at(evening.aim)
        target = words.name(there.kind.name) if there is not None else evening.aim
        heading = headline(look, words("h3a-aim", unit=name, target=target), about=lookup.term(guest, "attack"))
        return [heading, small(look, words("h3a-aim-how"))]
    head = words("h3a-overrules", unit=name) if evening.overruling else words("h3a-acts", unit=name)
    tags = _own_tags(look, guest, evening)
    how = words("h3a-use-how") if evening.using else words("h3a-acts-how", ranged=_yes_no(state.actor.kind.ranged))
    return [
        headline(look, head, *_pass(look, guest, evening), about=lookup.unit(guest, state.actor.kind)),
        small(look, how),
        *([tag_row(look, tags)] if tags else []),
        *shown,
    ]


def _pass(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """Doing nothing at all: the gold button defends, and passing without a token is the rarer wish."""
    state = evening.state
    if not state.may_defend or state.moved or state.struck:
        return []
    act = partial(evening.act, acts.Done())
    return [icon_button(look, "skip", guest.words("h3a-pass"), act, name="pass", bare=True, ink=look.muted)]


def _own_tags(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """What a unit can do besides moving and attacking."""
    words = guest.words
    tags: list[ft.Control] = []
    uses = [act for act in evening.given if isinstance(act, acts.Use)]
    if uses:
        alone = len(uses) == 1 and not uses[0].target
        act = partial(evening.act, uses[0]) if alone else partial(evening.use, not evening.using)
        tags.append(
            tap_chip(
                look,
                words("h3a-use"),
                act,
                symbol="bolt",
                selected=evening.using or None,
                name="use-ability",
                about=lookup.term(guest, "ability-instead"),
            )
        )
    if evening.overruling:
        tags.append(
            tap_chip(look, words("h3a-overrule-back"), partial(evening.overrule, False), symbol="undo", name="overrule")
        )
    return tags


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


def _chair(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    words, verdict = guest.words, evening.verdict
    assert verdict is not None
    assert verdict.act is not None
    tools, read = _tools(look, guest, evening, verdict.reason), about.rule(guest, verdict.reason.rule)
    head = headline(look, instruction(words, evening.state, verdict.act), *tools, about=read)
    return [head, *reason_lines(look, guest, evening, verdict.reason), *came_of(look, guest, deed)]


def _tools(look: Look, guest: Guest, evening: CombatEvening, reason: Reason) -> list[ft.Control]:
    found = [*rule_button(look, guest, reason), *unfolding(look, guest, evening, reason)]
    if evening.state.ask is None:
        act = partial(evening.overrule, True)
        label = guest.words("h3a-overrule")
        found.append(icon_button(look, "pencil", label, act, name="overrule", bare=True, ink=look.muted))
    return found


def _tie(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    words, verdict = guest.words, evening.verdict
    assert verdict is not None
    tags = [
        tap_chip(look, words.say(choice.message), partial(evening.act, choice.act), name=f"tie-{n}")
        for n, choice in enumerate(verdict.options)
        if not evening.aim or (isinstance(choice.act, acts.Attack) and choice.act.target == evening.aim)
    ]
    name = words.name(evening.state.actor.kind.name) if evening.state.active >= 0 else ""
    target = evening.at(evening.aimed)
    if target is not None:
        said = words("h3a-tie-space", unit=name, target=words.name(target.kind.name))
    else:
        said = words("h3a-tie", unit=name)
    tools, read = _tools(look, guest, evening, verdict.reason), about.rule(guest, verdict.reason.rule)
    head = headline(look, said, *tools, about=read)
    return [head, tag_row(look, tags), *reason_lines(look, guest, evening, verdict.reason), *came_of(look, guest, deed)]


def _limit(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    words, state = guest.words, evening.state
    left, free = state.sides[0].movement, state.layout.settings.free_extension
    how = "free" if free else "pay" if may_go_on(state) else "none"
    return [
        headline(look, words("h3a-limit", round=state.round), about=lookup.now(guest, state)),
        small(look, words("h3a-limit-how", how=how, left=left)),
        *came_of(look, guest, deed),
    ]


def _table(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    return [_asked(look, guest, evening), *came_of(look, guest, deed)[-1:]]


def _over(look: Look, guest: Guest, evening: CombatEvening, deed: Deed | None) -> list[ft.Control]:
    return ending(look, guest, evening)


_MOMENTS = {
    "place": _place, "card": _drawn, "question": _question, "yes": _yes, "dice": _dice, "mine": _mine, "chair": _chair,
    "tie": _tie, "limit": _limit, "table": _table, "over": _over,
}  # fmt: skip


# --- cards and corrections -------------------------------------------------------------------------


def _card(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    """A card on its way: its targets are tapped on the board."""
    words, draft = guest.words, evening.draft
    assert draft is not None
    name = card_name(words, draft.card) if draft.card else words("h3a-bonus")
    lacking = wants_more(evening.state, draft)
    if lacking is None:
        said = words("h3a-card-ready")
    elif lacking.id == MORE_TARGETS:
        said = words("h3a-card-target", number=len(draft.targets) + 1)
    else:
        said = words.say(lacking)
    held = lookup.card(guest, draft.card) if draft.card else lookup.term(guest, "when-to-play")
    return [headline(look, words("h3a-card-plays", card=name), about=held), small(look, said)]


def _carrying(look: Look, guest: Guest, evening: CombatEvening) -> list[ft.Control]:
    words, fighter = guest.words, evening.at(evening.carrying)
    name = words.name(fighter.kind.name) if fighter is not None else space_name(-1)
    held = lookup.unit(guest, fighter.kind) if fighter is not None else None
    return [headline(look, words("h3a-carry", unit=name), about=held), small(look, words("h3a-carry-how"))]


def nearest_act(evening: CombatEvening) -> Act | None:
    """The attack of the gold button while a target is chosen: from the nearest space."""
    meant = attacks_on(evening.given, evening.aimed) if evening.aimed else []
    return nearest(evening.state, meant) if meant else None
