"""The words that card effects are written in. The set is closed: whatever is not here cannot be on a card."""

from __future__ import annotations

from companion.kernel.building_blocks.effect_parser import NUMBER, Vocabulary, WordShape


def _of(*phrases: str) -> frozenset[str]:
    return frozenset(phrases)


ONE = _of("1")
"""A number that is 1 on every card there is."""

COUNTS = _of(
    "champion",
    "other.champion",
    "other.guard",
    "other.wild",
    "other.knife",
    "factions_in_play",
    "my.discard.champion",
    "action",
)

VOCABULARY = Vocabulary(
    words={
        "gold": WordShape(plus=True),
        "combat": WordShape(plus=True),
        "health": WordShape(plus=True),
        "draw": WordShape(amount=True, span=True),
        "discard": WordShape(amount=True, amounts=_of("same")),
        "opp_discard": WordShape(args=(_of("target"), NUMBER)),
        "stun": WordShape(
            args=(
                _of(
                    "target.champion", "nontarget.champion", "nontarget.opp_champion", "all.champions of target.player"
                ),
            )
        ),
        "prepare": WordShape(args=(_of("champion"), ONE)),
        "sac": WordShape(args=(_of("hand|discard"), NUMBER)),
        "topdeck": WordShape(args=(_of("discard.any", "discard.champion"), ONE)),
        "next_acquire": WordShape(args=(_of("any", "action", "champion"), _of("top", "hand", "cost-1"))),
        "acquire_free": WordShape(args=(NUMBER,)),
        "acquire_from": WordShape(args=(_of("opponent.discard"), NUMBER)),
        "dmg": WordShape(args=(NUMBER, _of("each.opp_champion", "each.opp_player", "target.player and champions"))),
        "lose_health": WordShape(args=(NUMBER, _of("me", "each.opp_player"))),
        "summon": WordShape(amount=True, amounts=_of("party")),
        "reveal_hoard": WordShape(args=(NUMBER,)),
        "steal_hoard": WordShape(args=(ONE,)),
        "skill_steal": WordShape(),
        "choose_faction": WordShape(),
        "taunt_clear": WordShape(),
        "taunt_immune": WordShape(),
        "prevent": WordShape(args=(NUMBER, NUMBER)),
        "search": WordShape(args=(_of("deck|discard"), ONE)),
        "discard_hand": WordShape(args=(_of("target.defeated_player"),)),
        "put_into_play": WordShape(args=(_of("discard.stunned champion"),)),
        "bless": WordShape(args=(NUMBER, NUMBER)),
        "look": WordShape(args=(NUMBER, NUMBER)),
    },
    counts=COUNTS,
    factors=_of("party"),
    tests={
        "count": WordShape(amount=True, args=(COUNTS,)),
        "in_play": WordShape(args=(_of("other.dragons-claw", "subtype.Bow"),)),
        "combat_gained": WordShape(amount=True),
        "hoard_behind": WordShape(),
    },
)
