"""The odds: chances with what they may be off by, losses unit by unit, and what would be if."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app import fonts
from companion.app.icons import make_icon
from companion.app.kit.controls.buttons import secondary_button
from companion.app.kit.controls.chips import chip_row, segmented_choice, tappable_chip
from companion.app.kit.graphics.progress_bar import progress_bar
from companion.app.kit.text.text_styles import body_text as text
from companion.app.kit.text.text_styles import caption_text, number_text, strong_text
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.models.device_session import DeviceSession
from companion.app.models.heroes3.combat.odds_model import NOW, OddsModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat import help_topics
from companion.app.theme import Look
from companion.games.heroes3.odds.estimates import Estimate, Loss, Share
from companion.games.heroes3.odds.plan_comparison import PlanResult
from companion.games.heroes3.odds.player_policies import POLICIES
from companion.library.translations import MessageCatalogue

_MOST = 100


@component
def OddsPanel(look: Look, session: DeviceSession, odds: OddsModel) -> ft.Control:
    """Everything about the odds, in one column."""
    use_watch(odds, lambda o: (o.running, o.compared, o.refusal, o.policy, o.what_ifs))
    words, estimate = session.words, odds.estimate
    shown: list[ft.Control] = []
    if estimate is not None:
        shown += [chances_panel(look, words, estimate), *_losses(look, session, estimate)]
    elif odds.refusal is not None:
        shown.append(text(look, words.say(odds.refusal), color=look.harm))
    elif odds.running:
        shown.append(caption_text(look, words("h3a-odds-begins"), size=15))
    else:
        shown.append(caption_text(look, words("h3a-odds-about"), size=15))
    shown.append(_button(look, session, odds, estimate))
    shown.append(_policy(look, words, odds))
    if estimate is not None or odds.running:
        shown += _what_ifs(look, words, odds)
    return ft.Column(shown, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True)


@component
def OddsStrip(look: Look, session: DeviceSession, odds: OddsModel) -> ft.Control:
    """The two chances over the board."""
    use_watch(odds, lambda o: (o.running, o.compared))
    words, estimate = session.words, odds.estimate
    win, first = ("…", "…") if estimate is None else (percent_text(estimate.win), percent_text(estimate.first_round))
    share = 0.0 if estimate is None else estimate.win.value
    row = ft.Row(
        [
            text(look, words("h3a-odds-round"), size=13, color=look.muted, lines=1, silent=True),
            number_text(look, first, size=16, silent=True),
            ft.Container(progress_bar(look, share, height=7), expand=True),
            text(look, words("h3a-odds-win"), size=13, color=look.muted, lines=1, silent=True),
            number_text(look, win, size=16, color=look.heal if share >= 0.5 else look.ink, silent=True),
        ],
        spacing=8,
    )
    said = words("h3a-odds-aloud", first=first, win=win)
    return ft.Semantics(content=row, label=said, container=True, exclude_semantics=False)


def percent_text(share: Share) -> str:
    """A chance as people say it; never 0 or 100 where it is only nearly so."""
    value = round(100 * share.value)
    if value == 0 and share.value > 0:
        return "<1 %"
    if value == _MOST and share.value < 1:
        return ">99 %"
    return f"{value} %"


def error_margin_text(share: Share) -> str:
    """Half the interval, in points."""
    return f"±{max(1, round(100 * share.half))}"


def chances_panel(look: Look, words: MessageCatalogue, estimate: Estimate) -> ft.Control:
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
    aloud = words("h3a-odds-aloud", first=percent_text(estimate.first_round), win=percent_text(estimate.win))
    strip = progress_bar(look, estimate.win.value, label=aloud, color=look.heal, height=12)
    return ft.Column([pair, strip, caption_text(look, about, size=14)], spacing=8, tight=True)


def _chance(look: Look, said: str, share: Share, colour: str) -> ft.Control:
    number = ft.Row(
        [
            number_text(look, percent_text(share), size=34, color=colour),
            text(look, error_margin_text(share), size=15, color=look.muted, family=fonts.FIGURES),
        ],
        spacing=6,
        tight=True,
        vertical_alignment=ft.CrossAxisAlignment.END,
    )
    return ft.Column([caption_text(look, said, size=14), number], spacing=0, tight=True, expand=True)


def _losses(look: Look, session: DeviceSession, estimate: Estimate) -> list[ft.Control]:
    if not estimate.losses:
        return []
    rows: list[ft.Control] = [strong_text(look, session.words("h3a-odds-losses"), size=16)]
    return [*rows, *(_loss(look, session, loss) for loss in estimate.losses)]


def _loss(look: Look, session: DeviceSession, loss: Loss) -> ft.Control:
    words, pack = session.words, loss.unit.few is not None
    said = words(
        "h3a-odds-loss", gone=percent_text(loss.gone), flipped=percent_text(loss.flipped), pack="yes" if pack else "no"
    )
    row = ft.Row(
        [
            text(look, words.name(loss.unit.name), size=15, lines=1, expand=True),
            text(look, said, size=14, color=look.harm if loss.gone.value >= 0.5 else look.muted),
        ],
        spacing=8,
    )
    lines = ft.Column([row, progress_bar(look, loss.gone.value, color=look.harm, height=4)], spacing=3, tight=True)
    return explain_on_long_press(lines, help_topics.unit_help_callback(session, loss.unit))


def _button(look: Look, session: DeviceSession, odds: OddsModel, estimate: Estimate | None) -> ft.Control:
    words = session.words
    if odds.running:
        return secondary_button(
            look, words("h3a-odds-stop"), odds.stop, symbol="hourglass", name="odds-stop", height=52
        )
    said = "h3a-odds-work-out" if estimate is None else "h3a-odds-again"
    return secondary_button(look, words(said), odds.start_calculation, symbol="chart", name="odds-work-out", height=52)


def _policy(look: Look, words: MessageCatalogue, odds: OddsModel) -> ft.Control:
    options = [(name, words("h3a-policy", policy=name)) for name in POLICIES]
    label = words("h3a-policy-label")
    picked = segmented_choice(look, options, odds.policy, odds.choose_policy, name="policy", label=label)
    return ft.Column([caption_text(look, label, size=14), picked], spacing=4, tight=True)


def _what_ifs(look: Look, words: MessageCatalogue, odds: OddsModel) -> list[ft.Control]:
    possible = odds.possible_what_ifs()
    if not possible:
        return []
    tags = [
        tappable_chip(
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
    return [strong_text(look, words("h3a-what-if"), size=16), chip_row(look, tags, targets=True), *found]


def _what(words: MessageCatalogue, odds: OddsModel, name: str) -> str:
    unit = odds.what_if_unit(name)
    word = name.partition(" ")[0]
    return words("h3a-what-if-one", what=word, unit=words.name(unit.name) if unit is not None else "")


def _compared(look: Look, words: MessageCatalogue, said: str, compared: PlanResult) -> ft.Control:
    by = round(100 * compared.difference.value)
    colour = look.heal if by > 0 else look.harm if by < 0 else look.muted
    points = words("h3a-what-if-points", points=f"+{by}" if by > 0 else f"−{-by}" if by < 0 else "0")
    row = ft.Row(
        [
            make_icon("forward", look.muted, 18),
            text(look, said, size=15, expand=True),
            number_text(look, percent_text(compared.estimate.win), size=20),
            text(look, points, size=15, color=colour, family=fonts.FIGURES),
        ],
        spacing=8,
    )
    return ft.Semantics(content=row, container=True)
