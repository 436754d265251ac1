"""The odds: chances with what they may be off by, losses unit by unit, and what would be if."""

from __future__ import annotations

import flet as ft

from companion.app import fonts
from companion.app.icons import make_icon
from companion.app.models.heroes3.combat.odds_model import NOW, OddsModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat.help_callbacks import unit_help
from companion.app.ui import Ui
from companion.games.heroes3.odds.plan_comparison import PlanResult
from companion.games.heroes3.odds.player_policies import POLICIES
from companion.games.heroes3.odds.simulation_statistics import Estimate, Loss, Share
from companion.library.translations import MessageCatalogue

_MOST = 100


@component
def OddsPanel(ui: Ui, odds: OddsModel) -> ft.Control:
    """Everything about the odds, in one column."""
    use_watch(odds, lambda o: (o.running, o.compared, o.refusal, o.policy, o.what_ifs))
    estimate = odds.estimate
    shown: list[ft.Control] = []
    if estimate is not None:
        shown += [chances_panel(ui, estimate), *_losses(ui, estimate)]
    elif odds.refusal is not None:
        shown.append(ui.text(ui.words.say(odds.refusal), color=ui.harm))
    else:
        said = ui.words("h3a-odds-begins") if odds.running else ui.words("h3a-odds-about")
        shown.append(ui.caption(said, size=15))
    shown += [_button(ui, odds, estimate), _policy(ui, odds)]
    if estimate is not None or odds.running:
        shown += _what_ifs(ui, odds)
    return ft.Column(shown, spacing=12, horizontal_alignment=ft.CrossAxisAlignment.STRETCH, tight=True)


@component
def OddsStrip(ui: Ui, odds: OddsModel) -> ft.Control:
    """The two chances over the board."""
    use_watch(odds, lambda o: (o.running, o.compared))
    estimate = odds.estimate
    win, first = ("…", "…") if estimate is None else (percent_text(estimate.win), percent_text(estimate.first_round))
    share = 0.0 if estimate is None else estimate.win.value
    row = ft.Row(
        [
            ui.text(ui.words("h3a-odds-round"), size=13, color=ui.muted, lines=1, silent=True),
            ui.number(first, size=16, silent=True),
            ft.Container(ui.progress_bar(share, height=7), expand=True),
            ui.text(ui.words("h3a-odds-win"), size=13, color=ui.muted, lines=1, silent=True),
            ui.number(win, size=16, color=ui.heal if share >= 0.5 else ui.ink, silent=True),
        ],
        spacing=8,
    )
    said = ui.words("h3a-odds-aloud", first=first, win=win)
    return ft.Semantics(content=row, label=said, container=True, exclude_semantics=False)


def percent_text(share: Share) -> str:
    """A chance as people say it; never 0 or 100 where it is only nearly so."""
    value = round(100 * share.value)
    if value == 0 and share.value > 0:
        return "<1 %"
    if value == _MOST and share.value < 1:
        return ">99 %"
    return f"{value} %"


def chances_panel(ui: Ui, estimate: Estimate) -> ft.Control:
    """The two chances in large figures, the bar, and how sure that is."""
    first, win = estimate.first_round, estimate.win
    pair = [
        _chance(ui, ui.words("h3a-odds-round"), first, ui.ink),
        _chance(ui, ui.words("h3a-odds-win"), win, ui.heal if win.value >= 0.5 else ui.harm),
    ]
    experience, rounds = f"{estimate.experience.value:.1f}", f"{estimate.rounds:.1f}"
    about = ui.words("h3a-odds-fights", fights=estimate.fights, experience=experience, rounds=rounds)
    aloud = ui.words("h3a-odds-aloud", first=percent_text(first), win=percent_text(win))
    strip = ui.progress_bar(win.value, label=aloud, color=ui.heal, height=12)
    return ft.Column([ft.Row(list(pair), spacing=12), strip, ui.caption(about, size=14)], spacing=8, tight=True)


