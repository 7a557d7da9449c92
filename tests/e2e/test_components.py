"""Plain-data components within Discord's limits, whatever is in them; custom ids that are read back."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.presentation.buttons import Verb
from bot.presentation.buttons import custom_id as presented
from bot.presentation.forms import Field, Form
from bot.presentation.ids import custom_id, read
from bot.presentation.splitting import units
from bot.services.messaging import Button, Choice, Menu
from bot.transport.components import fitting, modal_of, view_of

TEXT = st.text(min_size=1, max_size=300)
NUMBER = st.integers(0, 2**63 - 1)


@given(NUMBER, st.sampled_from(Verb), NUMBER)
def test_every_id_of_presentation_is_read_back(match: int, verb: Verb, step: int) -> None:
    found = read(presented(match, verb, step))
    assert found is not None
    assert (found.match, found.name, found.word, found.step) == (match, verb.value, "", step)


def test_a_verb_may_carry_a_word() -> None:
    found = read(custom_id(3, "bid.missile", 4))
    assert found is not None
    assert (found.name, found.word) == ("bid", "missile")


@pytest.mark.parametrize(
    "text", ["", "v1:1:join", "v2:1:join:1", "v1:x:join:1", "v1:1:JOIN:1", "v1:1:join:1 ", "v1:1::1"]
)
def test_what_is_not_ours_is_not_read(text: str) -> None:
    assert read(text) is None


@pytest.mark.parametrize("verb", ["", "Join", "join:1", "x" * 101])
def test_an_id_that_would_not_be_read_back_is_not_written(verb: str) -> None:
    with pytest.raises(ValueError, match="no custom id"):
        custom_id(1, verb, 1)


@given(TEXT, st.integers(2, 100))
def test_text_fits(text: str, most: int) -> None:
    fit = fitting(text, most)
    assert units(fit) <= most
    assert fit == text or fit.endswith("⋯")


@given(st.lists(TEXT, min_size=1, max_size=25), TEXT, st.integers(1, 25))
def test_buttons_and_menus_keep_to_the_limits(labels: list[str], prompt: str, most: int) -> None:
    choices = tuple(Choice(value=str(at), label=one, description=one) for at, one in enumerate(labels))
    menu = Menu(custom_id=custom_id(1, "pick"), placeholder=prompt, choices=choices, most=most)
    buttons = tuple(Button(custom_id=custom_id(1, f"b{at}"), label=one) for at, one in enumerate(labels[:5]))
    view = view_of(((menu,), buttons))
    assert view is not None
    first, second = view.to_components()
    assert all(units(one["label"]) <= 80 for one in second["components"])
    [select] = first["components"]
    assert units(select["placeholder"]) <= 150
    assert select["max_values"] <= len(select["options"])
    for option in select["options"]:
        assert units(option["label"]) <= 100
        assert units(option["description"]) <= 100


@given(TEXT, TEXT, TEXT)
def test_forms_keep_to_the_limits(title: str, label: str, value: str) -> None:
    fields = (
        Field(name="a", label=label, description=label, value=value, placeholder=label, longest=50),
        Field(name="b", label=label, choices=(Choice(value="1", label=label),), placeholder=label, most=3),
        Field(name="c", label=label, people=True, required=False),
    )
    form: dict[str, Any] = modal_of(Form(custom_id=custom_id(1, "f"), title=title, fields=fields)).to_dict()
    assert units(form["title"]) <= 45
    for row in form["components"]:
        assert units(row["label"]) <= 45
        assert units(row.get("description") or "") <= 100
        assert units(row["component"].get("placeholder") or "") <= 100
        assert units(row["component"].get("value") or "") <= 100
        assert row["component"].get("max_values", 1) <= 3


def test_what_cannot_be_shown_is_a_fault() -> None:
    row = (Button(custom_id=custom_id(1, "b"), label="b"),)
    with pytest.raises(ValueError, match="more than five rows"):
        view_of((row,) * 6)
    many = tuple(Choice(value=str(at), label="x") for at in range(26))
    with pytest.raises(ValueError, match="more than 25 options"):
        view_of(((Menu(custom_id=custom_id(1, "m"), placeholder="p", choices=many),),))
    assert view_of(()) is None
