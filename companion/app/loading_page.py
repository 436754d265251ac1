"""The loading page: what a browser shows before the app is drawn, and while the connection to it is lost.

Flet takes an `index.html` and a `manifest.json` from the assets folder in place of its own. Ours are its own with
another name and sign, and with a cover over the page: without it people see Flet's emblem, a white page, and
"Working..." in English whenever the line is slow or cut, for those words are compiled into its client.
"""

import json
import re
from pathlib import Path

from companion.app.fonts import SERIF, SOURCES, find_flet_web_client_dir, write_file_atomically
from companion.app.theme import DARK, T_BODY, T_TITLE
from companion.kernel.messages import LANGUAGES
from companion.library.translations import MessageCatalogue, load_message_catalogue

_CHAIR = (
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" rx="112" '
    f'fill="{DARK.raised}"/><path d="M184 112V400M184 280H336V400" fill="none" stroke="{DARK.action}" '
    f'stroke-width="40" stroke-linecap="round" stroke-linejoin="round"/></svg>'
)
"""The sign of the app: an empty chair."""

_STYLE = f"""
@font-face {{ font-family: doorstep; src: url({SOURCES[SERIF]}); }}
html, body {{ background: {DARK.background}; }}
#doorstep {{ position: fixed; inset: 0; z-index: 9; padding: 32px; background: {DARK.background}; color: {DARK.muted};
  display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center;
  font: {T_BODY}px/1.5 system-ui, sans-serif; }}
#doorstep[hidden] {{ display: none; }}
#doorstep svg {{ width: 96px; }}
#doorstep b {{ margin: 24px 0 8px; color: {DARK.ink}; font: {T_TITLE}px/1.3 doorstep, serif; }}
#doorstep span {{ max-width: 26em; min-height: 3em; }}
@media (prefers-reduced-motion: no-preference) {{
  #doorstep svg {{ animation: doorstep 1.6s ease-in-out infinite alternate; }}
  @keyframes doorstep {{ to {{ opacity: 0.45; }} }}
}}
"""

# Flet's client draws nothing of ours until the app has answered its registration and then sent the screen: the second
# message. It speaks to the app through the one websocket, so that is where the line is heard to come and to go. After
# a cut it waits twice as long before each new attempt; a page that finds the app answering all the same starts anew.
_SCRIPT = """
(() => {
  const SAID = %s, KEPT = "companion-language", PATIENCE = 3000;
  const door = document.getElementById("doorstep");
  const spoken = (...tags) => tags.map((tag) => (tag || "").slice(0, 2)).find((tag) => tag in SAID);
  let language = spoken(localStorage.getItem(KEPT), ...navigator.languages) || "en";
  let line = null, answers = 0, probing = 0;

  function say(what) {
    const [head, rest] = SAID[language][what];
    door.querySelector("b").textContent = head;
    door.querySelector("span").textContent = rest;
    door.hidden = false;
  }

  async function probe() {
    const answer = await fetch("version.json", { cache: "no-store" }).catch(() => null);
    answers = answer?.ok && !line ? answers + 1 : 0;
    if (answers > 1) location.reload();
  }

  function cut(socket) {
    if (line && line !== socket) return;  // an attempt that came to nothing, while another one got through
    // Flutter names the language of the app on the page; Flet's own page, which comes next, has none.
    if (door.hidden) language = spoken(document.documentElement.lang) || language;
    line = null;
    say("cut");
    probing ||= setInterval(probe, PATIENCE);
  }

  function opened(socket) {
    if (line) return;
    line = socket;
    say("coming");
    clearInterval(probing);
    probing = answers = 0;
  }

  function drawn(socket) {
    line = socket;
    // What came must still be drawn; a browser that has nothing to do any more has drawn it.
    const rest = window.requestIdleCallback || ((act) => setTimeout(act, 300));
    const show = () => { door.hidden = line !== null; };
    setTimeout(() => requestAnimationFrame(() => rest(show, { timeout: PATIENCE })), 100);
    // The language comes with the screen.
    setTimeout(() => localStorage.setItem(KEPT, spoken(document.documentElement.lang) || language), PATIENCE);
  }

  window.WebSocket = class extends window.WebSocket {
    constructor(...given) {
      super(...given);
      let heard = 0;
      this.addEventListener("open", () => opened(this));
      this.addEventListener("message", () => { if (++heard === 2) drawn(this); });
      this.addEventListener("close", () => cut(this));
    }
  };
  say("coming");
})();
"""


def install_loading_page(assets: Path) -> None:
    """Put the page, its manifest and its sign into the assets folder."""
    files = find_flet_web_client_dir()
    if files is None:
        return
    write_file_atomically(assets / "index.html", build_index_html((files / "index.html").read_text("utf-8")).encode())
    write_file_atomically(assets / "manifest.json", _manifest((files / "manifest.json").read_text("utf-8")).encode())
    write_file_atomically(assets / "icons" / "chair.svg", _CHAIR.encode())


def build_index_html(theirs: str) -> str:
    """Flet's page with our name, sign and cover."""
    name = load_message_catalogue("en")("app-name")
    said = {language: _said(load_message_catalogue(language)) for language in LANGUAGES}
    cover = (
        # Flet takes the first of them away as soon as anything is drawn, be it only its own "Working...".
        f'<div id="loading" hidden></div><div id="doorstep" role="status"><style>{_STYLE}</style>{_CHAIR}<b></b>'
        f"<span></span></div><script>{_SCRIPT % json.dumps(said, ensure_ascii=False)}</script>"
    )
    for old, new in (
        (r'<div id="loading".*?</div>', cover),
        (r"(?<=<title>).*?(?=</title>)", name),
        (r'(?<=apple-mobile-web-app-title" content=")[^"]*', name),
        (r'(?<=name="description" content=")[^"]*', name),
        (r'\s*<link rel="apple-touch-icon"[^>]*>', ""),
        (r'<link rel="icon"[^>]*>', '<link rel="icon" type="image/svg+xml" href="icons/chair.svg">'),
    ):
        as_it_is = new.replace("\\", r"\\")
        theirs, found = re.subn(old, as_it_is, theirs, count=1, flags=re.DOTALL)
        if not found:
            raise ValueError(f"Flet's page has changed: nothing in it looks like {old}")
    return theirs


def _said(words: MessageCatalogue) -> dict[str, tuple[str, str]]:
    """A headline and a line below it: while the app comes, and while the line is cut."""
    return {"coming": (words("app-name"), words("door-coming")), "cut": (words("door-cut"), words("door-cut-about"))}


def _manifest(theirs: str) -> str:
    """What a phone writes below the sign when the page is put on its home screen."""
    name = load_message_catalogue("en")("app-name")
    return json.dumps({
        **json.loads(theirs), "name": name, "short_name": name, "description": name,
        "background_color": DARK.background, "theme_color": DARK.background,
        "icons": [{"src": "icons/chair.svg", "sizes": "any", "type": "image/svg+xml"}],
    }, indent=2)  # fmt: skip
