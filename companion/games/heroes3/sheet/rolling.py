"""Dice: rolled by the app or typed in, rerolled by whoever may, then taken. heroes3 2 and 5."""

from __future__ import annotations

import re
from collections.abc import Mapping

from companion.games.heroes3.combat.refusals import NotAllowed
from companion.games.heroes3.evening import dice
from companion.games.heroes3.evening.wording import effect_words
from companion.games.heroes3.sheet import lasting, looking, sources
from companion.games.heroes3.sheet.asked import APP, Ask
from companion.games.heroes3.sheet.errands import Carried, Errand, Word
from companion.games.heroes3.sheet.spelling import read
from companion.games.heroes3.sheet.state import Matter
from companion.kernel.effects import Do
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import Argument, Message, message

REROLL = "reroll"
ONE_RESOURCE, NO_REROLLS = "one-resource-dice", "no-rerolls"


def roll(errand: Errand) -> Carried:
    """Roll: the app does it at once, or the table types what its dice show."""
    if errand.state.layout.settings.dice == "table":
        return errand.wait("roll")
    faces = _by_app(errand, _count(errand.do))
    _tell(errand, faces)
    return errand.wait("rolled", faces) if _undecided(errand, faces) else taken(errand, faces)


def ask_roll(errand: Errand, matter: Matter) -> Ask:
    """Ask what the dice show."""
    die, count = die_of(errand.do), _count(errand.do) - len(matter.found)
    asked = message("h3s-fx-roll", name=errand.name, source=sources.name(matter.source), die=die, count=count)
    return Ask(asked, (APP, *options(die)), dice=count, faces=tuple(dict.fromkeys(dice.faces(die))), rule="5")