def _chance(ui: Ui, said: str, share: Share, colour: str) -> ft.Control:
    points = max(1, round(100 * share.half))  # half the interval
    margin = ui.text(f"±{points}", size=15, color=ui.muted, family=fonts.FIGURES)
    figures: list[ft.Control] = [ui.number(percent_text(share), size=34, color=colour), margin]
    number = ft.Row(figures, spacing=6, tight=True, vertical_alignment=ft.CrossAxisAlignment.END)
    return ft.Column([ui.caption(said, size=14), number], spacing=0, tight=True, expand=True)


def _losses(ui: Ui, estimate: Estimate) -> list[ft.Control]:
    head = [ui.strong(ui.words("h3a-odds-losses"), size=16)] if estimate.losses else []
    return [*head, *(_loss(ui, loss) for loss in estimate.losses)]


def _loss(ui: Ui, loss: Loss) -> ft.Control:
    gone, pack = loss.gone, "yes" if loss.unit.few is not None else "no"
    said = ui.words("h3a-odds-loss", gone=percent_text(gone), flipped=percent_text(loss.flipped), pack=pack)
    name = ui.text(ui.words.name(loss.unit.name), size=15, lines=1, expand=True)
    row = ft.Row([name, ui.text(said, size=14, color=ui.harm if gone.value >= 0.5 else ui.muted)], spacing=8)
    lines = ft.Column([row, ui.progress_bar(gone.value, color=ui.harm, height=4)], spacing=3, tight=True)
    return ui.explained(lines, unit_help(ui, loss.unit))


def _button(ui: Ui, odds: OddsModel, estimate: Estimate | None) -> ft.Control:
    if odds.running:
        return ui.button(ui.words("h3a-odds-stop"), odds.stop, symbol="hourglass", name="odds-stop", height=52)
    said = "h3a-odds-work-out" if estimate is None else "h3a-odds-again"
    return ui.button(ui.words(said), odds.start_calculation, symbol="chart", name="odds-work-out", height=52)


def _policy(ui: Ui, odds: OddsModel) -> ft.Control:
    options = [(name, ui.words("h3a-policy", policy=name)) for name in POLICIES]
    label = ui.words("h3a-policy-label")
    picked = ui.segmented_choice(options, odds.policy, odds.choose_policy, name="policy", label=label)
    return ft.Column([ui.caption(label, size=14), picked], spacing=4, tight=True)


def _what_ifs(ui: Ui, odds: OddsModel) -> list[ft.Control]:
    possible = odds.possible_what_ifs()
    if not possible:
        return []
    options = [(n, _what(ui.words, odds, name)) for n, name in enumerate(possible)]
    asked = [n for n, name in enumerate(possible) if name in odds.what_ifs]
    tags = ui.choice_chips(options, asked, lambda n: odds.what_if(possible[n]), name="what-if")
    found = [
        _compared(ui, _what(ui.words, odds, name), compared)
        for name, compared in odds.compared.items()
        if name != NOW and name in odds.what_ifs
    ]
    return [ui.strong(ui.words("h3a-what-if"), size=16), tags, *found]


def _what(words: MessageCatalogue, odds: OddsModel, name: str) -> str:
    unit = odds.what_if_unit(name)
    word = name.partition(" ")[0]
    return words("h3a-what-if-one", what=word, unit=words.name(unit.name) if unit is not None else "")


def _compared(ui: Ui, said: str, compared: PlanResult) -> ft.Control:
    by = round(100 * compared.difference.value)
    points, colour = (f"+{by}", ui.heal) if by > 0 else (f"−{-by}", ui.harm) if by < 0 else ("0", ui.muted)
    row = ft.Row(
        [
            make_icon("forward", ui.muted, 18),
            ui.text(said, size=15, expand=True),
            ui.number(percent_text(compared.estimate.win), size=20),
            ui.text(ui.words("h3a-what-if-points", points=points), size=15, color=colour, family=fonts.FIGURES),
        ],
        spacing=8,
    )
    return ft.Semantics(content=row, container=True)
