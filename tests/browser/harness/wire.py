"""A wire between browser and server that can be cut and mended, to see what a lost connection does.

with Wire(server.port) as wire:
    ann.open(wire.url)
    wire.cut()
    wire.restore()
"""

import contextlib
import socket
import threading
from types import TracebackType
from typing import Self

_CHUNK = 64 * 1024


class Wire:
    """A TCP proxy on loopback: everything through it, or nothing."""

    def __init__(self, target_port: int) -> None:
        """Lead to a port of this machine."""
        self._target = ("127.0.0.1", target_port)
        self._lock = threading.Lock()
        self._ends: set[socket.socket] = set()
        self._whole = True
        self._open = True
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        threading.Thread(target=self._accept, name="wire", daemon=True).start()

    def __enter__(self) -> Self:
        """Return the wire, which is whole from the start."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Take the wire away."""
        self.close()

    def close(self) -> None:
        """Take the wire away for good."""
        self._open = False
        self.cut()
        # A thread blocked in accept() does not notice a closed listener; shutting it down wakes it.
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()

    def cut(self) -> None:
        """Break every connection at once and let no new one through."""
        with self._lock:
            self._whole = False
            ends, self._ends = self._ends, set()
        for end in ends:
            _close(end)

    def restore(self) -> None:
        """Let new connections through again; what was cut stays cut."""
        with self._lock:
            self._whole = True

    def _accept(self) -> None:
        while self._open:
            try:
                near, _ = self._listener.accept()
            except OSError:
                return
            self._join(near)

    def _join(self, near: socket.socket) -> None:
        """Connect a browser's end to the server, or drop it while the wire is cut."""
        try:
            far = socket.create_connection(self._target, timeout=5)
        except OSError:
            _close(near)
            return
        far.settimeout(None)
        with self._lock:
            whole = self._whole
            if whole:
                self._ends |= {near, far}
        if not whole:
            _close(near)
            _close(far)
            return
        for source, sink in ((near, far), (far, near)):
            threading.Thread(target=self._carry, args=(source, sink), name="wire", daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket) -> None:
        """Pass bytes one way until either end is gone."""
        with contextlib.suppress(OSError):
            while data := source.recv(_CHUNK):
                sink.sendall(data)
        with self._lock:
            self._ends -= {source, sink}
        _close(source)
        _close(sink)


def _close(end: socket.socket) -> None:
    # Closing alone would leave the thread that waits in recv() waiting for ever.
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
