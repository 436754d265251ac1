"""Heroes visit places and flag them. heroes3 7 and 11."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.acts import OwnTown, Visit
from companion.games.heroes3.adventure.content.map_content import BLOCKED, SYMBOLS, MapPlace, get_map_content
from companion.games.heroes3.adventure.content.triggered_effect_loading import TimedEffect
from companion.games.heroes3.adventure.effects import lasting_effects
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, StepResult
from companion.games.heroes3.adventure.players import (
    ai_heroes,
    flagged_map_fields,
    game_end,
    resource_gains_and_payments,
    trading,
)
from companion.games.heroes3.adventure.players.flagged_map_fields import TOWN
from companion.games.heroes3.adventure.question_form import QuestionForm
from companion.games.heroes3.adventure.rules.income import NO_TOWNS, RANDOM_TOWN, FlaggedField
from companion.games.heroes3.adventure.state import EffectMemory, PendingQuestion
from companion.games.heroes3.combat.model.refusals import NotAllowed, WrongMoment
from companion.kernel.messages import message
from companion.kernel.question_types import Option
from companion.kernel.refusals import BeyondLimit, Unknown

TRADING_POST, WHIRLPOOL = "trading-post", "whirlpool"
MOST_DICE, GUARDS = 6, 4


def visit_place(context: ActContext, act: Visit) -> None:
    """A hero visits a place: it is flagged, or takes a black cube, and does what it does."""
    place = get_map_content().place(act.place)
    _check(context, act, place)
    sheet = context.sheet(act.seat)
    if act.place == TRADING_POST or sheet.at_post == act.hero:
        sheet.at_post = act.hero if act.place == TRADING_POST else ""
    resource_gains_and_payments.count_for_game_statistics(context, act.seat, "visited")
    category = "visitable" if act.place == TRADING_POST and context.rule(trading.ANYWHERE) else place.category
    told = message("h3s-fx-visits", name=context.name(act.seat), hero=act.hero, place=place.name, category=category)
    context.note(act.seat, "7", told)
    if category == "flaggable" and not _flag(context, act, place):
        return
    _carry_out(context, act, place)


def set_own_town_held(context: ActContext, act: OwnTown) -> None:
    """The own faction town is lost to a flag, or is back; its board stays in any case. heroes3 12."""
    sheet = context.sheet(act.seat)
    if sheet.town == act.held:
        told = "h3s-fx-town-held" if act.held else "h3s-fx-town-lost-already"
        context.forbid(NotAllowed(told, "12", name=context.name(act.seat)))
    sheet.town = act.held
    if act.held:
        ai_heroes.remove_ai_flag(context, FlaggedField(TOWN, act.seat))
        for seat in context.state.sheets:
            if FlaggedField(TOWN, act.seat) in context.sheet(seat).flags:
                flagged_map_fields.lose_flag(context, seat, FlaggedField(TOWN, act.seat))
    held = "yes" if act.held else "no"
    context.note(
        act.seat,
        "12",
        message("h3s-fx-own-town", name=context.name(act.seat), held=held),
        "gain" if act.held else "harm",
    )
    game_end.update_homeless_countdown(context, act.seat)


# --- before it -----------------------------------------------------------------------------------


def _check(context: ActContext, act: Visit, place: MapPlace) -> None:
    sheet, name = context.sheet(act.seat), context.name(act.seat)
    if not 1 <= act.dice <= MOST_DICE or not 0 <= act.stacked <= GUARDS:
        raise BeyondLimit("h3s-fx-visit-numbers", dice=MOST_DICE, guards=GUARDS)
    if act.taken_from and act.taken_from != ai_heroes.AI and act.taken_from not in context.state.ai:
        context.sheet(act.taken_from)
    if context.state.active != act.seat:
        context.forbid(WrongMoment("h3s-own-turn-only", "2", name=name))
    if context.state.table.fight is not None:
        context.forbid(WrongMoment("h3s-not-in-combat", "2"))
    if act.hero == "secondary" and not sheet.secondary:
        context.forbid(NotAllowed("h3s-no-secondary", "3", name=name))
    check_place_enterable(context, place)


def check_place_enterable(context: ActContext, place: MapPlace) -> None:
    """Refuse a place that nobody enters, or that lies in no box on the table. heroes3 7 and 12."""
    if place.id == BLOCKED:
        context.forbid(NotAllowed("h3s-fx-blocked", "7"))
    context.on_table((place.box,), place.name)


# --- flags ---------------------------------------------------------------------------------------


def _flag(context: ActContext, act: Visit, place: MapPlace) -> bool:
    """Put the player's cube on the field; False where the player's own cube or an ally's lies there already."""
    owner, name = act.taken_from, context.name(act.seat)
    # A Town that is nobody else's is the own one, which has no cube: heroes3 7 and 12.
    own = place.id == TOWN and not owner
    if own and not context.sheet(act.seat).town:
        set_own_town_held(context, OwnTown(act.seat, True))
        return False
    if own or owner == act.seat:
        context.note(act.seat, "7", message("h3s-fx-own-flag", name=name, place=place.name))
        return False
    if not place.shared and owner in context.state.sheets and trading.are_allied(context.state, act.seat, owner):
        context.note(act.seat, "7", message("h3s-fx-allied-flag", name=name, place=place.name))
        return False
    if place.id == TOWN:
        return _town(context, act)
    if not place.shared and owner in context.state.sheets:
        flagged_map_fields.take_field_from_owner(context, owner, place)
    elif not place.shared and owner:
        ai_heroes.remove_ai_flag(context, FlaggedField(place.id), owner)
    flagged_map_fields.plant_flag(context, act.seat, FlaggedField(place.id))
    return True


