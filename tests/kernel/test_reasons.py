"""What an automatic player says for its act is kept with it, comes back the same, and bad words are named."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.kernel.events import Reason
from companion.kernel.messages import Argument, Message, message
from companion.kernel.plain_data import BadShape, data_path_text
from companion.kernel.reason_codec import reason_from_plain, reason_to_plain
from companion.library.translations import load_message_catalogue

texts = st.dictionaries(st.sampled_from(["en", "es", "fr", "it"]), st.text(max_size=6), min_size=1)
leaves = st.integers() | st.text(max_size=6) | texts
messages: st.SearchStrategy[Message] = st.deferred(
    lambda: st.builds(
        Message, st.text(min_size=1, max_size=8), st.dictionaries(st.text(max_size=4), arguments, max_size=2)
    )
)
arguments: st.SearchStrategy[Argument] = st.recursive(
    leaves,
    lambda inner: (
        st.lists(inner, max_size=2)
        | st.builds(Message, st.just("m"), st.dictionaries(st.text(max_size=3), inner, max_size=2))
    ),
    max_leaves=4,
)
reasons = st.builds(Reason, st.text(max_size=9), st.none() | messages, st.lists(messages, max_size=2).map(tuple))


@given(reasons)
def test_a_reason_comes_back_as_it_was_said(reason: Reason) -> None:
    try:
        told = reason_from_plain(json.loads(json.dumps(reason_to_plain(reason))))
    except BadShape as bad:
        # Only what no honest reason says is refused: messages nested without end.
        assert len(bad.faults[0].path) > 6
    else:
        assert told == reason


def test_what_is_empty_is_left_out() -> None:
    assert reason_to_plain(Reason("hero_realms 9.3")) == {"rule": "hero_realms 9.3"}
    assert reason_to_plain(Reason("3", message("hr-why-end"))) == {"rule": "3", "because": {"say": "hr-why-end"}}


@pytest.mark.parametrize(
    ("data", "where", "expected"),
    [
        (None, "", "a group of fields"),
        ({"rule": 3}, "rule", "a text"),
        ({"rule": "3", "why": 1}, "why", "because, passed, rule"),
        ({"rule": "3", "because": "because"}, "because", "a group of fields"),
        ({"rule": "3", "because": {"say": ""}}, "because.say", "a text"),
        ({"rule": "3", "because": {"say": "x", "with": {"n": None}}}, "because.with.n", "a text"),
        ({"rule": "3", "passed": [{"say": "x"}, {}]}, "passed[1].say", "a text"),
    ],
)
def test_bad_words_are_refused_with_the_place(data: object, where: str, expected: str) -> None:
    with pytest.raises(BadShape) as caught:
        reason_from_plain(data)
    fault = caught.value.faults[0]
    assert (data_path_text(fault.path), load_message_catalogue("en").spoken(fault.expected)) == (where, expected)
