// What a screen reader finds in Flutter's accessibility tree, for tests/browser/people.py.
// Flutter puts names in aria-label, in a plain text node, or in a span; roles in attributes or in the tag.
window.seeing = (() => {
  const ROLES = { INPUT: "textbox", TEXTAREA: "textbox", A: "link", IMG: "img", BUTTON: "button" };

  // Flutter hears a field's input only from a moment after it got the focus; what is typed before is lost.
  const hearing = new WeakSet();
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (type, ...rest) {
    if (type === "input") hearing.add(this);
    return addEventListener.call(this, type, ...rest);
  };
  EventTarget.prototype.removeEventListener = function (type, ...rest) {
    if (type === "input") hearing.delete(this);
    return removeEventListener.call(this, type, ...rest);
  };

  // The line to the app: what it answered since somebody last touched the screen, and when it last said anything.
  const line = { touched: 0, answered: false, last: 0 };
  window.WebSocket = class extends window.WebSocket {
    constructor(...rest) {
      super(...rest);
      this.addEventListener("message", () => Object.assign(line, { answered: true, last: performance.now() }));
    }
  };

  function touched() {
    Object.assign(line, { answered: false, touched: performance.now() });
  }

  // Whether the app has answered the last touch and said nothing more for `quiet` ms; what it leaves without an answer
  // for `patience` ms it does not answer at all.
  function rests([quiet, patience]) {
    const now = performance.now();
    return line.answered ? now - line.last > quiet : now - line.touched > patience;
  }

  function elements() {
    const host = document.querySelector("flt-semantics-host");
    return host ? [...host.querySelectorAll("[id^=flt-semantic-node], input, textarea")] : [];
  }

  function ownText(element) {
    const label = element.getAttribute("aria-label");
    if (label) return label;
    const own = [...element.childNodes].filter((node) => node.nodeType === 3 || node.tagName === "SPAN");
    return own.map((node) => node.textContent).join("").trim();
  }

  function roleOf(element) {
    if (/^H[1-6]$/.test(element.tagName)) return "heading";
    return element.getAttribute("role") || ROLES[element.tagName] || "";
  }

  function identifierOf(element) {
    return element.getAttribute("flt-semantics-identifier") || "";
  }

  function valueOf(element) {
    return "value" in element ? element.value : element.getAttribute("aria-valuetext") || "";
  }

  function tappable(element) {
    return element.hasAttribute("flt-tappable") || "value" in element;
  }

  function describe(element) {
    const box = element.getBoundingClientRect();
    return {
      role: roleOf(element),
      name: ownText(element),
      identifier: identifierOf(element),
      tappable: tappable(element),
      disabled: element.getAttribute("aria-disabled") === "true",
      x: box.x, y: box.y, width: box.width, height: box.height,
    };
  }

  function all() {
    return elements().map(describe).filter((seen) => seen.name || seen.identifier);
  }

  function has(text) {
    return elements().some((element) => ownText(element).includes(text) || valueOf(element).includes(text));
  }

  // How well an element answers to a name: by its identifier or whole name, or by a name that only begins so
  // ("Life" for "Life 7"); better if it reacts to a tap. 0 is not at all.
  function fit(element, name) {
    const text = ownText(element);
    const whole = text === name || identifierOf(element) === name;
    if (!whole && !beginsWith(text, name)) return 0;
    return 1 + (whole ? 2 : 0) + (tappable(element) ? 1 : 0);
  }

  function beginsWith(text, name) {
    return text.startsWith(name) && /^[\s:,.]/.test(text.slice(name.length));
  }

  // The element that fits a name best; of equals the one with least else in its name ("Life 7", not "Life minus 1"),
  // and of those the last, which lies on top.
  function match(name, role) {
    const fitting = elements()
      .filter((element) => !role || roleOf(element) === role)
      .map((element) => ({ element, fit: fit(element, name), length: ownText(element).length }))
      .filter((candidate) => candidate.fit > 0)
      .reverse()
      .sort((one, other) => other.fit - one.fit || one.length - other.length);
    return fitting.length ? fitting[0].element : null;
  }

  // What to tap for a name: the element itself, or the tappable one it lies in.
  function find(name, role) {
    const element = match(name, role);
    return element && !tappable(element) ? element.closest("[flt-tappable]") || element : element;
  }

  // Tap it at once, if it is there and alive: between finding and tapping the screen may be drawn anew, and a click on
  // what is gone is lost.
  function tap(name, role) {
    const element = find(name, role);
    if (!element || element.getAttribute("aria-disabled") === "true") return false;
    touched();
    element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, composed: true }));
    return true;
  }

  // What is said with a name, without the name.
  function read(name) {
    const element = match(name, null);
    if (!element) return null;
    const text = ownText(element);
    if (valueOf(element)) return valueOf(element);
    if (text === name) return "";
    return beginsWith(text, name) ? text.slice(name.length).replace(/^[\s:,.]+/, "") : text;
  }

  return { all, has, find, match, tap, read, touched, rests, hears: (element) => hearing.has(element) };
})();
