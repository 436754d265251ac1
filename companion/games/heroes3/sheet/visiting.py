"""Heroes visit places and flag them. heroes3 7 and 11."""

from __future__ import annotations

from collections.abc import Iterator

from companion.games.heroes3.combat.refusals import NotAllowed, WrongMoment
from companion.games.heroes3.evening.deeds import Deed
from companion.games.heroes3.evening.income import NO_TOWNS, RANDOM_TOWN, Flag
from companion.games.heroes3.evening.places import BLOCKED, SYMBOLS, Place, places
from companion.games.heroes3.sheet import ai_heroes, ending, lasting, purses, running, trading
from companion.games.heroes3.sheet.acts import OwnTown, Unflag, Visit
from companion.games.heroes3.sheet.asked import DONE, Ask
from companion.games.heroes3.sheet.desk import Desk
from companion.games.heroes3.sheet.errands import Carried, Errand
from companion.games.heroes3.sheet.state import Matter, Memory
from companion.kernel.questions import Option
from companion.kernel.refusals import BeyondLimit, Unknown
from companion.kernel.words import Argument, message

TOWN, SETTLEMENT, TRADING_POST, WHIRLPOOL = "town", "settlement", "trading-post", "whirlpool"
MOST_DICE, GUARDS = 6, 4


def visit(desk: Desk, act: Visit) -> None:
    """A hero visits a place: it is flagged, or takes a black cube, and does what it does."""
    place = places().place(act.place)
    _check(desk, act, place)
    sheet = desk.sheet(act.seat)
    if act.place == TRADING_POST or sheet.at_post == act.hero:
        sheet.at_post = act.hero if act.place == TRADING_POST else ""
    purses.count(desk, act.seat, "visited")
    category = "visitable" if act.place == TRADING_POST and desk.rule(trading.ANYWHERE) else place.category
    told = message("h3s-fx-visits", name=desk.name(act.seat), hero=act.hero, place=place.name, category=category)
    desk.note(act.seat, "7", told)
    if category == "flaggable" and not _flag(desk, act, place):
        return
    _carry_out(desk, act, place)


def unflag(desk: Desk, act: Unflag) -> None:
    """A flagged field is lost to somebody who is not at a sheet, or was flagged by mistake."""
    flag = Flag(act.place, act.chosen)
    if act.place == TOWN and act.chosen:
        desk.sheet(act.chosen)
    if flag not in desk.sheet(act.seat).flags:
        flags = [_flag_name(desk, one) for one in desk.sheet(act.seat).flags]
        raise Unknown(
            "h3s-fx-no-flag", name=desk.name(act.seat), place=_flag_name(desk, flag), options=flags, count=len(flags)
        )
    _lose(desk, act.seat, flag)


def own_town(desk: Desk, act: OwnTown) -> None:
    """The own faction town is lost to a flag, or is back; its board stays in any case. heroes3 12."""
    sheet = desk.sheet(act.seat)
    if sheet.town == act.held:
        told = "h3s-fx-town-held" if act.held else "h3s-fx-town-lost-already"
        desk.forbid(NotAllowed(told, "12", name=desk.name(act.seat)))
    sheet.town = act.held
    if act.held:
        ai_heroes.lose_flag(desk, Flag(TOWN, act.seat))
        for seat in desk.state.sheets:
            if Flag(TOWN, act.seat) in desk.sheet(seat).flags:
                _lose(desk, seat, Flag(TOWN, act.seat))
    held = "yes" if act.held else "no"
    desk.note(
        act.seat, "12", message("h3s-fx-own-town", name=desk.name(act.seat), held=held), "gain" if act.held else "harm"
    )
    ending.homes_changed(desk, act.seat)


def ask_taken(errand: Errand, matter: Matter) -> Ask:
    """Ask which of the fields of this kind was taken over."""
    owner = matter.seat
    options = tuple(
        Option(chosen or "none", message("h3s-fx-flag", flag=_flag_name(errand.desk, Flag(matter.step, chosen))))
        for chosen in _still_flagged(errand, matter)
    )
    return Ask(message("h3s-fx-taken", name=errand.desk.name(owner)), options or (DONE,), rule="7")


