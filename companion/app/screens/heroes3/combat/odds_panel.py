"""The odds: chances with what they may be off by, losses unit by unit, and what would be if."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import icon
from companion.app.kit.bar import bar
from companion.app.kit.buttons import quiet
from companion.app.kit.chips import chips, choice, tap_chip
from companion.app.kit.explained import explained
from companion.app.kit.words import caption, figure, strong
from companion.app.kit.words import words as text
from companion.app.models.guest import Guest
from companion.app.models.heroes3.odds import NOW, OddsWatch
from companion.app.screens.heroes3.combat import lookup
from companion.app.theme import Look
from companion.app.watch import part, use_watch
from companion.games.heroes3.odds.estimates import Estimate, Loss, Share
from companion.games.heroes3.odds.policies import POLICIES
from companion.games.heroes3.odds.whatif import Compared
from companion.library.words import Catalogue

_MOST = 100


@part
def OddsPanel(look: Look, guest: Guest, odds: OddsWatch) -> ft.Control:
    """Everything about the odds, in one column."""
    use_watch(odds, lambda o: (o.running, o.compared, o.refusal, o.policy, o.what_ifs))
    words, estimate = guest.words, odds.estimate
    shown: list[ft.Control] = []
    if estimate is not None:
        shown += [chances(look, words, estimate), *_losses(look, guest, estimate)]
    elif odds.refusal is not None:
        shown.append(text(look, words.say(odds.refusal), color=look.harm))
    elif odds.running:
        shown.append(caption(look, words("h3a-odds-begins"), size=15))
    else:
        shown.append(caption(look, words("h3a-odds-about"), size=15))
    shown.append(_button(look, guest, odds, estimate))
    shown.append(_policy(look, words, odds))
    if estimate is not None or odds.running:
        shown += _what_ifs(look, words, odds)
    return ft.Column(shown, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True)


@part
def OddsStrip(look: Look, guest: Guest, odds: OddsWatch) -> ft.Control:
    """The two chances over the board."""
    use_watch(odds, lambda o: (o.running, o.compared))
    words, estimate = guest.words, odds.estimate
    win, first = ("…", "…") if estimate is None else (percent(estimate.win), percent(estimate.first_round))
    share = 0.0 if estimate is None else estimate.win.value
    row = ft.Row(
        [
            text(look, words("h3a-odds-round"), size=13, color=look.muted, lines=1, silent=True),
            figure(look, first, size=16, silent=True),
            ft.Container(bar(look, share, height=7), expand=True),
            text(look, words("h3a-odds-win"), size=13, color=look.muted, lines=1, silent=True),
            figure(look, win, size=16, color=look.heal if share >= 0.5 else look.ink, silent=True),
        ],
        spacing=8,
    )
    said = words("h3a-odds-aloud", first=first, win=win)
    return ft.Semantics(content=row, label=said, container=True, exclude_semantics=False)


def percent(share: Share) -> str:
    """A chance as people say it; never 0 or 100 where it is only nearly so."""
    value = round(100 * share.value)
    if value == 0 and share.value > 0:
        return "<1 %"
    if value == _MOST and share.value < 1:
        return ">99 %"
    return f"{value} %"


def off_by(share: Share) -> str:
    """Half the interval, in points."""
    return f"±{max(1, round(100 * share.half))}"


def chances(look: Look, words: Catalogue, estimate: Estimate) -> ft.Control:
    """The two chances in large figures, the bar, and how sure that is."""
    pair = ft.Row(
        [
            _chance(look, words("h3a-odds-round"), estimate.first_round, look.ink),
            _chance(look, words("h3a-odds-win"), estimate.win, look.heal if estimate.win.value >= 0.5 else look.harm),
        ],
        spacing=12,
    )
    about = words(
        "h3a-odds-fights",
        fights=estimate.fights,
        experience=f"{estimate.experience.value:.1f}",
        rounds=f"{estimate.rounds:.1f}",
    )
    aloud = words("h3a-odds-aloud", first=percent(estimate.first_round), win=percent(estimate.win))
    strip = bar(look, estimate.win.value, label=aloud, color=look.heal, height=12)
    return ft.Column([pair, strip, caption(look, about, size=14)], spacing=8, tight=True)


def _chance(look: Look, said: str, share: Share, colour: str) -> ft.Control:
    number = ft.Row(
        [
            figure(look, percent(share), size=34, color=colour),
            text(look, off_by(share), size=15, color=look.muted, family=fonts.FIGURES),
        ],
        spacing=6,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    return ft.Column([caption(look, said, size=14), number], spacing=0, tight=True, expand=True)


def _losses(look: Look, guest: Guest, estimate: Estimate) -> list[ft.Control]:
    if not estimate.losses:
        return []
    rows: list[ft.Control] = [strong(look, guest.words("h3a-odds-losses"), size=16)]
    return [*rows, *(_loss(look, guest, loss) for loss in estimate.losses)]


def _loss(look: Look, guest: Guest, loss: Loss) -> ft.Control:
    words, pack = guest.words, loss.unit.few is not None
    said = words("h3a-odds-loss", gone=percent(loss.gone), flipped=percent(loss.flipped), pack="yes" if pack else "no")
    row = ft.Row(
        [
            text(look, words.name(loss.unit.name), size=15, lines=1, expand=True),
            text(look, said, size=14, color=look.harm if loss.gone.value >= 0.5 else look.muted),
        ],
        spacing=8,
    )
    lines = ft.Column([row, bar(look, loss.gone.value, color=look.harm, height=4)], spacing=3, tight=True)
    return explained(lines, lookup.unit(guest, loss.unit))


def _button(look: Look, guest: Guest, odds: OddsWatch, estimate: Estimate | None) -> ft.Control:
    words = guest.words
    if odds.running:
        return quiet(look, words("h3a-odds-stop"), odds.stop, symbol="hourglass", name="odds-stop", height=52)
    said = "h3a-odds-work-out" if estimate is None else "h3a-odds-again"
    return quiet(look, words(said), odds.work_out, symbol="chart", name="odds-work-out", height=52)


def _policy(look: Look, words: Catalogue, odds: OddsWatch) -> ft.Control:
    options = [(name, words("h3a-policy", policy=name)) for name in POLICIES]
    label = words("h3a-policy-label")
    picked = choice(look, options, odds.policy, odds.choose_policy, name="policy", label=label)
    return ft.Column([caption(look, label, size=14), picked], spacing=4, tight=True)


def _what_ifs(look: Look, words: Catalogue, odds: OddsWatch) -> list[ft.Control]:
    possible = odds.possible_what_ifs()
    if not possible:
        return []
    tags = [
        tap_chip(
            look,
            _what(words, odds, name),
            partial(odds.what_if, name),
            selected=name in odds.what_ifs,
            name=f"what-if-{n}",
        )
        for n, name in enumerate(possible)
    ]
    found = [
        _compared(look, words, _what(words, odds, name), compared)
        for name, compared in odds.compared.items()
        if name != NOW and name in odds.what_ifs
    ]
    return [strong(look, words("h3a-what-if"), size=16), chips(look, tags, targets=True), *found]


def _what(words: Catalogue, odds: OddsWatch, name: str) -> str:
    unit = odds.what_if_unit(name)
    word = name.partition(" ")[0]
    return words("h3a-what-if-one", what=word, unit=words.name(unit.name) if unit is not None else "")


def _compared(look: Look, words: Catalogue, said: str, compared: Compared) -> ft.Control:
    by = round(100 * compared.difference.value)
    colour = look.heal if by > 0 else look.harm if by < 0 else look.muted
    points = words("h3a-what-if-points", points=f"+{by}" if by > 0 else f"−{-by}" if by < 0 else "0")
    row = ft.Row(
        [
            icon("forward", look.muted, 18),
            text(look, said, size=15, expand=True),
            figure(look, percent(compared.estimate.win), size=20),
            text(look, points, size=15, color=colour, family=fonts.FIGURES),
        ],
        spacing=8,
    )
    return ft.Semantics(content=row, container=True)
