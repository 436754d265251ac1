"""Who may hit whom: seats, guards, neighbours of the party."""

from __future__ import annotations

from companion.games.hero_realms.state import CardInPlay, HeroState


def update_attack_reach(state: HeroState) -> None:
    """Work out whom each seat may attack, as players and as owners of champions."""
    state.reach = [_reach(state, seat) for seat in range(len(state.seats))]


def _reach(state: HeroState, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    table = state.table
    if state.seats[seat].out:
        return (), ()
    if table.hunter:
        return _hunted(state, seat)
    if table.mode == "emperor":
        both = _facing(state, seat)
        return both, both
    # Free-for-all 7.1, Hydra 7.4, party and boss 8.2, boss and boss 8.5: everybody on another side.
    both = tuple(n for n in table.opponents(seat) if not state.seats[n].out)
    return both, both


def _hunted(state: HeroState, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The player on the left; champions of both neighbours, counted over the living: hero_realms 7.2, 7.3."""
    table = state.table
    living = [table.places[n].id for n in state.living()]
    mine = table.places[seat].id
    left, right = table.seating.left_of(mine, living), table.seating.right_of(mine, living)
    near = tuple(dict.fromkeys(table.index[s] for s in (left, right) if s is not None))
    return near[:1], near


def _facing(state: HeroState, seat: int) -> tuple[int, ...]:
    """A captain reaches the opposite captain, and the enemy emperor once that one is out: hero_realms 7.5."""
    table = state.table
    enemies = [n for n in table.opponents(seat) if not state.seats[n].out]
    if table.places[seat].kind == "emperor":
        return tuple(enemies)
    opposite = table.index[table.seating.facing(table.places[seat].id)]
    if not state.seats[opposite].out:
        return (opposite,)
    return tuple(n for n in enemies if table.places[n].kind == "emperor")


def is_guarded(state: HeroState, seat: int) -> bool:
    """Whether guards protect this player and the champions that are no guards: hero_realms 6.2."""
    cards = state.table.cards
    if state.table.hydra:
        # A guard covers the whole team: hero_realms 7.4.
        any_way = not state.table.settings.hydra_guard_must_be_prepared
        members = [seat, *state.table.mates(seat)]
        return any(cards[x.card].guard and (any_way or not x.expended) for m in members for x in state.seats[m].play)
    return any(not laid.expended and cards[laid.card].guard for laid in state.seats[seat].play)


def champions_in_play(state: HeroState, seat: int) -> list[CardInPlay]:
    """The champions in a seat's play area."""
    cards = state.table.cards
    return [laid for laid in state.seats[seat].play if cards[laid.card].champion]


def attackable_champions(state: HeroState, seat: int) -> list[CardInPlay]:
    """The champions of a seat that opponents may attack or target: guards, and the others where no guard stands."""
    cards, shielded = state.table.cards, is_guarded(state, seat)
    return [x for x in state.seats[seat].play if cards[x.card].champion and (not shielded or cards[x.card].guard)]


def nearby_party_members(state: HeroState, seat: int) -> list[int]:
    """The party members directly to the left and right, skipping the defeated: hero_realms 8.2."""
    return [n for n in _neighbours(state, seat) if not state.seats[n].out]


def healable_seats(state: HeroState, seat: int) -> list[int]:
    """Whom a gain of health may go to: hero_realms 8.3. Defeated neighbours too, where the table plays it so (8.4)."""
    if state.table.settings.defeated_can_be_healed:
        return [seat, *_neighbours(state, seat)]
    return [seat, *nearby_party_members(state, seat)]


def _neighbours(state: HeroState, seat: int) -> list[int]:
    """Everybody on both sides up to and including the first who stands; the boss is not part of the chain."""
    count = state.table.party
    found: list[int] = []
    for step in (-1, 1):
        for distance in range(1, count):
            other = seat + step * distance
            if state.table.settings.party_seating == "ring":
                other %= count
            if not 0 <= other < count or other == seat:
                break
            if other not in found:
                found.append(other)
            if not state.seats[other].out:
                break
    return found
