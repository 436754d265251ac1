"""Effects that are carried out at once: resources, experience, movement, morale, and tasks for the table."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.heroes3.adventure.effect_handlers import event_card_draws
from companion.games.heroes3.adventure.effects import effect_origins
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.effects.effect_text import describe_effect
from companion.games.heroes3.adventure.players import hero_state_changes, resource_gains_and_payments
from companion.games.heroes3.adventure.purse import Purse
from companion.games.heroes3.adventure.question_form import DONE, NONE, QuestionForm
from companion.games.heroes3.adventure.state import HeroKind, PendingQuestion
from companion.games.heroes3.combat.model.refusals import NotAllowed
from companion.kernel.messages import Message, message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown

HEROES: tuple[HeroKind, ...] = ("main", "secondary")


def parse_effect_resources(effect_context: EffectContext) -> Purse:
    """The resources that a word names: `gold+5`, `pay(3, gold)`."""
    do = effect_context.do
    if do.args:
        return Purse.of({do.args[1]: int(do.args[0])})
    return Purse.of({do.word: int(do.amount)})


def describe_effect_step(effect_context: EffectContext) -> Message:
    """What the step is about, in words."""
    return describe_effect(effect_context.about.effect, effect_origins.origin_table_instructions(effect_context.source))


# --- resources -----------------------------------------------------------------------------------


def _gain(effect_context: EffectContext) -> StepResult:
    resource_gains_and_payments.gain_resources(
        effect_context.context,
        effect_context.seat,
        parse_effect_resources(effect_context),
        effect_context.rule,
        effect_origins.origin_name(effect_context.source),
    )
    return effect_context.then


def _pay(effect_context: EffectContext) -> StepResult:
    source = effect_origins.origin_name(effect_context.source)
    resource_gains_and_payments.pay_and_announce(
        effect_context.context,
        effect_context.seat,
        parse_effect_resources(effect_context),
        effect_context.rule,
        source,
        source,
    )
    return effect_context.then


def _less_income(effect_context: EffectContext) -> StepResult:
    effect_context.sheet.less_income += parse_effect_resources(effect_context)
    return announce_to_table(effect_context)


# --- heroes --------------------------------------------------------------------------------------


def _experience(effect_context: EffectContext) -> StepResult:
    """The main hero gains it; what a secondary hero visits gives none. heroes3 3."""
    if effect_context.hero == "secondary":
        effect_context.note(message("h3s-experience-never", name=effect_context.name), "remind", "3")
        return effect_context.then
    hero_state_changes.add_experience(effect_context.context, effect_context.seat, int(effect_context.do.amount))
    return effect_context.then


def _movement(effect_context: EffectContext) -> StepResult:
    """On a visit the hero who visits gains it, else one of choice. heroes3 1."""
    if effect_context.sheet.secondary and not effect_context.source.startswith("place:"):
        return effect_context.wait("hero")
    hero_state_changes.add_movement(
        effect_context.context, effect_context.seat, effect_context.hero, int(effect_context.do.amount)
    )
    return effect_context.then


def _main_movement(effect_context: EffectContext) -> StepResult:
    hero_state_changes.add_movement(effect_context.context, effect_context.seat, "main", int(effect_context.do.amount))
    return effect_context.then


def _lose_movement(effect_context: EffectContext) -> StepResult:
    able = [hero for hero in HEROES if movement_points_of(effect_context, hero) >= int(effect_context.do.args[0])]
    if len(able) > 1:
        return effect_context.wait("hero")
    hero_state_changes.add_movement(
        effect_context.context, effect_context.seat, able[0] if able else "main", -int(effect_context.do.args[0])
    )
    return effect_context.then


def movement_points_of(effect_context: EffectContext, hero: HeroKind) -> int:
    """The movement points that a hero has; none where there is no such hero."""
    sheet = effect_context.sheet
    return sheet.movement if hero == "main" else sheet.secondary_movement if sheet.secondary else 0


def build_movement_hero_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which of the two heroes gains or pays the movement points."""
    options = tuple(
        Option(hero, message("h3s-fx-hero", hero=hero, points=movement_points_of(effect_context, hero)))
        for hero in HEROES
    )
    return QuestionForm(
        message("h3s-fx-which-hero", name=effect_context.name, does=describe_effect_step(effect_context)),
        options,
        rule="1",
    )


