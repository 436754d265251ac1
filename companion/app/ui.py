"""What every part of a screen is drawn with: one device's look, words and session, and the whole kit."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, fields
from functools import partial
from typing import TypeAlias

import flet as ft

from companion.app.connected_device import Device
from companion.app.kit.controls import buttons, chips, stepper
from companion.app.kit.controls.text_field import text_field
from companion.app.kit.dialogs import dialog, number_pad
from companion.app.kit.feedback import empty_state, error_panel
from companion.app.kit.graphics import meter_track, progress_bar
from companion.app.kit.layout import (
    callout,
    form_section,
    panel,
    screen_header,
    screen_layout,
    start_button,
    stretched_column,
)
from companion.app.kit.text import big_number, rich_text, text_styles
from companion.app.kit.touch.long_press import explain_on_long_press
from companion.app.kit.touch.pressable import pressable_surface
from companion.app.models.device_session import DeviceSession
from companion.app.theme import Look, Tone, ToneName
from companion.kernel.messages import Text
from companion.library.translations import MessageCatalogue

OpenHelp: TypeAlias = Callable[[], Awaitable[None]]
"""Opens a page of the library over the screen. Nothing is looked up before somebody holds what it is about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ui(Look):
    """A look that knows whose it is. Two are equal when look and session are, so components are not drawn again."""

    look: Look
    session: DeviceSession

    @classmethod
    def of(cls, look: Look, session: DeviceSession) -> Ui:
        """What the screens of this device are drawn with now."""
        return cls(**{field.name: getattr(look, field.name) for field in fields(Look)}, look=look, session=session)

    @property
    def words(self) -> MessageCatalogue:
        """Messages in the language of this device."""
        return self.session.words

    @property
    def language(self) -> str:
        """The two letters of that language."""
        return self.session.language

    @property
    def device(self) -> Device:
        """The device itself: where it goes, what it is told."""
        return self.session.device

    def tone(self, name: ToneName) -> Tone:
        """The same tone as the look's: tones are kept, and what keeps them must not keep a session."""
        return self.look.tone(name)

    # --- the kit -------------------------------------------------------------------------------

    text = text_styles.body_text
    caption = text_styles.caption_text
    strong = text_styles.strong_text
    title = text_styles.title_text
    number = text_styles.number_text
    heading = text_styles.heading_text
    big_number = big_number.big_number
    text_with_links = rich_text.text_with_links
    highlighted_text = rich_text.highlighted_text
    primary_button = buttons.primary_button
    button = buttons.secondary_button
    tinted_button = buttons.tinted_button
    destructive_button = buttons.destructive_button
    icon_button = buttons.icon_button
    unfold_button = form_section.unfold_button
    start_button = start_button.start_button_with_hint
    pressable = pressable_surface
    chip = chips.chip
    action_chips = chips.action_chips
    tappable_chip = chips.tappable_chip
    chip_row = chips.chip_row
    choice_chips = chips.choice_chips
    tick_chip = chips.tick_chip
    segmented_choice = chips.segmented_choice
    text_field = text_field
    number_stepper = stepper.number_stepper
    labelled_stepper = stepper.labelled_stepper
    column_panel = panel.column_panel
    panel = panel.panel
    callout = callout.callout
    form_section = form_section.form_section
    stretched_column = stretched_column.stretched_column
    screen_layout = screen_layout.screen_layout
    extra_header_height = screen_header.extra_header_height
    screen_header = screen_header.screen_header
    modal_dialog = dialog.modal_dialog
    dialog_content_width = dialog.dialog_content_width
    number_pad_dialog = number_pad.number_pad_dialog
    progress_bar = progress_bar.progress_bar
    meter_track = meter_track.meter_track
    empty_state = empty_state.empty_state
    error_panel = error_panel.error_panel

    explained = staticmethod(explain_on_long_press)

    def back_header(
        self, heading: str, home: str, *, subtitle: str | None = None, tools: Sequence[ft.Control] = ()
    ) -> ft.Row:
        """The top of a screen that one leaves to where one came from; `home` is where that leads nowhere."""
        go = partial(self.device.back, home)
        return self.screen_header(heading, subtitle=subtitle, back=self.words("back"), on_back=go, tools=tools)

    # --- what is held explains itself ------------------------------------------------------------

    def entry_help(self, entry_id: str) -> OpenHelp:
        """An entry of the rules: `hero-realms.guard`."""
        return partial(self.session.library_model.look_up_entry, entry_id)

    def word_help(self, game: str, name: Text | str) -> OpenHelp:
        """A word of a game, by what the edition calls it: the entry or the card of that name."""
        said = name if isinstance(name, str) else self.words.name(name)
        return partial(self.session.library_model.look_up_word, game, said)

    def term_help(self, game: str, name: str, source: str = "") -> OpenHelp:
        """What may be a word of a game: the entry or the card of that name, or else the paragraph that tells of it."""
        return partial(self.session.library_model.look_up_term, game, name, source)

    def rule_help(self, source: str) -> OpenHelp | None:
        """A paragraph of the reference: `hero_realms 6.2`; nothing where none is given."""
        return partial(self.session.library_model.look_up_rule, source) if source else None

    def card_help(self, card_id: str, otherwise: str = "") -> OpenHelp:
        """A card; where only its owner knows it, the entry that explains its kind."""
        return partial(self.session.library_model.look_up_card, card_id, otherwise)

    def sentence_help(self, game: str, said: str, source: str = "") -> OpenHelp:
        """A sentence: the paragraph it follows from, or else what it speaks of."""
        return self.rule_help(source) or partial(self.session.library_model.look_up_word, game, said)

    def phase_help(self, game: str, phase: str | tuple[str, ...] = "", mode: str = "") -> OpenHelp:
        """What happens now."""
        return partial(self.session.library_model.look_up_now, game, phase, mode)

    def setup_help(self, game: str, mode: str = "") -> OpenHelp:
        """How the game is set up."""
        return partial(self.session.library_model.look_up_setup, game, mode)

    def library_search(self, game: str, close: Callable[[], None]) -> OpenHelp:
        """Whatever somebody at this table wants to know; the menu it was chosen from is closed."""

        async def ask() -> None:
            close()
            await self.session.library_model.ask_about(game)

        return ask
