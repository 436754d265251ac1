"""Effects that roll dice: rolled by the app or typed in, rerolled by whoever may, then applied. heroes3 2 and 5."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from companion.games.heroes3.adventure.effects import effect_origins, lasting_effects
from companion.games.heroes3.adventure.effects.effect_context import EffectContext, EffectHandler, StepResult
from companion.games.heroes3.adventure.effects.effect_notation import parse_effect
from companion.games.heroes3.adventure.effects.effect_text import describe_effect
from companion.games.heroes3.adventure.players import player_queries
from companion.games.heroes3.adventure.question_form import APP, QuestionForm
from companion.games.heroes3.adventure.rules import map_dice
from companion.games.heroes3.adventure.state import PendingQuestion
from companion.games.heroes3.combat.model.refusals import NotAllowed
from companion.kernel.building_blocks.effect_parser import Do
from companion.kernel.messages import Argument, Message, message
from companion.kernel.question_types import Option
from companion.kernel.refusals import Unknown

REROLL = "reroll"
ONE_RESOURCE, NO_REROLLS = "one-resource-dice", "no-rerolls"


def roll_dice_or_ask(effect_context: EffectContext) -> StepResult:
    """Roll: the app does it at once, or the table types what its dice show."""
    if effect_context.state.layout.settings.dice == "table":
        return effect_context.wait("roll")
    faces = _by_app(effect_context, _count(effect_context.do))
    _tell(effect_context, faces)
    return (
        effect_context.wait("rolled", faces)
        if _undecided(effect_context, faces)
        else apply_rolled_faces(effect_context, faces)
    )


def build_rolled_faces_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask what the dice show."""
    die, count = die_of_effect(effect_context.do), _count(effect_context.do) - len(matter.found)
    asked = message(
        "h3s-fx-roll", name=effect_context.name, source=effect_origins.origin_name(matter.source), die=die, count=count
    )
    return QuestionForm(
        asked, (APP, *face_options(die)), dice=count, faces=tuple(dict.fromkeys(map_dice.die_faces(die))), rule="5"
    )


