"""The words about a combat: what stands where, what the app does now, what play waits for."""

from __future__ import annotations

from companion.app.models.heroes3.combat.board_display import SpaceDisplay, UnitDisplay
from companion.games.heroes3.cards.hero_cards import load_cards
from companion.games.heroes3.cards.unit_cards import load_units
from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.model.board import BY_NAME
from companion.games.heroes3.combat.model.setup_data import Fight
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.combat.model.unit_types import TIERS, UnitType
from companion.library.translations import MessageCatalogue


def combat_title(words: MessageCatalogue, fight: Fight) -> str:
    """What is fought for, in a few words."""
    difficulty = words("h3a-difficulty", difficulty=fight.difficulty)
    if fight.kind == "bank":
        return words("h3a-title-bank", bank=words.name(load_units().banks[fight.bank].name), difficulty=difficulty)
    kind = "siege" if fight.siege is not None else fight.kind
    return words("h3a-title", kind=kind, level=fight.level or "-", difficulty=difficulty)


def combat_round_text(words: MessageCatalogue, state: CombatState) -> str:
    """Where the combat stands: the round, and what movement is left to go on."""
    if state.ended:
        return words("h3a-now-over", outcome=state.outcome)
    if not state.round:
        return words("h3a-now-before")
    if state.fight.kind == "neutral":
        return words("h3a-now-round", round=state.round, left=state.sides[0].movement)
    return words("h3a-now-round-only", round=state.round)


def unit_name_with_card_side(words: MessageCatalogue, kind: UnitType) -> str:
    """A unit's name with its side where the card has two."""
    name = words.name(kind.name)
    return words("h3a-unit-side", name=name, side=kind.side) if kind.side in ("few", "pack") else name


def tier_name(words: MessageCatalogue, tier: int) -> str:
    """The name of a tier."""
    return words("h3a-tier", tier=TIERS[tier] if tier >= 0 else "none")


def describe_space_aloud(words: MessageCatalogue, face: SpaceDisplay) -> str:
    """A space as a screen reader says it: where, who, and what a tap would do."""
    about = words("h3a-ground", ground=face.ground or "free")
    if face.unit is not None:
        about = describe_unit_aloud(words, face.unit)
    said = f"{words('h3a-space', space=face.name)}: {about}"
    return f"{said}. {words('h3a-sign', sign=face.sign, number=face.number)}" if face.sign else said


def describe_unit_aloud(words: MessageCatalogue, face: UnitDisplay) -> str:
    """A unit with everything its card shows."""
    figures = {"attack": face.attack, "defense": face.defense, "left": face.left, "health": face.health}
    parts = [
        words("h3a-unit-of", name=words.name(face.name), side=face.side, owner="mine" if face.mine else "theirs"),
        tier_name(words, face.tier),
        words("h3a-moves", kind=face.kind),
        words("h3a-figures", initiative=face.initiative, **figures),
        *(words("h3a-token", token=token, count=count) for token, count in face.tokens),
    ]
    if face.acting:
        parts.append(words("h3a-acts-now"))
    elif face.acted:
        parts.append(words("h3a-has-acted"))
    return ", ".join(part for part in parts if part)


# --- what the app does ----------------------------------------------------------------------------


def describe_act(words: MessageCatalogue, state: CombatState, act: Act) -> str:
    """What is done in a position, in one sentence."""
    name = words.name(state.actor.kind.name) if state.active >= 0 else ""
    match act:
        case acts.Attack(target, at):
            how = "walk" if at else "shoot" if state.actor.kind.ranged else "stand"
            return words("h3a-do-attack", unit=name, how=how, space=at, target=_target(words, state, target))
        case acts.Move(to):
            return words("h3a-do-move", unit=name, space=to)
        case acts.Choose(option):
            return words("h3a-do-choose", what=_target(words, state, option))
        case acts.Defend() | acts.Done() | acts.Use():
            return words("h3a-do", what=type(act).__name__.lower(), unit=name)
    return _card_instruction(words, state, act) or words("h3a-do", what="act", unit=name)


def _card_instruction(words: MessageCatalogue, state: CombatState, act: Act) -> str:
    """What is done with the cards of an AI hero, or of one's own."""
    match act:
        case acts.AiDeck(do, deck, card):
            return words("h3a-do-deck", do=do, deck=deck, card=card_name(words, card))
        case acts.PlayCard(card, power, targets, side=side):
            on, name = words.list([_target(words, state, target) for target in targets]), card_name(words, card)
            count, owner = len(targets), side or "mine"
            return words("h3a-do-spell", card=name, power=power, targets=on, count=count, side=owner)
        case acts.Boost(unit, attack, defense):
            on = _target(words, state, unit) if unit else ""
            return words("h3a-do-boost", attack=attack, defense=defense, unit=on, waits="no" if unit else "yes")
        case acts.Mark(unit, token):
            return words("h3a-do-mark", unit=_target(words, state, unit), token=token)
    return ""


def _target(words: MessageCatalogue, state: CombatState, name: str) -> str:
    """Whom an act is about: a unit with its side, a Wall, or a space."""
    if name not in BY_NAME:
        return words("h3a-answer", answer=name) if name in ("yes", "no", "none") else name
    space = BY_NAME[name]
    if (there := state.at(space)) is not None:
        owner = "mine" if there.side == 0 else "theirs"
        return words("h3a-whose", owner=owner, unit=words.name(there.kind.name))
    if state.walls >> space & 1:
        return words("h3a-the-wall", space=name)
    return words("h3a-the-gate", space=name) if space == state.gate else name


def card_name(words: MessageCatalogue, card: str) -> str:
    """A card of a hero, a spell or an AI card by its id."""
    book = load_cards()
    if card in book.by_id:
        found = book.by_id[card]
        return f"{found.hero} {found.level}" if found.kind == "specialty" else words.name(found.name)
    other = book.ai.get(card) or book.machines.get(card)
    return words.name(other.name) if other is not None else card
