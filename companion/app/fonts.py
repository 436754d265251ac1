"""Fonts: taken from the installed font packages, made ready once in a folder that the app serves.

In a browser they are named in the engine's own font manifest, so they are there before the first frame; a
native window loads them through `page.fonts` from the same folder.

Manrope's figures are proportional by default and Flet cannot switch on the `tnum` feature, so a column of
numbers would jump about. While copying we give all ten figures one width. Nothing of this is in the repo.
"""

import hashlib
import importlib.util
import json
import os
import struct
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

SERIF, SANS, SEMI, BOLD, FIGURES = "Serif", "Sans", "Sans Semi", "Sans Bold", "Figures"
FALLBACK = ("Roboto",)
"""Flet's bundled Roboto must come first, or the browser looks for other fonts on the internet."""

_FILES: dict[str, tuple[str, str]] = {
    SERIF: ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf"),
    SANS: ("font_manrope", "Manrope-Medium.ttf"),
    SEMI: ("font_manrope", "Manrope-SemiBold.ttf"),
    BOLD: ("font_manrope", "Manrope-ExtraBold.ttf"),
    FIGURES: ("font_manrope", "Manrope-ExtraBold.ttf"),
}
_VERSION = "2"
"""Raised whenever the way a font is made ready changes, so that browsers fetch it anew."""


def _served(family: str) -> str:
    return f"fonts/{family.lower().replace(' ', '-')}-v{_VERSION}.ttf"


SOURCES: Mapping[str, str] = MappingProxyType({family: "/assets/" + _served(family) for family in _FILES})
"""What `page.fonts` takes: family to address under the assets folder."""


def install_fonts(assets: Path) -> Path:
    """Put the fonts into an assets folder (made if missing) and return it; cheap when they are there."""
    engine = assets / "assets"  # the folder in which the browser's engine looks for what is its own
    (engine / "fonts").mkdir(parents=True, exist_ok=True)
    _copy_fonts(engine)
    _write_manifest(engine)
    return assets


def find_flet_web_client_dir() -> Path | None:
    """What Flet's client in a browser is made of, where that is installed."""
    spec = importlib.util.find_spec("flet_web")
    folder = next(iter((spec.submodule_search_locations or []) if spec else []), None)
    return Path(folder) / "web" if folder is not None else None


def _write_manifest(engine: Path) -> None:
    """The engine's font list with ours in it, and without the formula fonts nobody here needs."""
    files = find_flet_web_client_dir()
    if files is None:
        return
    theirs = json.loads((files / "assets" / "FontManifest.json").read_text("utf-8"))
    fonts = [entry for entry in theirs if "KaTeX" not in entry["family"]]
    fonts += [
        {"family": family, "fonts": [{"asset": _served(family)}]}
        for family in _FILES
        if (engine / _served(family)).exists()
    ]
    write_file_atomically(engine / "FontManifest.json", json.dumps(fonts).encode())


def _copy_fonts(engine: Path) -> None:
    for family, (package, name) in _FILES.items():
        target = engine / _served(family)
        if target.exists():
            continue
        source = _find(package, name)
        if source is None:  # the bundled Roboto is drawn instead: plainer, but everything works
            continue
        data = source.read_bytes()
        if package == "font_manrope":
            data = make_digits_equally_wide(data, kerning=family != FIGURES)
        write_file_atomically(target, data)


def _find(package: str, name: str) -> Path | None:
    spec = importlib.util.find_spec(package)
    for folder in (spec.submodule_search_locations or []) if spec else []:
        path = Path(folder) / "files" / name
        if path.is_file():
            return path
    return None


def write_file_atomically(target: Path, data: bytes) -> None:
    """Write a file that somebody may be reading: two servers may start at once."""
    target.parent.mkdir(parents=True, exist_ok=True)
    beside = target.with_suffix(f".{os.getpid()}-{hashlib.sha1(data).hexdigest()[:6]}")
    beside.write_bytes(data)
    beside.replace(target)


def make_digits_equally_wide(font: bytes, *, kerning: bool = True) -> bytes:
    """The TrueType font with all figures 0 to 9 equally wide, each centred in its space."""
    data = bytearray(font)
    tables = _tables(data)
    glyphs = [_glyph(data, tables["cmap"], ord(figure)) for figure in "0123456789"]
    long_metrics = struct.unpack_from(">H", data, tables["hhea"] + 34)[0]
    if any(g == 0 or g >= long_metrics for g in glyphs):
        return font
    metrics = tables["hmtx"]
    outlines = {glyph: _extent(data, tables, glyph) for glyph in glyphs}
    units = struct.unpack_from(">H", data, tables["head"] + 18)[0]
    width = max(right - left for left, right in outlines.values()) + units * 6 // 100
    for glyph, (left, right) in outlines.items():
        struct.pack_into(">Hh", data, metrics + 4 * glyph, width, (width - (right - left)) // 2)
    if not kerning:  # pair kerning would undo the even widths of figures
        _hide(data, b"GPOS")
    return bytes(data)


def _tables(data: bytearray) -> dict[str, int]:
    count = struct.unpack_from(">H", data, 4)[0]
    rows = (struct.unpack_from(">4sIII", data, 12 + 16 * row) for row in range(count))
    return {tag.decode("latin-1"): offset for tag, _sum, offset, _length in rows}


def _hide(data: bytearray, tag: bytes) -> None:
    count = struct.unpack_from(">H", data, 4)[0]
    for row in range(count):
        if data[12 + 16 * row : 16 + 16 * row] == tag:
            data[12 + 16 * row : 16 + 16 * row] = b"zzzz"


def _extent(data: bytearray, tables: dict[str, int], glyph: int) -> tuple[int, int]:
    """Left and right edge of a glyph's outline."""
    wide = struct.unpack_from(">h", data, tables["head"] + 50)[0]
    if wide:
        offset = struct.unpack_from(">I", data, tables["loca"] + 4 * glyph)[0]
    else:
        offset = 2 * struct.unpack_from(">H", data, tables["loca"] + 2 * glyph)[0]
    left, _bottom, right, _top = struct.unpack_from(">4h", data, tables["glyf"] + offset + 2)
    return left, right


def _glyph(data: bytearray, cmap: int, code: int) -> int:
    """The glyph of a character, from a format 4 character map; 0 when there is none."""
    for row in range(struct.unpack_from(">H", data, cmap + 2)[0]):
        table = cmap + struct.unpack_from(">HHI", data, cmap + 4 + 8 * row)[2]
        if struct.unpack_from(">H", data, table)[0] != 4:
            continue
        segments = struct.unpack_from(">H", data, table + 6)[0] // 2
        ends, starts = table + 14, table + 16 + 2 * segments
        deltas, ranges = starts + 2 * segments, starts + 4 * segments
        for i in range(segments):
            end, start, delta, jump = (
                struct.unpack_from(">H", data, base + 2 * i)[0] for base in (ends, starts, deltas, ranges)
            )
            if start <= code <= end:
                if jump == 0:
                    return int(code + delta) & 0xFFFF
                at = ranges + 2 * i + jump + 2 * (code - start)
                return int(struct.unpack_from(">H", data, at)[0])
    return 0
