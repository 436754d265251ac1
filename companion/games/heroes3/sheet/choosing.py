"""Choices: one way of several, whether one likes to, and what only the player knows."""

from __future__ import annotations

from companion.games.heroes3.combat.refusals import Forbidden, NotAllowed
from companion.games.heroes3.evening.purse import Purse
from companion.games.heroes3.evening.refusals import TooDear
from companion.games.heroes3.evening.wording import effect_words
from companion.games.heroes3.sheet import at_once, casualties, dicing, enlisting, parting, proclaiming, running, sources
from companion.games.heroes3.sheet.asked import NONE, YES, Ask
from companion.games.heroes3.sheet.errands import Carried, Errand
from companion.games.heroes3.sheet.spelling import read
from companion.games.heroes3.sheet.state import Matter
from companion.kernel.effects import Choose, Do, Effect, If
from companion.kernel.questions import Option
from companion.kernel.refusals import Unknown
from companion.kernel.words import Message, message


def choose(errand: Errand) -> Carried:
    """One of several ways: the player says which."""
    return errand.wait("choose")


def ask_choose(errand: Errand, matter: Matter) -> Ask:
    """Ask which way is taken."""
    options = tuple(
        Option(text, _words(errand, branch), _message(refusal(errand, (*branch, *errand.then))))
        for text, branch in _ways(errand).items()
    )
    asked = message("h3s-fx-choose", name=errand.name, source=sources.name(matter.source))
    optional = errand.about.optional
    return Ask(asked, (*options, NONE) if optional else options, optional=optional, rule=errand.rule)


def take_way(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The way that was chosen, as it is written or by its number."""
    if answer == ("none",) and errand.about.optional:
        return ()
    ways = _ways(errand)
    wanted = _squeezed(" ".join(answer))
    for number, (text, branch) in enumerate(ways.items(), 1):
        if wanted in (_squeezed(text), str(number)):
            _check_units(errand, branch)
            return (*branch, *errand.then)
    raise Unknown(
        "h3s-fx-no-option", found=" ".join(answer), options=[*ways, *(["none"] if errand.about.optional else [])]
    )


def _check_units(errand: Errand, branch: Effect) -> None:
    """Nobody takes a way for which no unit fits; other words refuse by themselves what cannot be paid. heroes3 6."""
    about_units = [step for step in branch if isinstance(step, Do) and step.word in ("reinforce", *casualties.WORDS)]
    for step in about_units:
        if (refused := _refused(errand, step)) is not None:
            errand.desk.forbid(refused)


def ask_may(errand: Errand, matter: Matter) -> Ask:
    """Ask whether the player wants to."""
    does = _words(errand, errand.about.effect)
    refused = refusal(errand, (*errand.about.effect, *errand.then))
    asked = message("h3s-fx-may", name=errand.name, source=sources.name(matter.source), does=does)
    yes = Option(YES.id, YES.message, _message(refused))
    return Ask(asked, (yes, NONE), optional=True, rule=errand.rule)


def take_may(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The player wants to, or not."""
    return (*errand.about.effect, *errand.then) if _agreed(answer) else ()


def ask_if(errand: Errand, matter: Matter) -> Ask:
    """Ask whether it is so."""
    does = effect_words(errand.about.effect, sources.tell(matter.source))
    asked = message("h3s-fx-if", name=errand.name, source=sources.name(matter.source), does=does)
    return Ask(asked, (YES, NONE), optional=True, rule=errand.rule)


def take_if(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The player says whether it is so."""
    (step,) = errand.about.effect
    assert isinstance(step, If)
    return step.then if _agreed(answer) else step.otherwise


def ask_offer(errand: Errand, matter: Matter) -> Ask:
    """Something may be used so long; play goes on meanwhile."""
    does = effect_words(read(matter.step), sources.tell(matter.source))
    asked = message("h3s-fx-offer", name=errand.name, source=sources.name(matter.source), does=does)
    return Ask(asked, (YES, NONE), optional=True, rule=errand.rule, blocks=False)


def take_offer(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The player uses the offer now, or never."""
    return read(matter.step) if _agreed(answer) else ()


def refusal(errand: Errand, effect: Effect) -> Forbidden | None:
    """Why a way cannot be gone: a price in it cannot be paid, or there is nothing for it."""
    cost = Purse()
    for step in effect:
        if not isinstance(step, Do):
            break
        if step.word in ("pay", "lose"):
            cost += Purse.of({step.args[1]: int(step.args[0])})
        elif step.word == "pay-die":
            cost += dicing.worth(errand.memory.dice[0]) if len(set(errand.memory.dice)) == 1 else Purse()
        elif (refused := _refused(errand, step)) is not None:
            return refused
    missing = errand.sheet.purse.missing(cost)
    return TooDear(sources.name(errand.source), cost, missing, errand.rule) if missing else None


def _refused(errand: Errand, step: Do) -> Forbidden | None:
    if step.word == "lose-mp" and max(at_once.points(errand, hero) for hero in at_once.HEROES) < int(step.args[0]):
        return NotAllowed("h3s-fx-no-points", "2", count=int(step.args[0]))
    if step.word == "spend-cube" and not errand.sheet.cubes.get(at_once.cubes_of(errand), 0):
        return NotAllowed("h3s-fx-no-cube", "6", source=sources.name(errand.source))
    if step.word == "secondary-hero" and errand.sheet.secondary:
        return NotAllowed("h3s-one-secondary", "3", name=errand.name)
    if step.word == "xp" and errand.hero == "secondary":
        return NotAllowed("h3s-no-experience", "3")
    if step.word == "pandora":
        return proclaiming.no_pandora(errand)
    if step.word in ("remove", "sell-artifact"):
        return parting.nothing_to_part_with(errand, step)
    if step.word == "machine":
        return enlisting.no_machine(errand, step)
    if step.word == "reinforce":
        return enlisting.nothing_to_reinforce(errand, step)
    if step.word in casualties.WORDS:
        return casualties.nothing_to_lose(errand, step)
    return None


def _ways(errand: Errand) -> dict[str, Effect]:
    """The ways that are offered: none that is only an `if` whose test fails."""
    (step,) = errand.about.effect
    assert isinstance(step, Choose)
    return {
        text: branch
        for text, branch in zip(step.texts, step.branches, strict=True)
        if not _out_of_question(errand, branch)
    }


def _out_of_question(errand: Errand, branch: Effect) -> bool:
    if len(branch) != 1 or not isinstance(branch[0], If) or branch[0].otherwise:
        return False
    return running.holds(errand, branch[0].test) is False


def _words(errand: Errand, effect: Effect) -> Message:
    """A way in words, with what it brings afterwards."""
    tell = sources.tell(errand.source)
    does = effect_words(effect, tell)
    return message("h3e-for", price=does, does=effect_words(errand.then, tell)) if errand.then else does


def _message(refused: Forbidden | None) -> Message | None:
    return refused.message if refused is not None else None


def _agreed(answer: tuple[str, ...]) -> bool:
    if answer not in (("yes",), ("none",)):
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=["yes", "none"])
    return answer == ("yes",)


def _squeezed(text: str) -> str:
    return "".join(text.split())
