"""Every decision says why, names every candidate it passed over, and can be said in four languages."""

from __future__ import annotations

import pytest

from companion.games.heroes3.combat import acts
from companion.games.heroes3.combat.acts import Act
from companion.games.heroes3.combat.bots.ai_decisions import decide_ai_act, is_ai_to_decide
from companion.games.heroes3.combat.model.ask_and_answer import answer_options
from companion.games.heroes3.combat.model.setup_data import Army, CombatSetup, Fight, Hero, Siege, UnitCard, build_setup
from companion.games.heroes3.combat.model.state import CombatState
from companion.games.heroes3.odds.player_policies import SENSIBLE
from companion.kernel.events import ignore_event
from companion.kernel.messages import LANGUAGES
from companion.kernel.refusals import NotNow
from companion.library.translations import load_message_catalogue
from tests.heroes3.combat.short_combats import ENGINE, combat, do

pytestmark = pytest.mark.usefixtures("no_sentence_fails")

WORDS = load_message_catalogue("en")


def test_the_reason_names_the_class_and_everybody_passed_over() -> None:
    mine = {"D1": "castle:marksmen/few", "B2": "castle:halberdiers/few", "C2": "castle:crusaders/few"}
    verdict = decide_ai_act(combat(mine, {"B5": "neutral:evil-eyes"}, "B5"))
    assert verdict.reason.rule == "heroes3 13.2"
    assert verdict.reason.message is not None
    said = WORDS.say(verdict.reason.message)
    assert "ranged, bronze" in said
    assert "Marksmen" in said
    passed = [WORDS.say(message) for message in verdict.reason.rejected]
    assert len(passed) == 2
    assert "not ranged" in passed[0]
    assert "Halberdiers" in passed[0]
    assert "Crusaders" in passed[1]


def test_units_out_of_reach_are_passed_over_with_their_distance() -> None:
    mine = {"A2": "castle:halberdiers/pack", "A1": "castle:crusaders/few"}
    verdict = decide_ai_act(combat(mine, {"A4": "neutral:vampires"}, "A4"))
    assert ["out of reach, 4 steps" in WORDS.say(message) for message in verdict.reason.rejected] == [True]


def test_a_tie_is_told_with_every_option_in_words() -> None:
    state = combat({"A2": "necropolis:skeletons/few", "C2": "necropolis:zombies/few"}, {"B4": "neutral:rogues"}, "B4")
    verdict = decide_ai_act(state)
    assert verdict.act is None
    assert verdict.reason.message is not None
    assert "the player chooses" in WORDS.say(verdict.reason.message)
    said = [WORDS.say(choice.message) for choice in verdict.options]
    assert len(said) == 4
    assert any("Zombies" in option and "C3" in option for option in said)
    do(state, verdict.options[0].act)


def test_the_chair_says_nothing_while_people_act() -> None:
    state = combat({"A1": "castle:crusaders/few"}, {"B4": "neutral:rogues"}, "A1")
    assert not is_ai_to_decide(state)
    with pytest.raises(NotNow, match="h3c-not-mine"):
        decide_ai_act(state)


SIEGE = Fight(
    "ai-hero", "", "hard",
    Army(("castle:crusaders/pack", "castle:marksmen/pack", "castle:griffins/pack", "castle:zealots/few")),
    Army(
        ("necropolis:skeletons/pack", "necropolis:zombies/pack", "necropolis:liches/few", "necropolis:vampires/few"),
        by="ai",
        deck=("might-attack-a", "might-defense-a", "might-defense-b", "magic-cast-b", "skill-use-b") * 3,
        spells=("magic-arrow", "fireball", "stone-skin", "cure", "fire-shield", "weakness", "haste", "slow"),
    ),
    siege=Siege(),
)  # fmt: skip


@pytest.mark.parametrize("attacker", ["mine", "theirs"])
@pytest.mark.parametrize("seed", range(4))
def test_whole_combats_can_be_told_in_every_language(seed: int, attacker: str) -> None:
    fight = (
        SIEGE if attacker == "mine" else Fight("ai-hero", "", "hard", SIEGE.mine, SIEGE.theirs, "theirs", siege=Siege())
    )
    state = ENGINE.start(build_setup(CombatSetup(fight), seed), ignore_event)
    told = 0
    for _ in range(400):
        if state.ended:
            break
        if not is_ai_to_decide(state):
            do(state, _people(state))
            continue
        verdict = decide_ai_act(state)
        assert verdict.reason.message is not None
        for language in LANGUAGES:
            assert load_message_catalogue(language).say(verdict.reason.message).strip()
            for message in (*verdict.reason.rejected, *(choice.message for choice in verdict.options)):
                assert load_message_catalogue(language).say(message).strip()
        do(state, verdict.act if verdict.act is not None else verdict.options[seed % len(verdict.options)].act)
        told += 1
    assert state.ended
    assert told > 5


def _people(state: CombatState) -> Act:
    return SENSIBLE.answer(state) if state.ask is not None else SENSIBLE.act(state)


def test_a_neutral_fight_is_decided_to_its_end() -> None:
    army = Army((UnitCard("castle:griffins/pack", "B2"),), hero=Hero(movement=5))
    state = ENGINE.start(build_setup(CombatSetup(Fight(level="III", mine=army)), 5), ignore_event)
    while not state.ended:
        if is_ai_to_decide(state):
            verdict = decide_ai_act(state)
            do(state, verdict.act if verdict.act is not None else verdict.options[0].act)
        else:
            do(state, acts.Choose(answer_options(state)[0]) if state.ask is not None else acts.Done())
    assert state.outcome in ("retreat", "defeat", "victory")
