"""The instruction under the board: what happens now in large words, why, and what came of the last deed."""

from __future__ import annotations

from functools import partial

import flet as ft

from companion.app.models.heroes3.combat.awaited_input import (
    MORE_TARGETS,
    filter_attacks_on_target,
    find_card_draft_problem,
    pick_nearest_attack,
)
from companion.app.models.heroes3.combat.last_action import CombatAction, find_last_action
from companion.app.models.heroes3.combat.table_model import CombatTableModel
from companion.app.reactivity import component, use_watch
from companion.app.screens.heroes3.combat.game_end import game_end_rows
from companion.app.screens.heroes3.combat.help_callbacks import card_help, current_phase_help, rule_term_help, unit_help
from companion.app.screens.heroes3.combat.prompt_parts import (
    action_result_rows,
    alternatives_toggle,
    answer_tags_row,
    headline_row,
    reason_rows,
    rule_link_buttons,
    small_text,
)
from companion.app.screens.heroes3.combat.table_text import card_name, describe_act, tier_name, unit_name_with_card_side
from companion.app.screens.table.prompt import table_prompt
from companion.app.ui import Ui
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.flow.combat_end import can_pay_for_round
from companion.games.heroes3.combat.model.ask_and_answer import NONE, answer_options
from companion.games.heroes3.combat.model.board import BY_NAME
from companion.games.heroes3.combat.model.questions import CardQuestion, DiceQuestion
from companion.games.heroes3.combat.model.setup_data import GAME
from companion.games.heroes3.combat.model.state import MINE
from companion.games.heroes3.combat.question_text import build_question
from companion.kernel.events import Reason

DIE_FACES = {-1: "−1", 0: "0", 1: "+1"}
"""What is printed on the attack die."""


@component
def PromptPanel(ui: Ui, model: CombatTableModel, height: float | None) -> ft.Control:
    """The panel of the moment. It scrolls in itself where a height is given, so that the board never jumps."""
    use_watch(
        model,
        lambda e: (e.length, e.moment, e.aimed, e.picked, e.using, e.overruling, e.unfolded, e.draft, e.carrying,
                   e.typed_dice))  # fmt: skip
    return table_prompt(ui, _content(ui, model), height, spacing=6, padding=12, radius=18)


