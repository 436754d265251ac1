"""What does not fit in a set-up of the evening, in words, to be said where it is."""

from __future__ import annotations

from companion.app.models.heroes3.sheet_body import body_of_draft, tidy
from companion.app.models.heroes3.sheet_draft import TEAMS, Draft
from companion.games.heroes3.sheet.game import Heroes3Sheet
from companion.games.heroes3.sheet.setup import lay
from companion.games.tracker.marking import LONGEST_NAME
from companion.games.tracker.naming import plain_letters
from companion.kernel.events import silent
from companion.kernel.refusals import Refused
from companion.library.words import Catalogue


def missing(words: Catalogue, draft: Draft) -> str | None:
    """Why the evening cannot begin like this; None when it can."""
    found = [seat_problem(words, draft, place) for place in range(len(draft.seats))]
    found += [teams_problem(words, draft), rules_problem(words, draft)]
    first = next((problem for problem in found if problem), None)
    if first is not None:
        return first
    try:
        Heroes3Sheet().start(lay(body_of_draft(draft), 1), silent)
    except Refused as refused:
        return words.say(refused.message)
    return None


def seat_problem(words: Catalogue, draft: Draft, place: int) -> str | None:
    """What is wrong with a player, to be said beside the name."""
    seats = draft.seats
    name = tidy(seats[place].name)
    if not name:
        return words("h3s-set-no-name", number=place + 1)
    if len(name) > LONGEST_NAME or not name.isprintable():
        return words("name-bad", found=name[:40], high=LONGEST_NAME)
    if plain_letters(name) in {plain_letters(tidy(seat.name)) for seat in seats[:place]}:
        return words("name-taken", found=name)
    if not seats[place].faction:
        return words("h3s-set-no-faction", name=name)
    return None


def teams_problem(words: Catalogue, draft: Draft) -> str | None:
    """What is wrong with the sides of an Alliance. heroes3 1."""
    if draft.mode != "alliance":
        return None
    return words("h3s-set-teams-empty") if len({seat.team for seat in draft.seats}) < len(TEAMS) else None


def rules_problem(words: Catalogue, draft: Draft) -> str | None:
    """Optional rules that contradict each other."""
    both = {"astrologers-always", "no-astrologers"} <= set(draft.rules)
    return words("h3s-set-rules-contradict") if both else None