def take_taken(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The field that was taken over."""
    chosen, flagged = "" if answer == ("none",) else " ".join(answer), _still_flagged(errand, matter)
    if not flagged and answer == (DONE.id,):
        _had_none(errand.desk, matter.seat, places().place(matter.step))
        return ()
    if chosen not in flagged:
        options = [one or "none" for one in flagged] or [DONE.id]
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=options)
    _lose(errand.desk, matter.seat, Flag(matter.step, chosen))
    return ()


def _still_flagged(errand: Errand, matter: Matter) -> list[str]:
    """The fields that it can have been; the table may have put some of them right meanwhile."""
    return [chosen for chosen in matter.found if Flag(matter.step, chosen) in errand.sheet.flags]


# --- before it -----------------------------------------------------------------------------------


def _check(desk: Desk, act: Visit, place: Place) -> None:
    sheet, name = desk.sheet(act.seat), desk.name(act.seat)
    if not 1 <= act.dice <= MOST_DICE or not 0 <= act.stacked <= GUARDS:
        raise BeyondLimit("h3s-fx-visit-numbers", dice=MOST_DICE, guards=GUARDS)
    if act.taken_from and act.taken_from != ai_heroes.AI and act.taken_from not in desk.state.ai:
        desk.sheet(act.taken_from)
    if desk.state.active != act.seat:
        desk.forbid(WrongMoment("h3s-own-turn-only", "2", name=name))
    if desk.state.table.fight is not None:
        desk.forbid(WrongMoment("h3s-not-in-combat", "2"))
    if act.hero == "secondary" and not sheet.secondary:
        desk.forbid(NotAllowed("h3s-no-secondary", "3", name=name))
    check_place(desk, place)


def check_place(desk: Desk, place: Place) -> None:
    """Refuse a place that nobody enters, or that lies in no box on the table. heroes3 7 and 12."""
    if place.id == BLOCKED:
        desk.forbid(NotAllowed("h3s-fx-blocked", "7"))
    desk.on_table((place.box,), place.name)


# --- flags ---------------------------------------------------------------------------------------


def _flag(desk: Desk, act: Visit, place: Place) -> bool:
    """The own cube; False where the field is as good as empty: the own one, or an ally's."""
    owner, name = act.taken_from, desk.name(act.seat)
    # A Town that is nobody else's is the own one, which has no cube: heroes3 7 and 12.
    own = place.id == TOWN and not owner
    if own and not desk.sheet(act.seat).town:
        own_town(desk, OwnTown(act.seat, True))
        return False
    if own or owner == act.seat:
        desk.note(act.seat, "7", message("h3s-fx-own-flag", name=name, place=place.name))
        return False
    if not place.shared and owner in desk.state.sheets and trading.allied(desk.state, act.seat, owner):
        desk.note(act.seat, "7", message("h3s-fx-allied-flag", name=name, place=place.name))
        return False
    if place.id == TOWN:
        return _town(desk, act)
    if not place.shared and owner in desk.state.sheets:
        take_from(desk, owner, place)
    elif not place.shared and owner:
        ai_heroes.lose_flag(desk, Flag(place.id), owner)
    _plant(desk, act.seat, Flag(place.id))
    return True


def _plant(desk: Desk, seat: str, flag: Flag) -> None:
    sheet = desk.sheet(seat)
    sheet.flags = (*sheet.flags, flag)
    purses.count(desk, seat, "flagged")
    desk.note(seat, "7", message("h3s-fx-flags", name=desk.name(seat), place=places().place(flag.place).name), "gain")
    ending.homes_changed(desk, seat)


def take_from(desk: Desk, owner: str, place: Place) -> None:
    """A player who had the field has it no more; who had several of the kind says which it was."""
    found = tuple(dict.fromkeys(flag.chosen for flag in desk.sheet(owner).flags if flag.place == place.id))
    if len(found) > 1:
        desk.open(owner, "taken", f"place:{place.id}", found=found, step=place.id)
    elif found:
        _lose(desk, owner, Flag(place.id, found[0]))
    else:
        _had_none(desk, owner, place)


def _had_none(desk: Desk, owner: str, place: Place) -> None:
    desk.note(owner, "7", message("h3s-fx-had-no-flag", name=desk.name(owner), place=place.name), "remind")


# --- towns: heroes3 12 ---------------------------------------------------------------------------


def _town(desk: Desk, act: Visit) -> bool:
    """A Town of another player or an AI hero: the own one of the owner, or one that the owner had flagged."""
    owner = act.taken_from
    found = _towns(desk, owner)
    if len(found) > 1:
        desk.open(act.seat, "town", "place:town", step=owner, found=tuple(found), hero=act.hero)
        return False
    return _take_town(desk, act.seat, owner, found[0])


def _towns(desk: Desk, owner: str) -> list[str]:
    """Whose Towns somebody holds; what an AI hero calls its own is not on any sheet."""
    if owner in desk.state.sheets:
        sheet = desk.sheet(owner)
        held = [flag.chosen for flag in sheet.flags if flag.place == TOWN]
        return [owner, *held] if sheet.town or not held else held
    ais = [ai for ai in desk.state.ai.values() if owner in (ai_heroes.AI, ai.id)]
    return [*(flag.chosen for ai in ais for flag in ai.flags if flag.place == TOWN and flag.chosen), ""]


def _take_town(desk: Desk, seat: str, owner: str, town: str) -> bool:
    """The Town of `town` changes hands; True where only the table knows what else follows from it.

    Of a player's Town the sheets do it all: the cube, the flag, and who has a home.
    """
    if town == seat:
        own_town(desk, OwnTown(seat, True))
        return False
    if owner not in desk.state.sheets:
        ai_heroes.lose_flag(desk, Flag(TOWN, town), owner)
    elif Flag(TOWN, town) in desk.sheet(owner).flags:
        _lose(desk, owner, Flag(TOWN, town))
    elif desk.sheet(owner).town:
        own_town(desk, OwnTown(owner, False))
    _plant(desk, seat, Flag(TOWN, town))
    if town not in desk.state.sheets:
        return True
    if not trading.allied(desk.state, seat, town):
        ending.gain_cube(desk, seat, town)
    return False


def ask_town(errand: Errand, matter: Matter) -> Ask:
    """Ask whose Town it is, where a player holds several."""
    desk = errand.desk
    options = tuple(
        Option(town or "none", message("h3s-fx-flag", flag=_flag_name(desk, Flag(TOWN, town)))) for town in matter.found
    )
    owner = desk.name(matter.step) if matter.step in desk.state.sheets else ai_heroes.called(desk.state, matter.step)
    return Ask(message("h3s-fx-taken", name=owner), options, rule="12")


def take_town(errand: Errand, matter: Matter, answer: tuple[str, ...]) -> Carried:
    """The Town that was visited."""
    town = "" if answer == ("none",) else " ".join(answer)
    if town not in matter.found:
        raise Unknown("h3s-fx-no-option", found=" ".join(answer), options=[one or "none" for one in matter.found])
    if _take_town(errand.desk, matter.seat, matter.step, town):
        visit = Visit(matter.seat, TOWN, matter.hero, matter.step, first=False)
        _carry_out(errand.desk, visit, places().place(TOWN))
    return ()


def _lose(desk: Desk, seat: str, flag: Flag) -> None:
    sheet = desk.sheet(seat)
    flags = list(sheet.flags)
    flags.remove(flag)
    sheet.flags = tuple(flags)
    desk.note(seat, "7", message("h3s-fx-flag-lost", name=desk.name(seat), flag=_flag_name(desk, flag)), "harm")
    ending.homes_changed(desk, seat)


def _flag_name(desk: Desk, flag: Flag) -> Argument:
    name = places().place(flag.place).name
    if flag.place == TOWN and flag.chosen:
        return message("h3s-fx-flag-of", place=name, name=desk.name(flag.chosen))
    return message("h3s-fx-flag-chosen", place=name, resource=flag.chosen or "none")


# --- what it does --------------------------------------------------------------------------------


def _carry_out(desk: Desk, act: Visit, place: Place) -> None:
    for deed in place.deeds:
        if deed.disputed and _happens(act, deed):
            desk.note(act.seat, "7", message("h3s-fx-disputed", text=deed.disputed), "remind")
    running.run(
        desk, act.seat, f"place:{act.place}", _effect(desk, act, place), hero=act.hero,
        memory=Memory(stacked=act.stacked),
    )  # fmt: skip


def _happens(act: Visit, deed: Deed) -> bool:
    """Whether a deed of the place is due with this visit."""
    if deed.when == "first-flag":
        return act.first and not act.taken_from
    if deed.when == "later-flag":
        return not act.first or bool(act.taken_from)
    return deed.when in ("visit", "flag") or (deed.when == "per-stacked-guard" and act.stacked > 0)


def _effect(desk: Desk, act: Visit, place: Place) -> str:
    """Everything that the visit brings, as one effect."""
    if place.id == TRADING_POST and desk.rule(trading.ANYWHERE):
        return "search(artifacts, 1)"
    if place.id in SYMBOLS:
        return f"roll({act.dice}, {SYMBOLS[place.id]}, one)"
    if place.id == WHIRLPOOL and lasting.of(desk.state, "free-whirlpools", act.seat):
        return "free-whirlpools"
    return " & ".join(_parts(desk, act, place))


def _parts(desk: Desk, act: Visit, place: Place) -> Iterator[str]:
    for deed in place.deeds:
        if not _happens(act, deed):
            continue
        if deed.when == "first-flag" and place.id == RANDOM_TOWN and desk.rule(NO_TOWNS):
            # heroes3 12: by an optional rule flagged Towns give no resources, at once as little as later.
            continue
        if deed.text.startswith("search-stacked"):
            if act.stacked:
                deck = deed.text.removeprefix("search-stacked(").removesuffix(")")
                yield f"search({deck}, {act.stacked})"
        else:
            yield from [deed.text] * (act.stacked if deed.when == "per-stacked-guard" else 1)
