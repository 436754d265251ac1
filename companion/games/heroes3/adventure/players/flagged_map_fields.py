"""Flags on fields: planted, lost, and taken over by somebody else. heroes3 7 and 12."""

from __future__ import annotations

from companion.games.heroes3.adventure.act_context import ActContext
from companion.games.heroes3.adventure.acts import Unflag
from companion.games.heroes3.adventure.content.map_content import MapPlace, get_map_content
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, StepResult
from companion.games.heroes3.adventure.players import game_end, resource_gains_and_payments
from companion.games.heroes3.adventure.question_form import DONE, QuestionForm
from companion.games.heroes3.adventure.rules.income import FlaggedField
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.kernel.messages import Argument, message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown

TOWN = "town"


def plant_flag(context: ActContext, seat: str, flag: FlaggedField) -> None:
    """A player flags a field."""
    sheet = context.sheet(seat)
    sheet.flags = (*sheet.flags, flag)
    resource_gains_and_payments.count_for_game_statistics(context, seat, "flagged")
    context.note(
        seat,
        "7",
        message("h3s-fx-flags", name=context.name(seat), place=get_map_content().place(flag.place).name),
        "gain",
    )
    game_end.update_homeless_countdown(context, seat)


def lose_flag(context: ActContext, seat: str, flag: FlaggedField) -> None:
    """A player has a flagged field no more."""
    sheet = context.sheet(seat)
    flags = list(sheet.flags)
    flags.remove(flag)
    sheet.flags = tuple(flags)
    context.note(seat, "7", message("h3s-fx-flag-lost", name=context.name(seat), flag=flag_name(context, flag)), "harm")
    game_end.update_homeless_countdown(context, seat)


def remove_flag(context: ActContext, act: Unflag) -> None:
    """A flagged field is lost to somebody who is not at a sheet, or was flagged by mistake."""
    flag = FlaggedField(act.place, act.chosen)
    if act.place == TOWN and act.chosen:
        context.sheet(act.chosen)
    if flag not in context.sheet(act.seat).flags:
        flags = [flag_name(context, one) for one in context.sheet(act.seat).flags]
        raise Unknown(
            "h3s-fx-no-flag",
            name=context.name(act.seat),
            place=flag_name(context, flag),
            options=flags,
            count=len(flags),
        )
    lose_flag(context, act.seat, flag)


def take_field_from_owner(context: ActContext, owner: str, place: MapPlace) -> None:
    """A player who had the field has it no more; who had several of the kind says which it was."""
    found = tuple(dict.fromkeys(flag.chosen for flag in context.sheet(owner).flags if flag.place == place.id))
    if len(found) > 1:
        context.open(owner, "taken", f"place:{place.id}", found=found, step=place.id)
    elif found:
        lose_flag(context, owner, FlaggedField(place.id, found[0]))
    else:
        _had_none(context, owner, place)


def _had_none(context: ActContext, owner: str, place: MapPlace) -> None:
    context.note(owner, "7", message("h3s-fx-had-no-flag", name=context.name(owner), place=place.name), "remind")


def build_taken_field_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which of the fields of this kind was taken over."""
    owner = matter.seat
    options = tuple(
        Option(
            chosen or "none",
            message("h3s-fx-flag", flag=flag_name(effect_context.context, FlaggedField(matter.step, chosen))),
        )
        for chosen in _still_flagged(effect_context, matter)
    )
    return QuestionForm(message("h3s-fx-taken", name=effect_context.context.name(owner)), options or (DONE,), rule="7")


def apply_taken_field_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """The field that was taken over."""
    chosen, flagged = "" if answer == ("none",) else " ".join(answer), _still_flagged(effect_context, matter)
    if not flagged and answer == (DONE.id,):
        _had_none(effect_context.context, matter.seat, get_map_content().place(matter.step))
        return ()
    if chosen not in flagged:
        options = [one or "none" for one in flagged] or [DONE.id]
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=options)
    lose_flag(effect_context.context, matter.seat, FlaggedField(matter.step, chosen))
    return ()


def _still_flagged(effect_context: EffectContext, matter: PendingQuestion) -> list[str]:
    """The fields that it can have been; the table may have put some of them right meanwhile."""
    return [chosen for chosen in matter.found if FlaggedField(matter.step, chosen) in effect_context.sheet.flags]


def flag_name(context: ActContext, flag: FlaggedField) -> Argument:
    """What a flag is called: the place, with whose Town it is or the resource that was chosen there."""
    name = get_map_content().place(flag.place).name
    if flag.place == TOWN and flag.chosen:
        return message("h3s-fx-flag-of", place=name, name=context.name(flag.chosen))
    return message("h3s-fx-flag-chosen", place=name, resource=flag.chosen or "none")