def apply_rolled_faces_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Take the faces that came up: rolled by the app, or typed."""
    count = _count(effect_context.do) - len(matter.found)
    rolled = (
        _by_app(effect_context, count)
        if answer == ("app",)
        else _typed(die_of_effect(effect_context.do), answer, count)
    )
    faces = (*matter.found, *rolled)
    _tell(effect_context, faces)
    if _undecided(effect_context, faces):
        effect_context.context.reopen(replace(matter, kind="rolled", found=faces))
        return None
    return apply_rolled_faces(effect_context, faces)


def build_take_or_reroll_question(effect_context: EffectContext, matter: PendingQuestion) -> QuestionForm:
    """Ask which result is taken, or whether a die is rolled again."""
    found = tuple(dict.fromkeys(matter.found))
    takes = (
        [Option(face, face_text(face)) for face in found]
        if _one_of(effect_context.do)
        else [Option("take", message("h3s-fx-take", faces=[face_text(face) for face in matter.found]))]
    )
    rerolls = [Option(f"{REROLL} {face}", message("h3s-fx-reroll", face=face_text(face))) for face in found]
    asked = message("h3s-fx-rolled", name=effect_context.name, source=effect_origins.origin_name(matter.source))
    return QuestionForm(asked, (*takes, *(rerolls if can_reroll(effect_context) else ())), faces=matter.found, rule="5")


def apply_take_or_reroll_answer(
    effect_context: EffectContext, matter: PendingQuestion, answer: tuple[str, ...]
) -> StepResult:
    """Take one result or all of them, or roll a die again."""
    text = _squeezed(" ".join(answer))
    by_text = {_squeezed(face): face for face in matter.found}
    if text.startswith(REROLL):
        again = by_text.get(text.removeprefix(REROLL), matter.found[0] if text == REROLL else None)
        if again is not None:
            return _again(effect_context, matter, again)
    elif _one_of(effect_context.do) and text in by_text:
        return apply_rolled_faces(effect_context, (by_text[text],))
    elif not _one_of(effect_context.do) and text in ("take", "app"):
        return apply_rolled_faces(effect_context, matter.found)
    raise Unknown(
        "h3s-fx-no-option",
        found=" ".join(answer),
        options=[one.id for one in build_take_or_reroll_question(effect_context, matter).options],
    )


def apply_rolled_faces(effect_context: EffectContext, faces: tuple[str, ...]) -> StepResult:
    """Carry out the faces, or keep them for the parts of the effect that look at the dice."""
    if effect_context.do.word == "attack-die":
        effect_context.memory = replace(effect_context.memory, die=faces[0])
        return effect_context.then
    if effect_context.do.word == "dice":
        effect_context.memory = replace(effect_context.memory, dice=(*effect_context.memory.dice, *faces))
        return effect_context.then
    counted = faces[:1] if _one_of(effect_context.do) else faces
    return (
        *(step for face in counted for step in parse_effect(face_effect_notation(effect_context, face))),
        *effect_context.then,
    )


def face_effect_notation(effect_context: EffectContext, face: str) -> str:
    """The effect of a face as text; by an optional rule it gives only 1 resource. heroes3 12."""
    word, plus, _ = face.partition("+")
    return f"{word}+1" if plus and word != "xp" and effect_context.context.rule(ONE_RESOURCE) else face


def can_reroll(effect_context: EffectContext) -> bool:
    """Whether the player may roll a die again: by morale, or by the Astrologers card in force."""
    if effect_context.context.rule(NO_REROLLS) or not effect_context.seat:
        return False
    return player_queries.can_reroll_with_morale(effect_context.state, effect_context.seat) or _granted(effect_context)


def face_text(face: str) -> Message:
    """A face in words."""
    return (
        message("h3s-fx-face", face=face) if face.lstrip("+-").isdecimal() else describe_effect(parse_effect(face), {})
    )


def face_options(die: str) -> tuple[Option, ...]:
    """The different faces of a die."""
    return tuple(Option(face, face_text(face)) for face in dict.fromkeys(map_dice.die_faces(die)))


def die_of_effect(do: Do) -> str:
    """Which die a word rolls."""
    return do.args[1] if do.args else "attack"


# --- how it works --------------------------------------------------------------------------------


def _count(do: Do) -> int:
    return int(do.args[0]) if do.args else 1


def _one_of(do: Do) -> bool:
    return do.word == "roll" and do.args[2] == "one" and _count(do) > 1


def _undecided(effect_context: EffectContext, faces: tuple[str, ...]) -> bool:
    return can_reroll(effect_context) or (_one_of(effect_context.do) and len(set(faces)) > 1)


def _by_app(effect_context: EffectContext, count: int) -> tuple[str, ...]:
    return tuple(map_dice.roll_die(die_of_effect(effect_context.do), effect_context.state.luck) for _ in range(count))


def _typed(die: str, answer: tuple[str, ...], count: int) -> tuple[str, ...]:
    known = {_squeezed(face): face for face in map_dice.die_faces(die)}
    if die == "attack":
        known["1"] = "+1"
    typed = re.sub(r"(?<=[(,])\s+|\s+(?=[(),])", "", " ".join(answer)).split()
    wrong: list[Argument] = [text for text in typed if text not in known]
    if wrong or len(typed) != count:
        raise Unknown(
            "h3s-fx-no-faces", found=" ".join(answer), count=count, options=list(dict.fromkeys(known.values()))
        )
    return tuple(known[text] for text in typed)


def _tell(effect_context: EffectContext, faces: tuple[str, ...]) -> None:
    said = [face_text(face) for face in faces]
    told = message(
        "h3s-fx-shows",
        name=effect_context.name,
        die=die_of_effect(effect_context.do),
        count=len(faces),
        faces=said,
    )
    effect_context.note(told, rule="5")


def _again(effect_context: EffectContext, matter: PendingQuestion, face: str) -> StepResult:
    """One die is rolled again, for the morale token or by the Astrologers card in force. heroes3 2."""
    _pay_for_reroll(effect_context)
    others = list(matter.found)
    others.remove(face)
    if effect_context.state.layout.settings.dice == "table":
        effect_context.context.reopen(replace(matter, kind="roll", found=tuple(others)))
        return None
    faces = (*others, *_by_app(effect_context, 1))
    _tell(effect_context, faces)
    if _undecided(effect_context, faces):
        effect_context.context.reopen(replace(matter, found=faces))
        return None
    return apply_rolled_faces(effect_context, faces)


def _pay_for_reroll(effect_context: EffectContext) -> None:
    if effect_context.context.rule(NO_REROLLS):
        effect_context.context.forbid(NotAllowed("h3s-fx-no-rerolls", "12"))
    if _granted(effect_context):
        effect_context.sheet.used = (*effect_context.sheet.used, REROLL)
    elif player_queries.can_reroll_with_morale(effect_context.state, effect_context.seat):
        effect_context.sheet.morale = "none"
        effect_context.note(message("h3s-fx-rerolls", name=effect_context.name), rule="2")
    else:
        effect_context.context.forbid(NotAllowed("h3s-fx-no-reroll", "2", name=effect_context.name))


def _granted(effect_context: EffectContext) -> bool:
    """Whether the Astrologers card in force lets the player reroll: once in the own turn, for the dice of the map."""
    if (
        effect_context.do.word == "attack-die"
        or REROLL in effect_context.sheet.used
        or effect_context.state.active != effect_context.seat
    ):
        return False
    return bool(lasting_effects.find_lasting_effects(effect_context.state, REROLL, effect_context.seat))


def _squeezed(text: str) -> str:
    return "".join(text.split())


HANDLERS: Mapping[str, EffectHandler] = dict.fromkeys(("roll", "dice", "attack-die"), roll_dice_or_ask)
