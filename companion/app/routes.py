"""Places in the app, as addresses: a stack of where one came from, and matching with names in it."""

from urllib.parse import unquote

TOP_LEVEL_ROUTES = frozenset({"table", "new", "import", "settings", "packs", "library", "report"})
"""What the addresses of screens begin with; whatever else has an address is a file."""


def is_app_route(path: str) -> bool:
    """Whether an address is a place in the app, and no file.

    >>> is_app_route("/new/heroes3/heroes3.sheet"), is_app_route("/")
    (True, True)
    >>> is_app_route("/assets/missing.png"), is_app_route("/newer")
    (False, False)
    """
    pieces = _pieces(path)
    return not pieces or pieces[0] in TOP_LEVEL_ROUTES


def match_route(route: str, pattern: str) -> dict[str, str] | None:
    """The named pieces of an address, or None if it is another place.

    >>> match_route("/table/ab12", "/table/{table}")
    {'table': 'ab12'}
    >>> match_route("/table/ab12/log", "/table/{table}") is None
    True
    >>> match_route("/", "/")
    {}
    """
    have = _pieces(route)
    want = _pieces(pattern)
    if len(have) != len(want):
        return None
    found: dict[str, str] = {}
    for piece, form in zip(have, want, strict=True):
        if form.startswith("{") and form.endswith("}"):
            found[form[1:-1]] = unquote(piece)
        elif piece != form:
            return None
    return found


def problem_report_route(route: str) -> str:
    """Where one reports what went wrong at a place: its table, if there is one.

    >>> problem_report_route("/table/ab12/history"), problem_report_route("/settings")
    ('/table/ab12/report', '/report')
    """
    match _pieces(route):
        case ["table", table, *_]:
            return f"/table/{table}/report"
    return "/report"


def _pieces(route: str) -> list[str]:
    return [piece for piece in route.split("?")[0].split("#")[0].split("/") if piece]


def _tidy(route: str) -> str:
    """An address without a slash at its end, which some servers and people add."""
    path, mark, query = route.partition("?")
    return (path.rstrip("/") or "/") + mark + query


class NavigationStack:
    """Where a device is and how it got there.

    >>> places = NavigationStack("/table/7")
    >>> places.leave("/"); places.here
    '/'
    >>> places.visit("/library"), places.arrive("/"), places.here
    (True, True, '/')
    >>> places.visit("/library"), places.arrive("/library/")
    (True, False)
    """

    _DEEPEST = 50

    def __init__(self, start: str) -> None:
        self._stack = [_tidy(start)]

    @property
    def here(self) -> str:
        """The current address."""
        return self._stack[-1]

    def visit(self, route: str) -> bool:
        """Go on to a place; False if one is there already."""
        route = _tidy(route)
        if route == self.here:
            return False
        self._stack = [*self._stack[-self._DEEPEST :], route]
        return True

    def leave(self, otherwise: str) -> None:
        """Go back to where one came from; `otherwise` when one came from nowhere."""
        self._stack.pop()
        if not self._stack:
            self._stack = [otherwise]

    def arrive(self, route: str) -> bool:
        """The browser went somewhere by itself: back to the place before, or to a typed address."""
        route = _tidy(route)
        if route == self.here:
            return False
        if len(self._stack) > 1 and self._stack[-2] == route:
            self._stack.pop()
            return True
        return self.visit(route)