def take_roll(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The faces that came up: those of the app, or typed ones."""
    count = _count(errand.do) - len(matter.found)
    rolled = _by_app(errand, count) if answer == ("app",) else _typed(die_of(errand.do), answer, count)
    faces = (*matter.found, *rolled)
    _tell(errand, faces)
    if _undecided(errand, faces):
        errand.desk.reopen(matter, kind="rolled", found=faces)
        return None
    return taken(errand, faces)


def ask_rolled(errand: Errand, matter: Matter) -> Ask:
    """Ask which result is taken, or whether a die is rolled again."""
    found = tuple(dict.fromkeys(matter.found))
    takes = [Option(face, face_words(face)) for face in found] if _one_of(errand.do) else [
        Option("take", message("h3s-fx-take", faces=[face_words(face) for face in matter.found]))
    ]  # fmt: skip
    rerolls = [Option(f"{REROLL} {face}", message("h3s-fx-reroll", face=face_words(face))) for face in found]
    asked = message("h3s-fx-rolled", name=errand.name, source=sources.name(matter.source))
    return Ask(asked, (*takes, *(rerolls if may_reroll(errand) else ())), faces=matter.found, rule="5")


def take_rolled(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """A result is taken, all are, or a die is rolled again."""
    text = _squeezed(" ".join(answer))
    by_text = {_squeezed(face): face for face in matter.found}
    if text.startswith(REROLL):
        again = by_text.get(text.removeprefix(REROLL), matter.found[0] if text == REROLL else None)
        if again is not None:
            return _again(errand, matter, again)
    elif _one_of(errand.do) and text in by_text:
        return taken(errand, (by_text[text],))
    elif not _one_of(errand.do) and text in ("take", "app"):
        return taken(errand, matter.found)
    raise Unknown(
        "h3s-fx-no-option", found=" ".join(answer), options=[one.id for one in ask_rolled(errand, matter).options]
    )  # fmt: skip


def taken(errand: Errand, faces: tuple[str, ...]) -> Carried:
    """What the faces bring: what they say, or something to look at for what follows."""
    if errand.do.word == "attack-die":
        errand.remember(die=faces[0])
        return errand.then
    if errand.do.word == "dice":
        errand.remember(dice=(*errand.memory.dice, *faces))
        return errand.then
    counted = faces[:1] if _one_of(errand.do) else faces
    return (*(step for face in counted for step in read(given(errand, face))), *errand.then)


def given(errand: Errand, face: str) -> str:
    """What a face gives: only 1 resource by an optional rule. heroes3 12."""
    word, plus, _ = face.partition("+")
    return f"{word}+1" if plus and word != "xp" and errand.desk.rule(ONE_RESOURCE) else face


def shows(errand: Errand, what: str) -> bool:
    """Whether one of the dice in view shows experience, an artifact, or the resource that was named."""
    begins = {"experience": "xp", "artifact": "search(artifacts", "named": f"{errand.memory.named}+"}[what]
    return any(face.startswith(begins) for face in errand.memory.dice)


def may_reroll(errand: Errand) -> bool:
    """Whether the player may roll a die again: by morale, or by the astrologers' word."""
    if errand.desk.rule(NO_REROLLS) or not errand.seat:
        return False
    return looking.rerolls(errand.state, errand.seat) or _granted(errand)


def face_words(face: str) -> Message:
    """A face in words."""
    return message("h3s-fx-face", face=face) if face.lstrip("+-").isdecimal() else effect_words(read(face), {})


def options(die: str) -> tuple[Option, ...]:
    """The different faces of a die."""
    return tuple(Option(face, face_words(face)) for face in dict.fromkeys(dice.faces(die)))


def die_of(do: Do) -> str:
    """Which die a word rolls."""
    return do.args[1] if do.args else "attack"


# --- how it works --------------------------------------------------------------------------------


def _count(do: Do) -> int:
    return int(do.args[0]) if do.args else 1


def _one_of(do: Do) -> bool:
    return do.word == "roll" and do.args[2] == "one" and _count(do) > 1


def _undecided(errand: Errand, faces: tuple[str, ...]) -> bool:
    return may_reroll(errand) or (_one_of(errand.do) and len(set(faces)) > 1)


def _by_app(errand: Errand, count: int) -> tuple[str, ...]:
    return tuple(dice.roll(die_of(errand.do), errand.state.luck) for _ in range(count))


def _typed(die: str, answer: tuple[str, ...], count: int) -> tuple[str, ...]:
    known = {_squeezed(face): face for face in dice.faces(die)}
    if die == "attack":
        known["1"] = "+1"
    typed = re.sub(r"(?<=[(,])\s+|\s+(?=[(),])", "", " ".join(answer)).split()
    wrong: list[Argument] = [text for text in typed if text not in known]
    if wrong or len(typed) != count:
        raise Unknown(
            "h3s-fx-no-faces", found=" ".join(answer), count=count, options=list(dict.fromkeys(known.values()))
        )
    return tuple(known[text] for text in typed)


def _tell(errand: Errand, faces: tuple[str, ...]) -> None:
    said = [face_words(face) for face in faces]
    told = message("h3s-fx-shows", name=errand.name, die=die_of(errand.do), count=len(faces), faces=said)
    errand.note(told, rule="5")


def _again(errand: Errand, matter: Matter, face: str) -> Carried:
    """One die is rolled again, for the token or by the astrologers' word. heroes3 2."""
    _pay_for_reroll(errand)
    others = list(matter.found)
    others.remove(face)
    if errand.state.layout.settings.dice == "table":
        errand.desk.reopen(matter, kind="roll", found=tuple(others))
        return None
    faces = (*others, *_by_app(errand, 1))
    _tell(errand, faces)
    if _undecided(errand, faces):
        errand.desk.reopen(matter, found=faces)
        return None
    return taken(errand, faces)


def _pay_for_reroll(errand: Errand) -> None:
    if errand.desk.rule(NO_REROLLS):
        errand.desk.forbid(NotAllowed("h3s-fx-no-rerolls", "12"))
    if _granted(errand):
        errand.sheet.used = (*errand.sheet.used, REROLL)
    elif looking.rerolls(errand.state, errand.seat):
        errand.sheet.morale = "none"
        errand.note(message("h3s-fx-rerolls", name=errand.name), rule="2")
    else:
        errand.desk.forbid(NotAllowed("h3s-fx-no-reroll", "2", name=errand.name))


def _granted(errand: Errand) -> bool:
    """By the astrologers' word, once in the own turn, for the dice of the map."""
    if errand.do.word == "attack-die" or REROLL in errand.sheet.used or errand.state.active != errand.seat:
        return False
    return bool(lasting.of(errand.state, REROLL, errand.seat))


def _squeezed(text: str) -> str:
    return "".join(text.split())


WORDS: Mapping[str, Word] = dict.fromkeys(("roll", "dice", "attack-die"), roll)
