"""Smaller pictures without a library for them: a PNG goes in, the same one with 256 colours comes out."""

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

_START = b"\x89PNG\r\n\x1a\n"


def shrunk(picture: bytes) -> bytes:
    """The same picture with 256 colours: gradients make files five times as large, and nobody sees the difference."""
    width, height, rows = _pixels(picture)
    counted: Counter[bytes] = Counter()
    for row in rows:
        counted.update(row[n : n + 3] for n in range(0, len(row), 3))
    buckets: dict[tuple[int, int, int], Counter[bytes]] = {}
    for colour, times in counted.items():
        buckets.setdefault((colour[0] >> 3, colour[1] >> 2, colour[2] >> 3), Counter())[colour] += times
    # The fullest buckets give the palette, each its commonest colour.
    fullest = sorted(buckets.values(), key=Counter.total, reverse=True)
    palette = [bucket.most_common(1)[0][0] for bucket in fullest[:256]]
    index = {colour: _nearest(colour, palette) for bucket in fullest for colour in bucket}
    raw = b"".join(b"\0" + bytes(index[row[n : n + 3]] for n in range(0, len(row), 3)) for row in rows)
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"".join(
        [
            _START,
            _chunk(b"IHDR", head),
            _chunk(b"PLTE", b"".join(palette)),
            _chunk(b"IDAT", zlib.compress(raw, 9)),
            _chunk(b"IEND", b""),
        ]
    )


def _nearest(colour: bytes, palette: list[bytes]) -> int:
    red, green, blue = colour
    return min(
        range(len(palette)),
        key=lambda n: (palette[n][0] - red) ** 2 + (palette[n][1] - green) ** 2 + (palette[n][2] - blue) ** 2,
    )


def _pixels(picture: bytes) -> tuple[int, int, list[bytes]]:
    """Width, height and the rows of a PNG with eight bits a channel, three bytes a pixel."""
    pieces = list(_chunks(picture))
    width, height, depth, kind = struct.unpack(">IIBB", pieces[0][1][:10])
    channels = {2: 3, 6: 4}.get(kind)
    if depth != 8 or channels is None:
        raise ValueError(f"not a picture of a browser: depth {depth}, kind {kind}")
    raw = zlib.decompress(b"".join(data for name, data in pieces if name == b"IDAT"))
    stride = width * channels
    rows, before = [], bytearray(stride)
    for n in range(0, height * (stride + 1), stride + 1):
        before = _unfiltered(raw[n], bytearray(raw[n + 1 : n + 1 + stride]), before, channels)
        rows.append(bytes(before) if channels == 3 else b"".join(before[m : m + 3] for m in range(0, stride, 4)))
    return width, height, rows


def _unfiltered(way: int, row: bytearray, above: bytearray, back: int) -> bytearray:
    """Take the prediction out of a row (PNG specification, section 9.2)."""
    if way == 0:
        return row
    for n in range(len(row)):
        left = row[n - back] if n >= back else 0
        if way == 1:
            guess = left
        elif way == 2:
            guess = above[n]
        elif way == 3:
            guess = (left + above[n]) // 2
        else:
            guess = _paeth(left, above[n], above[n - back] if n >= back else 0)
        row[n] = (row[n] + guess) & 255
    return row


def _paeth(left: int, up: int, corner: int) -> int:
    to_left, to_up, to_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
    if to_left <= to_up and to_left <= to_corner:
        return left
    return up if to_up <= to_corner else corner


def _chunks(picture: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = len(_START)
    while at < len(picture):
        (length,) = struct.unpack(">I", picture[at : at + 4])
        yield picture[at + 4 : at + 8], picture[at + 8 : at + 8 + length]
        at += 12 + length


def _chunk(name: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