def apply_movement_hero_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Give the movement points to the hero that was chosen, or take them."""
    hero = next((hero for hero in HEROES if answer == (hero,)), None)
    if hero is None:
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=list(HEROES))
    by = -int(effect_context.do.args[0]) if effect_context.do.args else int(effect_context.do.amount)
    hero_state_changes.add_movement(effect_context.context, effect_context.seat, hero, by)
    return effect_context.then


def _morale(effect_context: EffectContext) -> StepResult:
    hero_state_changes.add_morale(
        effect_context.context,
        effect_context.seat,
        "positive" if effect_context.do.args == ("positive",) else "negative",
    )
    return effect_context.then


def _secondary(effect_context: EffectContext) -> StepResult:
    hero_state_changes.add_secondary_hero(effect_context.context, effect_context.seat)
    return effect_context.then


# --- cubes on buildings --------------------------------------------------------------------------


def _cube(effect_context: EffectContext) -> StepResult:
    building, most = building_with_counted_cubes(effect_context), int(effect_context.do.args[0])
    effect_context.sheet.cubes[building] = min(most, effect_context.sheet.cubes.get(building, 0) + 1)
    effect_context.note(
        message(
            "h3s-fx-cube",
            source=effect_origins.origin_name(effect_context.source),
            count=effect_context.sheet.cubes[building],
        )
    )
    return effect_context.then


def _spend_cube(effect_context: EffectContext) -> StepResult:
    building = building_with_counted_cubes(effect_context)
    if not effect_context.sheet.cubes.get(building, 0):
        effect_context.context.forbid(
            NotAllowed("h3s-fx-no-cube", "6", source=effect_origins.origin_name(effect_context.source))
        )
        return effect_context.then
    effect_context.sheet.cubes[building] -= 1
    effect_context.note(
        message(
            "h3s-fx-cube",
            source=effect_origins.origin_name(effect_context.source),
            count=effect_context.sheet.cubes[building],
        )
    )
    return effect_context.then


def building_with_counted_cubes(effect_context: EffectContext) -> str:
    """The building whose cubes a word counts."""
    return effect_context.source.rpartition(":")[2]


# --- what the table does -------------------------------------------------------------------------


def announce_to_table(effect_context: EffectContext) -> StepResult:
    """One line for the table: the sheet keeps no hands, decks and maps."""
    told = message(
        "h3s-fx-told",
        name=effect_context.name,
        source=effect_origins.origin_name(effect_context.source),
        does=describe_effect_step(effect_context),
    )
    effect_context.note(told, "remind")
    return effect_context.then


def ask_table_to_do(effect_context: EffectContext) -> StepResult:
    """Ask the table to do something by hand and confirm it. What does not depend on it goes on meanwhile."""
    if effect_context.then:
        return effect_context.wait("tell")
    effect_context.context.open(
        effect_context.seat, "tell", effect_context.source, step=effect_context.step, hero=effect_context.hero
    )
    return ()


def build_table_task_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask the table to do something."""
    options: tuple[Option, ...] = (DONE, NONE) if effect_context.about.optional else (DONE,)
    if event_card_draws.may_need_replacement_card(matter.source):
        options += (Option("redraw", message("h3s-fx-redraw")),)
    return QuestionForm(
        table_task_text(effect_context, matter),
        options,
        optional=effect_context.about.optional,
        rule=effect_context.rule,
    )


def table_task_text(effect_context: EffectContext, matter: PendingQuestion) -> Message:
    """What the table is to do; what a scenario brings is in its own words."""
    kind, _, number = matter.source.partition(":")
    text = (
        effect_context.state.layout.body.events[int(number)].text
        if kind == "scenario"
        else effect_origins.origin_table_instructions(matter.source)
    )
    source = effect_origins.origin_name(matter.source)
    if not text:
        return message("h3s-fx-tell-name", name=effect_context.name, source=source)
    return message("h3s-fx-tell", name=effect_context.name, source=source, text=text)


def apply_table_task_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """The table has done it, or left it."""
    if answer == ("redraw",) and event_card_draws.may_need_replacement_card(matter.source):
        effect_context.context.close(matter)
        event_card_draws.draw_astrologers_card_or_ask(effect_context.context)
        return None
    if answer == ("none",) and effect_context.about.optional:
        return ()
    if answer != ("done",):
        raise Unknown(
            "h3s-fx-no-option",
            found=" ".join(answer),
            options=[one.id for one in build_table_task_question(effect_context, matter).options],
        )
    effect_context.note(
        message("h3s-fx-is-done", name=effect_context.name, source=effect_origins.origin_name(matter.source))
    )
    return effect_context.then


def _trade(effect_context: EffectContext) -> StepResult:
    return effect_context.wait("trade")


def build_trades_done_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask whether the trades are done."""
    return QuestionForm(message("h3s-fx-trade", name=effect_context.name), (DONE,), rule="5")


def apply_trades_done_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """The trades are done."""
    if answer not in (("done",), ("none",)):
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=["done"])
    return effect_context.then


def _pandora(effect_context: EffectContext) -> StepResult:
    return event_card_draws.draw_pandora_card_or_ask(effect_context)


def _nothing(effect_context: EffectContext) -> StepResult:
    effect_context.note(
        message("h3s-fx-nothing", name=effect_context.name, source=effect_origins.origin_name(effect_context.source))
    )
    return effect_context.then


HANDLERS: Mapping[str, EffectHandler] = {
    **dict.fromkeys(("gold", "materials", "valuables"), _gain),
    **dict.fromkeys(("pay", "lose"), _pay),
    "less-income": _less_income,
    "xp": _experience,
    "mp": _movement,
    "main-mp": _main_movement,
    "lose-mp": _lose_movement,
    "morale": _morale,
    "secondary-hero": _secondary,
    "cube": _cube,
    "spend-cube": _spend_cube,
    "trade": _trade,
    "pandora": _pandora,
    "nothing": _nothing,
    "ask-table": ask_table_to_do,
    **dict.fromkeys(
        (
            "draw", "discard", "swap-hand", "shuffle-discard", "take-back", "enemy-discards", "spell-book", "recruits",
            "reinforces", "fortifies", "units-for-anything", "attack", "defense", "reveal-tile", "rotate-tile",
            "clear-cubes", "free-whirlpools",
        ),
        announce_to_table,
    ),
}  # fmt: skip