def _content(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    if model.draft is not None:
        return _card(ui, model)
    if model.carrying:
        return _carrying(ui, model)
    if model.moment == "over":
        return game_end_rows(ui, model)
    deed = find_last_action(model.live, ui.words)
    return _MOMENTS[model.moment](ui, model, deed)


# --- the moments -----------------------------------------------------------------------------------


def _place(ui: Ui, model: CombatTableModel, deed: CombatAction | None) -> list[ft.Control]:
    left, state = model.waiting, model.state
    head = ui.words("h3a-place", side="mine" if model.placing == MINE else "theirs")
    how = ui.words("h3a-place-how", count=len(left)) if left else ui.words("h3a-place-done")
    rows = [headline_row(ui, head, about=current_phase_help(ui, state)), small_text(ui, how)]
    if left:
        options = [(fighter.n, unit_name_with_card_side(ui.words, fighter.kind)) for fighter in left]
        about = {fighter.n: unit_help(ui, fighter.kind) for fighter in left}
        rows.append(ui.choice_chips(options, [model.picked], model.pick, name="pick", about=about.get))
    return rows


def _drawn(ui: Ui, model: CombatTableModel, deed: CombatAction | None) -> list[ft.Control]:
    asked = model.state.ask
    tier = tier_name(ui.words, asked.tier) if isinstance(asked, CardQuestion) else ""
    heading = headline_row(ui, ui.words("h3a-draw", tier=tier), about=rule_term_help(ui, "tiers"))
    return [heading, small_text(ui, ui.words("h3a-draw-how"))]


def _question(ui: Ui, model: CombatTableModel, deed: CombatAction | None) -> list[ft.Control]:
    state = model.state
    off_board = [option for option in answer_options(state) if option not in BY_NAME and option != NONE]
    named = {f.kind.key: ui.words.name(f.kind.name) for f in state.fighters}
    tags = [
        ui.tappable_chip(named.get(option, option), partial(model.act, acts.Choose(option)), name=f"choose-{n}")
        for n, option in enumerate(off_board)
    ]
    answers = answer_tags_row(ui, tags) or [small_text(ui, ui.words("h3a-tap-marked"))]
    return [_asked(ui, model), *answers, *action_result_rows(ui, deed)]


def _yes(ui: Ui, model: CombatTableModel, deed: CombatAction | None) -> list[ft.Control]:
    return [_asked(ui, model), *action_result_rows(ui, deed)]


def _asked(ui: Ui, model: CombatTableModel) -> ft.Control:
    """The open question in large words."""
    asked = build_question(model.state)
    if asked is None:
        return headline_row(ui, "")
    said = ui.words.say(asked.message)
    return headline_row(ui, said, about=ui.sentence_help(GAME, said, asked.rule or ""))


def _dice(ui: Ui, model: CombatTableModel, deed: CombatAction | None) -> list[ft.Control]:
    words, asked = ui.words, model.state.ask
    assert isinstance(asked, DiceQuestion)
    roll = words("h3a-roll", side="mine" if asked.side == MINE else "theirs", why=asked.why, count=asked.count)
    if model.typed_dice:
        roll = f"{roll} {words('h3a-roll-typed', dice=', '.join(DIE_FACES[face] for face in model.typed_dice))}"
    if deed is not None and deed.strikes_back is not None:
        roll = f"{words('h3a-strikes-back', unit=deed.strikes_back)} {roll}"
    rolled = ui.explained(
        ui.strong(roll, size=16 if ui.phone else 18, color=ui.action), rule_term_help(ui, "attack-die")
    )
    if deed is None:
        return [rolled]
    tools = [*rule_link_buttons(ui, deed.why), *alternatives_toggle(ui, model, deed.why)]
    about = ui.rule_help(deed.why.rule) if deed.why else None
    head = headline_row(ui, describe_act(words, deed.before, deed.act), *tools, about=about)
    return [head, rolled, *action_result_rows(ui, deed), *reason_rows(ui, model, deed.why)]


def _mine(ui: Ui, model: CombatTableModel, deed: CombatAction | None) -> list[ft.Control]:
    actor = model.state.actor.kind
    name = ui.words.name(actor.name)
    if model.aim:
        there = model.at(model.aim)
        target = ui.words.name(there.kind.name) if there is not None else model.aim
        said, about = ui.words("h3a-aim", unit=name, target=target), rule_term_help(ui, "attack")
        return [headline_row(ui, said, about=about), small_text(ui, ui.words("h3a-aim-how"))]
    head = ui.words("h3a-overrules", unit=name) if model.overruling else ui.words("h3a-acts", unit=name)
    how = ui.words("h3a-use-how") if model.using else ui.words("h3a-acts-how", ranged=_yes_no(actor.ranged))
    return [
        headline_row(ui, head, *_pass(ui, model), about=unit_help(ui, actor)),
        small_text(ui, how),
        *answer_tags_row(ui, _own_tags(ui, model)),
        *action_result_rows(ui, deed),
    ]


def _pass(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    """Doing nothing at all: the gold button defends, and passing without a token is the rarer wish."""
    state = model.state
    if not state.may_defend or state.moved or state.struck:
        return []
    act = partial(model.act, acts.Done())
    return [ui.icon_button("skip", ui.words("h3a-pass"), act, name="pass", bare=True, ink=ui.muted)]


def _own_tags(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    """What a unit can do besides moving and attacking."""
    tags: list[ft.Control] = []
    uses = [act for act in model.given if isinstance(act, acts.Use)]
    if uses:
        alone = len(uses) == 1 and not uses[0].target
        act = partial(model.act, uses[0]) if alone else partial(model.use, not model.using)
        on, about = model.using or None, rule_term_help(ui, "ability-instead")
        tags.append(
            ui.tappable_chip(ui.words("h3a-use"), act, symbol="bolt", selected=on, name="use-ability", about=about)
        )
    if model.overruling:
        back = partial(model.overrule, False)
        tags.append(ui.tappable_chip(ui.words("h3a-overrule-back"), back, symbol="undo", name="overrule"))
    return tags


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"


def _chair(ui: Ui, model: CombatTableModel, deed: CombatAction | None) -> list[ft.Control]:
    verdict = model.verdict
    assert verdict is not None
    assert verdict.act is not None
    head = _decided(ui, model, describe_act(ui.words, model.state, verdict.act), verdict.reason)
    return [head, *reason_rows(ui, model, verdict.reason), *action_result_rows(ui, deed)]


def _decided(ui: Ui, model: CombatTableModel, said: str, reason: Reason) -> ft.Control:
    """What the rules for AI units come to, with the way to them, to what was passed over, and to another decision."""
    tools = [*rule_link_buttons(ui, reason), *alternatives_toggle(ui, model, reason)]
    if model.state.ask is None:
        act, label = partial(model.overrule, True), ui.words("h3a-overrule")
        tools.append(ui.icon_button("pencil", label, act, name="overrule", bare=True, ink=ui.muted))
    return headline_row(ui, said, *tools, about=ui.rule_help(reason.rule))


def _tie(ui: Ui, model: CombatTableModel, deed: CombatAction | None) -> list[ft.Control]:
    verdict = model.verdict
    assert verdict is not None
    tags = [
        ui.tappable_chip(ui.words.say(choice.message), partial(model.act, choice.act), name=f"tie-{n}")
        for n, choice in enumerate(verdict.options)
        if not model.aim or (isinstance(choice.act, acts.Attack) and choice.act.target == model.aim)
    ]
    name = ui.words.name(model.state.actor.kind.name) if model.state.active >= 0 else ""
    target, said = model.at(model.aimed), ui.words("h3a-tie", unit=name)
    if target is not None:
        said = ui.words("h3a-tie-space", unit=name, target=ui.words.name(target.kind.name))
    head, why = _decided(ui, model, said, verdict.reason), reason_rows(ui, model, verdict.reason)
    return [head, *answer_tags_row(ui, tags), *why, *action_result_rows(ui, deed)]


def _limit(ui: Ui, model: CombatTableModel, deed: CombatAction | None) -> list[ft.Control]:
    state = model.state
    left, free = state.sides[0].movement, state.layout.settings.free_extension
    how = "free" if free else "pay" if can_pay_for_round(state) else "none"
    return [
        headline_row(ui, ui.words("h3a-limit", round=state.round), about=current_phase_help(ui, state)),
        small_text(ui, ui.words("h3a-limit-how", how=how, left=left)),
        *action_result_rows(ui, deed),
    ]


def _table(ui: Ui, model: CombatTableModel, deed: CombatAction | None) -> list[ft.Control]:
    return [_asked(ui, model), *action_result_rows(ui, deed)[-1:]]


_MOMENTS = {
    "place": _place, "card": _drawn, "question": _question, "yes": _yes, "dice": _dice, "mine": _mine, "chair": _chair,
    "tie": _tie, "limit": _limit, "table": _table,
}  # fmt: skip


# --- cards and corrections -------------------------------------------------------------------------


def _card(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    """A card on its way: its targets are tapped on the board."""
    draft = model.draft
    assert draft is not None
    name = card_name(ui.words, draft.card) if draft.card else ui.words("h3a-bonus")
    lacking = find_card_draft_problem(model.state, draft)
    if lacking is None:
        said = ui.words("h3a-card-ready")
    elif lacking.id == MORE_TARGETS:
        said = ui.words("h3a-card-target", number=len(draft.targets) + 1)
    else:
        said = ui.words.say(lacking)
    held = card_help(ui, draft.card) if draft.card else rule_term_help(ui, "when-to-play")
    return [headline_row(ui, ui.words("h3a-card-plays", card=name), about=held), small_text(ui, said)]


def _carrying(ui: Ui, model: CombatTableModel) -> list[ft.Control]:
    fighter = model.at(model.carrying)
    name = ui.words.name(fighter.kind.name) if fighter is not None else ""
    held = unit_help(ui, fighter.kind) if fighter is not None else None
    return [headline_row(ui, ui.words("h3a-carry", unit=name), about=held), small_text(ui, ui.words("h3a-carry-how"))]


def find_nearest_attack_on_chosen_target(model: CombatTableModel) -> acts.Attack | None:
    """The attack of the gold button while a target is chosen: from the nearest space."""
    meant = filter_attacks_on_target(model.given, model.aimed) if model.aimed else []
    return pick_nearest_attack(model.state, meant) if meant else None
