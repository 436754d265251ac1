"""What does not fit in a set-up of the map part, in words, to be shown where it is."""

from __future__ import annotations

from companion.app.models.heroes3.adventure.setup_conversion import convert_draft_to_setup, normalize_player_name
from companion.app.models.heroes3.adventure.setup_draft import TEAMS, Draft
from companion.games.heroes3.adventure.game import Heroes3Adventure
from companion.games.heroes3.adventure.setup_data import build_setup
from companion.games.tracker.name_lookup import normalize_letters
from companion.games.tracker.rules.marks_dials_notes_and_timers import LONGEST_NAME
from companion.kernel.events import ignore_event
from companion.kernel.refusals import Refused
from companion.library.translations import MessageCatalogue


def find_setup_problem(words: MessageCatalogue, draft: Draft) -> str | None:
    """Why the game cannot begin like this; None when it can."""
    found = [find_player_problem(words, draft, place) for place in range(len(draft.seats))]
    found += [find_teams_problem(words, draft), find_optional_rules_conflict(words, draft)]
    first = next((problem for problem in found if problem), None)
    if first is not None:
        return first
    try:
        Heroes3Adventure().start(build_setup(convert_draft_to_setup(draft), 1), ignore_event)
    except Refused as refused:
        return words.say(refused.message)
    return None


def find_player_problem(words: MessageCatalogue, draft: Draft, place: int) -> str | None:
    """What is wrong with a player, to be said beside the name."""
    seats = draft.seats
    name = normalize_player_name(seats[place].name)
    if not name:
        return words("h3s-set-no-name", number=place + 1)
    if len(name) > LONGEST_NAME or not name.isprintable():
        return words("name-bad", found=name[:40], high=LONGEST_NAME)
    if normalize_letters(name) in {normalize_letters(normalize_player_name(seat.name)) for seat in seats[:place]}:
        return words("name-taken", found=name)
    if not seats[place].faction:
        return words("h3s-set-no-faction", name=name)
    return None


def find_teams_problem(words: MessageCatalogue, draft: Draft) -> str | None:
    """What is wrong with the sides of an Alliance. heroes3 1."""
    if draft.mode != "alliance":
        return None
    return words("h3s-set-teams-empty") if len({seat.team for seat in draft.seats}) < len(TEAMS) else None


def find_optional_rules_conflict(words: MessageCatalogue, draft: Draft) -> str | None:
    """Optional rules that contradict each other."""
    both = {"astrologers-always", "no-astrologers"} <= set(draft.rules)
    return words("h3s-set-rules-contradict") if both else None
