"""The words that card effects are written in. The set is closed: whatever is not here cannot be on a card."""

from __future__ import annotations

from companion.kernel.effects import NUMBER, Shape, Vocabulary


def _of(*phrases: str) -> frozenset[str]:
    return frozenset(phrases)


ONE = _of("1")
"""A number that is 1 on every card there is."""

COUNTS = _of(
    "champion", "other.champion", "other.guard", "other.wild", "other.knife", "factions_in_play", "my.discard.champion",
    "action",
)  # fmt: skip

VOCABULARY = Vocabulary(
    words={
        "gold": Shape(plus=True),
        "combat": Shape(plus=True),
        "health": Shape(plus=True),
        "draw": Shape(amount=True, span=True),
        "discard": Shape(amount=True, amounts=_of("same")),
        "opp_discard": Shape(args=(_of("target"), NUMBER)),
        "stun": Shape(
            args=(
                _of(
                    "target.champion", "nontarget.champion", "nontarget.opp_champion", "all.champions of target.player"
                ),
            )
        ),
        "prepare": Shape(args=(_of("champion"), ONE)),
        "sac": Shape(args=(_of("hand|discard"), NUMBER)),
        "topdeck": Shape(args=(_of("discard.any", "discard.champion"), ONE)),
        "next_acquire": Shape(args=(_of("any", "action", "champion"), _of("top", "hand", "cost-1"))),
        "acquire_free": Shape(args=(NUMBER,)),
        "acquire_from": Shape(args=(_of("opponent.discard"), NUMBER)),
        "dmg": Shape(args=(NUMBER, _of("each.opp_champion", "each.opp_player", "target.player and champions"))),
        "lose_health": Shape(args=(NUMBER, _of("me", "each.opp_player"))),
        "summon": Shape(amount=True, amounts=_of("party")),
        "reveal_hoard": Shape(args=(NUMBER,)),
        "steal_hoard": Shape(args=(ONE,)),
        "skill_steal": Shape(),
        "choose_faction": Shape(),
        "taunt_clear": Shape(),
        "taunt_immune": Shape(),
        "prevent": Shape(args=(NUMBER, NUMBER)),
        "search": Shape(args=(_of("deck|discard"), ONE)),
        "discard_hand": Shape(args=(_of("target.defeated_player"),)),
        "put_into_play": Shape(args=(_of("discard.stunned champion"),)),
        "bless": Shape(args=(NUMBER, NUMBER)),
        "look": Shape(args=(NUMBER, NUMBER)),
    },
    counts=COUNTS,
    factors=_of("party"),
    tests={
        "count": Shape(amount=True, args=(COUNTS,)),
        "in_play": Shape(args=(_of("other.dragons-claw", "subtype.Bow"),)),
        "combat_gained": Shape(amount=True),
        "hoard_behind": Shape(),
    },
)