# --- towns: heroes3 12 ---------------------------------------------------------------------------


def _town(context: ActContext, act: Visit) -> bool:
    """A Town of another player or an AI hero: the own one of the owner, or one that the owner had flagged."""
    owner = act.taken_from
    found = _towns(context, owner)
    if len(found) > 1:
        context.open(act.seat, "town", "place:town", step=owner, found=tuple(found), hero=act.hero)
        return False
    return _take_town(context, act.seat, owner, found[0])


def _towns(context: ActContext, owner: str) -> list[str]:
    """Whose Towns somebody holds; what an AI hero calls its own is not on any sheet."""
    if owner in context.state.sheets:
        sheet = context.sheet(owner)
        held = [flag.chosen for flag in sheet.flags if flag.place == TOWN]
        return [owner, *held] if sheet.town or not held else held
    ais = [ai for ai in context.state.ai.values() if owner in (ai_heroes.AI, ai.id)]
    return [*(flag.chosen for ai in ais for flag in ai.flags if flag.place == TOWN and flag.chosen), ""]


def _take_town(context: ActContext, seat: str, owner: str, town: str) -> bool:
    """The Town of `town` changes hands; True where only the table knows what else follows from it.

    Of a player's Town the sheets do it all: the cube, the flag, and who has a home.
    """
    if town == seat:
        set_own_town_held(context, OwnTown(seat, True))
        return False
    if owner not in context.state.sheets:
        ai_heroes.remove_ai_flag(context, FlaggedField(TOWN, town), owner)
    elif FlaggedField(TOWN, town) in context.sheet(owner).flags:
        flagged_map_fields.lose_flag(context, owner, FlaggedField(TOWN, town))
    elif context.sheet(owner).town:
        set_own_town_held(context, OwnTown(owner, False))
    flagged_map_fields.plant_flag(context, seat, FlaggedField(TOWN, town))
    if town not in context.state.sheets:
        return True
    if not trading.are_allied(context.state, seat, town):
        game_end.gain_faction_cube(context, seat, town)
    return False


def build_visited_town_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask whose Town it is, where a player holds several."""
    context = effect_context.context
    options = tuple(
        Option(
            town or "none", message("h3s-fx-flag", flag=flagged_map_fields.flag_name(context, FlaggedField(TOWN, town)))
        )
        for town in matter.found
    )
    owner = (
        context.name(matter.step)
        if matter.step in context.state.sheets
        else ai_heroes.ai_hero_name_by_id(context.state, matter.step)
    )
    return QuestionForm(message("h3s-fx-taken", name=owner), options, rule="12")


def apply_visited_town_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """The Town that was visited."""
    town = "" if answer == ("none",) else " ".join(answer)
    if town not in matter.found:
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[one or "none" for one in matter.found])
    if _take_town(effect_context.context, matter.seat, matter.step, town):
        visit = Visit(matter.seat, TOWN, matter.hero, matter.step, first=False)
        _carry_out(effect_context.context, visit, get_map_content().place(TOWN))
    return ()


# --- what it does --------------------------------------------------------------------------------


def _carry_out(context: ActContext, act: Visit, place: MapPlace) -> None:
    for deed in place.deeds:
        if deed.disputed and _happens(act, deed):
            context.note(act.seat, "7", message("h3s-fx-disputed", text=deed.disputed), "remind")
    context.run_effect(
        act.seat,
        f"place:{act.place}",
        _effect(context, act, place),
        hero=act.hero,
        memory=EffectMemory(stacked=act.stacked),
    )


def _happens(act: Visit, deed: TimedEffect) -> bool:
    """Whether a timed effect of the place is due with this visit."""
    if deed.when == "first-flag":
        return act.first and not act.taken_from
    if deed.when == "later-flag":
        return not act.first or bool(act.taken_from)
    return deed.when in ("visit", "flag") or (deed.when == "per-stacked-guard" and act.stacked > 0)


def _effect(context: ActContext, act: Visit, place: MapPlace) -> str:
    """Everything that the visit brings, as one effect."""
    if place.id == TRADING_POST and context.rule(trading.ANYWHERE):
        return "search(artifacts, 1)"
    if place.id in SYMBOLS:
        return f"roll({act.dice}, {SYMBOLS[place.id]}, one)"
    if place.id == WHIRLPOOL and lasting_effects.find_lasting_effects(context.state, "free-whirlpools", act.seat):
        return "free-whirlpools"
    return " & ".join(_parts(context, act, place))


def _parts(context: ActContext, act: Visit, place: MapPlace) -> Iterator[str]:
    for deed in place.deeds:
        if not _happens(act, deed):
            continue
        if deed.when == "first-flag" and place.id == RANDOM_TOWN and context.rule(NO_TOWNS):
            # heroes3 12: by an optional rule flagged Towns give no resources, at once as little as later.
            continue
        if deed.text.startswith("search-stacked"):
            if act.stacked:
                deck = deed.text.removeprefix("search-stacked(").removesuffix(")")
                yield f"search({deck}, {act.stacked})"
        else:
            yield from [deed.text] * (act.stacked if deed.when == "per-stacked-guard" else 1)
