// What a screen reader finds in Flutter's accessibility tree, for tests/browser/harness/people.py.
// Flutter puts names in aria-label, in a plain text node, or in a span; roles in attributes or in the tag.
window.seeing = (() => {
  const ROLES = { INPUT: "textbox", TEXTAREA: "textbox", A: "link", IMG: "img", BUTTON: "button" };

  // Says that a screen reader is there, as soon as it can be said: to an element one pixel wide. Later is too late for a
  // field that gets the focus by itself: it is then edited where the tree does not show it, and never appears in the tree.
  new MutationObserver((_changes, observer) => {
    const placeholder = document.querySelector("flt-semantics-placeholder");
    if (!placeholder) return;
    observer.disconnect();
    placeholder.click();
  }).observe(document, { childList: true, subtree: true });

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

  // How the client tells the app that something happened to a control (msgpack: an event, 3, with its target). Control 1
  // is the page itself, which tells of its size at any time.
  const PRESSED = /^\x00\x92\x03\x83\xa6target[^\x01]/;

  // The line to the app: whether it was told anything and answered since somebody last touched the screen, and when it
  // last said anything.
  const line = { touched: 0, told: false, answered: false, last: 0 };
  window.WebSocket = class extends window.WebSocket {
    constructor(...rest) {
      super(...rest);
      this.addEventListener("message", () => Object.assign(line, { answered: true, last: performance.now() }));
    }

    send(what) {
      const bytes = new Uint8Array(what.buffer ?? what, what.byteOffset ?? 0, what.byteLength);
      line.told ||= PRESSED.test(String.fromCharCode(...bytes.slice(0, 16)));
      super.send(what);
    }
  };

  // What Flutter paints: a frame is begun by the browser's call, painted afterwards, and handed over as a bitmap.
  // The accessibility tree is there as soon as a frame is begun; on a busy machine the picture comes a second later.
  // While one is being painted a second one can wait; a third one takes the second one's place.
  const frames = { awaited: new Set(), painting: 0, last: 0 };
  const { requestAnimationFrame, cancelAnimationFrame } = window;
  window.requestAnimationFrame = (draw) => {
    // Only Flutter's are frames: they are compiled, and come from a module's exports.
    if (!String(draw).includes("exports")) return requestAnimationFrame.call(window, draw);
    const awaited = requestAnimationFrame.call(window, (now) => {
      frames.awaited.delete(awaited);
      Object.assign(frames, { painting: Math.min(2, frames.painting + 1), last: performance.now() });
      draw(now);
    });
    frames.awaited.add(awaited);
    return awaited;
  };
  window.cancelAnimationFrame = (awaited) => {
    frames.awaited.delete(awaited);
    cancelAnimationFrame.call(window, awaited);
  };
  const { transferFromImageBitmap } = ImageBitmapRenderingContext.prototype;
  ImageBitmapRenderingContext.prototype.transferFromImageBitmap = function (bitmap) {
    Object.assign(frames, { painting: Math.max(0, frames.painting - 1), last: performance.now() });
    return transferFromImageBitmap.call(this, bitmap);
  };

  // Whether everything is on the screen that there is to paint, and nothing came for `still` ms. A frame that is not
  // handed over in `patience` ms had nothing new in it. Where Flutter paints in the thread that is asked here, that shows
  // as soon as the thread is free.
  const PAINTED_HERE = 400;
  function painted([still, patience]) {
    const unpainted = window.crossOriginIsolated ? patience : Math.min(patience, PAINTED_HERE);
    return !frames.awaited.size && performance.now() - frames.last > (frames.painting ? unpainted : still);
  }

  function touched() {
    Object.assign(line, { told: false, answered: false, touched: performance.now() });
  }

  // Whether the app has answered the last touch and said nothing more for `quiet` ms; what it leaves without an answer
  // for `patience` ms it does not answer at all.
  function rests([quiet, patience]) {
    const now = performance.now();
    return line.answered ? now - line.last > quiet : now - line.touched > patience;
  }

  // The same for somebody in a hurry: what the app was told nothing of within `deaf` ms, it does not answer.
  function hurries([quiet, deaf, patience]) {
    return rests([quiet, line.told ? patience : deaf]);
  }

  // Whether nobody touched anything and the app said nothing for so many ms.
  function silent(ms) {
    return performance.now() - Math.max(line.touched, line.last) > ms;
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

  // What is said with a name, without the name.
  function read(name) {
    const element = match(name, null);
    if (!element) return null;
    const text = ownText(element);
    if (valueOf(element)) return valueOf(element);
    if (text === name) return "";
    return beginsWith(text, name) ? text.slice(name.length).replace(/^[\s:,.]+/, "") : text;
  }

  // Whether the app hears what is typed into the field with this label.
  function listens(label) {
    const field = find(label, "textbox");
    return !!field && document.activeElement === field && hearing.has(field);
  }

  function selected(label) {
    const field = find(label, "textbox");
    return !!field && field.selectionStart === 0 && field.selectionEnd === field.value.length;
  }

  const told = () => line.told;
  const value = (label) => { const field = find(label, "textbox"); return field ? field.value : null; };
  return {
    all, describe, has, find, match, read, value, listens, selected, touched, told, rests, hurries, silent, painted,
  };
})();
