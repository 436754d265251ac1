"""The look: colours, type, spacing and motion, as one frozen value handed to every component."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Literal

import flet as ft

from companion.app import fonts
from companion.app.colour import AA, adjust_colour_for_contrast, blend_colours, contrast_ratio, with_opacity

Mode = Literal["dark", "light", "contrast"]
Size = Literal["phone", "tablet", "desktop"]
ToneName = Literal["plain", "gold", "harm", "heal", "info", "arcane"]
Tint = Literal["ember", "royal", "moss", "slate"]
Symbol = Literal["diamond", "triangle", "circle", "square", "star", "leaf"]

# Spacing: an 8-point grid with one half step.
HALF, GAP, PAD, ROOM, WIDE = 4, 8, 16, 24, 32
# Corners.
R_CHIP, R_TAP, R_PANEL, R_SHEET = 14, 18, 22, 28
TARGET = 48
"""The least side of anything a finger must hit."""

# Type scale, in logical pixels.
T_CAPTION, T_LABEL, T_BODY, T_STRONG, T_TITLE, T_DISPLAY = 13, 14, 16, 18, 22, 34

PHONE_BELOW, DESKTOP_FROM, LOW_BELOW = 700, 1280, 720


@dataclass(frozen=True, slots=True)
class Tone:
    """A soft coloured surface with an ink that reads on it, for chips and notes."""

    fill: str
    ink: str
    line: str


@dataclass(frozen=True, slots=True)
class PlayerMark:
    """What tells a player apart: a colour, and a symbol for those who cannot see it."""

    symbol: Symbol
    colour: str
    ink: str


# Okabe-Ito, in an order that keeps neighbours far apart at a table of four.
PLAYER_MARKS: tuple[PlayerMark, ...] = (
    PlayerMark("diamond", "#56B4E9", "#0B1512"),
    PlayerMark("triangle", "#E69F00", "#0B1512"),
    PlayerMark("circle", "#009E73", "#0B1512"),
    PlayerMark("square", "#CC79A7", "#0B1512"),
    PlayerMark("star", "#F0E442", "#0B1512"),
    PlayerMark("leaf", "#0072B2", "#FFFFFF"),
)

_HUES: dict[ToneName, str] = {
    "plain": "#8FA69B",
    "gold": "#E3B65A",
    "harm": "#F0705A",
    "heal": "#7CCF86",
    "info": "#7AA2F7",
    "arcane": "#B48AE8",
}
_TINTS: dict[Tint, str] = {"ember": "#E9804A", "royal": "#7AA2F7", "moss": "#8FBF6A", "slate": "#9AA7A1"}


@dataclass(frozen=True, slots=True)
class Look:
    """Everything a component needs to know about how the app looks on this device now."""

    mode: Mode
    background: str
    surface: str
    raised: str
    line: str
    ink: str
    muted: str
    action: str
    on_action: str
    harm: str
    heal: str
    scrim: str
    reduced_motion: bool = False
    size: Size = "phone"
    low: bool = False

    @property
    def light(self) -> bool:
        """Whether paper is paler than ink."""
        return self.mode == "light"

    @property
    def phone(self) -> bool:
        """Whether the screen is as narrow as a phone's."""
        return self.size == "phone"

    @property
    def active(self) -> str:
        """The surface of what it is the turn of."""
        return self.wash(self.action, 0.08)

    @property
    def quick(self) -> int:
        """Milliseconds of a small change; nothing moves when the person asked for calm."""
        return 0 if self.reduced_motion else 150

    @property
    def slow(self) -> int:
        """Milliseconds of a panel that comes or goes."""
        return 0 if self.reduced_motion else 220

    def tone(self, name: ToneName) -> Tone:
        """Fill, ink and line of a soft coloured chip."""
        return _tone(self, name)

    def tint(self, name: Tint) -> str:
        """A game's colour, dark enough to be read on paper in the light look."""
        return adjust_colour_for_contrast(_TINTS[name], self.surface)

    def wash(self, colour: str, amount: float = 0.16) -> str:
        """A surface with some of a colour in it."""
        return blend_colours(self.surface, colour, amount)

    def deep(self, colour: str, amount: float = 0.28) -> str:
        """A ground of a colour: near black with it glowing through, or pale paper with a touch of it."""
        return (
            blend_colours("#080A09", colour, amount)
            if not self.light
            else blend_colours(self.surface, colour, amount * 0.55)
        )

    def sized(self, width: float, height: float = LOW_BELOW) -> "Look":
        """The same look for a screen of that size."""
        return replace(self, size=screen_size_class(width), low=height < LOW_BELOW)


