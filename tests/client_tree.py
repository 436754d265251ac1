"""What Flet's client has of a page: a tree that only messages change, as in the browser.

The server keeps a tree of its own and sends differences. Whether the client's tree is still the same after many
differences is what a person sees, and what the server alone cannot tell.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

REPLACE, ADD, REMOVE, MOVE = "replace", "add", "remove", "move"
_OPERATIONS = (REPLACE, ADD, REMOVE, MOVE)


class ClientTree:
    """The page as one client has it."""

    def __init__(self) -> None:
        """Know nothing: the first message brings the whole page."""
        self.page: Any = None

    def register(self, page: Any) -> None:
        """Take a whole page, as when a client connects."""
        self.page = page

    def patch(self, control_id: int, patch: list[Any]) -> None:
        """Apply a difference to a control; raises where the browser's console would say `Exception`."""
        control = self._find(control_id)
        if control is None:
            raise LookupError(f"a patch for control {control_id}, which the client does not have")
        apply_operations(control, _decoded(patch))

    def update(self, control_id: int, props: dict[str, Any]) -> None:
        """Change properties as the client does by itself, e.g. when somebody types."""
        if (control := self._find(control_id)) is not None:
            control.update(props)

    def _find(self, control_id: int) -> dict[str, Any] | None:
        return next((control for control in _controls(self.page) if control["_i"] == control_id), None)


def apply_operations(root: Any, operations: Iterable[dict[str, Any]]) -> None:
    """Apply operations one after the other; each path is looked up when its turn comes, as the client does."""
    for operation in operations:
        *way, last = operation["path"]
        holder = _at(root, way)
        if operation["op"] == REPLACE:
            holder[last] = operation["value"]
        elif operation["op"] == REMOVE:
            del holder[last]
        else:
            _insert(holder, last, operation["value"] if operation["op"] == ADD else _taken(root, operation["from"]))


def differences(client: Any, meant: Any, defaults: Any, path: str = "page") -> Iterator[str]:
    """Say where the client's tree is not what the server means.

    A property that has its default is not sent with a new control, but is sent when it changes back to it;
    `defaults(control id, name)` tells what it is then.
    """
    if isinstance(client, dict) and isinstance(meant, dict):
        for name in {**client, **meant}:
            yield from _property_differences(client, meant, defaults, path, name)
    elif isinstance(client, list) and isinstance(meant, list):
        if len(client) != len(meant):
            yield f"{path}: the client has {len(client)} items, the server means {len(meant)}"
        for place, (one, other) in enumerate(zip(client, meant, strict=False)):
            yield from differences(one, other, defaults, f"{path}[{place}]")
    elif client != meant:
        yield f"{path}: the client has {client!r}, the server means {meant!r}"


def twins(value: Any, path: str = "page") -> Iterator[str]:
    """Name every list in which two controls have one key: neither Flet nor Flutter can tell them apart."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if isinstance(value, list):
        keys = Counter(str(item["key"]) for item in value if isinstance(item, dict) and item.get("key") is not None)
        yield from (f"{path}: {times} controls have the key {key!r}" for key, times in keys.items() if times > 1)
    for step, item in items:
        yield from twins(item, f"{path}.{step}")


def _property_differences(
    client: dict[str, Any], meant: dict[str, Any], defaults: Any, path: str, name: str
) -> Iterator[str]:
    here = f"{path}.{meant.get('_c', '')}.{name}"
    if name in client and name in meant:
        yield from differences(client[name], meant[name], defaults, here)
    elif name in meant:
        yield from () if meant[name] in (None, [], {}) else (f"{here}: the client lacks {meant[name]!r}",)
    elif client[name] not in (None, [], {}) and "_i" in meant and client[name] != defaults(meant["_i"], name):
        yield f"{here}: the client has {client[name]!r} too much"


def _insert(holder: Any, place: Any, value: Any) -> None:
    if isinstance(holder, dict):
        holder[place] = value
    elif place > len(holder):
        raise IndexError(f"cannot insert at {place} of {len(holder)}")
    else:
        holder.insert(place, value)


def _taken(root: Any, path: list[Any]) -> Any:
    return _at(root, path[:-1]).pop(path[-1])


def _at(root: Any, path: list[Any]) -> Any:
    for step in path:
        root = root[step]
    return root


def _controls(value: Any) -> Iterator[dict[str, Any]]:
    if isinstance(value, dict):
        if "_i" in value:
            yield value
        for each in value.values():
            yield from _controls(each)
    elif isinstance(value, list):
        for each in value:
            yield from _controls(each)


def _decoded(patch: list[Any]) -> Iterator[dict[str, Any]]:
    """Flet's compact form, `[paths, [kind, path number, last step, ...], ...]`, as operations with whole paths."""
    paths = dict(_paths(patch[0], []))
    for kind, *rest in patch[1:]:
        name = _OPERATIONS[kind]
        path = [*paths[rest[0]], rest[1]]
        if name == MOVE:
            yield {"op": name, "from": path, "path": [*paths[rest[2]], rest[3]]}
        else:
            yield {"op": name, "path": path, "value": rest[2] if len(rest) > 2 else None}


def _paths(node: list[Any], path: list[Any]) -> Iterator[tuple[int, list[Any]]]:
    yield node[0], path
    for step, child in (node[1] if len(node) > 1 else {}).items():
        yield from _paths(child, [*path, step])