@cache
def _tone(look: Look, name: ToneName) -> Tone:
    hue = _HUES[name]
    if name == "plain":
        return Tone(look.raised, look.ink, look.line)
    fill = blend_colours(look.surface, hue, 0.26) if look.light else look.deep(hue, 0.3)
    ink = blend_colours(hue, "#FFFFFF", 0.5) if not look.light else blend_colours(hue, "#000000", 0.5)
    line = hue if look.mode == "contrast" else blend_colours(fill, hue, 0.35)
    return Tone(fill, adjust_colour_for_contrast(ink, fill, 7.0), line)


def screen_size_class(width: float) -> Size:
    """Phone, tablet or desktop, by the width of the page."""
    return "phone" if width < PHONE_BELOW else "desktop" if width >= DESKTOP_FROM else "tablet"


DARK = Look(
    mode="dark",
    background="#121C19",
    surface="#1A2723",
    raised="#23332E",
    line="#2F423B",
    ink="#F5EEE1",
    muted="#A8B5AC",
    action="#E3B65A",
    on_action="#221904",
    harm="#F0705A",
    heal="#7CCF86",
    scrim=with_opacity("#050908", 0.66),
)
LIGHT = Look(
    mode="light",
    background="#F6F0E2",
    surface="#FFFAF0",
    raised="#EFE5D0",
    line="#DCCFB3",
    ink="#23201A",
    muted="#6D6454",
    action="#8A5E0C",
    on_action="#FFFFFF",
    harm="#B23321",
    heal="#2A6B36",
    scrim=with_opacity("#2A2415", 0.46),
)
CONTRAST = Look(
    mode="contrast",
    background="#000000",
    surface="#0B100E",
    raised="#1B2622",
    line="#A9B8B0",
    ink="#FFFFFF",
    muted="#DCE5DF",
    action="#FFD166",
    on_action="#000000",
    harm="#FF9A87",
    heal="#94F2A0",
    scrim=with_opacity("#000000", 0.8),
)
LOOKS: dict[Mode, Look] = {"dark": DARK, "light": LIGHT, "contrast": CONTRAST}


def find_low_contrast_pairs(look: Look) -> list[str]:
    """Every text and background token pair below 4.5:1, in words; empty when the look is sound."""
    papers = {"background": look.background, "surface": look.surface, "raised": look.raised, "active": look.active}
    inks = {"ink": look.ink, "muted": look.muted, "action": look.action, "harm": look.harm, "heal": look.heal}
    pairs = [(i, ic, p, pc) for i, ic in inks.items() for p, pc in papers.items()]
    pairs.append(("on_action", look.on_action, "action", look.action))
    for tone in _HUES:
        t = look.tone(tone)
        pairs.append((f"{tone} ink", t.ink, f"{tone} fill", t.fill))
    pairs += [(tint, look.tint(tint), "surface", look.surface) for tint in _TINTS]
    pairs += [(f"{m.symbol} ink", m.ink, m.symbol, m.colour) for m in PLAYER_MARKS]
    return [f"{i} on {p}: {contrast_ratio(ic, pc):.2f}" for i, ic, p, pc in pairs if contrast_ratio(ic, pc) < AA]


def build_flet_theme(look: Look) -> ft.Theme:
    """Flet's theme for a look: fonts, and the few Material parts that still show through."""
    scheme = ft.ColorScheme(
        primary=look.action,
        on_primary=look.on_action,
        secondary=look.action,
        error=look.harm,
        surface=look.surface,
        on_surface=look.ink,
        on_surface_variant=look.muted,
        outline=look.line,
        surface_container=look.raised,
        surface_container_highest=look.raised,
        surface_tint=look.surface,
    )
    body = ft.TextStyle(font_family=fonts.SANS, font_family_fallback=list(fonts.FALLBACK), color=look.ink)
    return ft.Theme(
        color_scheme=scheme,
        font_family=fonts.SANS,
        text_theme=ft.TextTheme(body_small=body, body_medium=body, body_large=body),
        scaffold_bgcolor=look.background,
        canvas_color=look.background,
        # Keyboard focus is shown as a wash over the whole target, so it must be strong.
        focus_color=with_opacity(look.action, 0.42),
        hover_color=with_opacity(look.ink, 0.05),
        splash_color=with_opacity(look.ink, 0.12),
        highlight_color=with_opacity(look.ink, 0.06),
        scrollbar_theme=ft.ScrollbarTheme(thickness=6, radius=3, thumb_color=with_opacity(look.muted, 0.5)),
    )


def apply_theme_to_page(page: ft.Page, look: Look) -> None:
    """Give a page the fonts, colours and theme of a look."""
    if not page.web:  # a browser has them from the font manifest, before the first frame
        page.fonts = dict(fonts.SOURCES)
    theme = build_flet_theme(look)
    page.theme, page.dark_theme = theme, theme
    page.theme_mode = ft.ThemeMode.LIGHT if look.light else ft.ThemeMode.DARK
    page.bgcolor = look.background
