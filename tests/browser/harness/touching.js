// Where a finger would have to land, and what would stop it, for tests/browser/harness/reaching.py.
window.touching = (() => {
  const SMALLEST = 48, ALIKE = 4, LONGEST = 2000, STRIDE = 0.6;
  const TARGET = "[flt-tappable], input, textarea";

  // The accessibility tree is for finding things. Touches go through it to what is painted, as they do for people who
  // use no screen reader: else Flutter turns a click into a message to the node, past whatever lies on top of it.
  const open = new CSSStyleSheet();
  open.replaceSync("flt-semantics-host, flt-semantics-host * { pointer-events: none !important; }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, open];

  const host = () => document.querySelector("flt-semantics-host");

  function rectOf(element) {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  }

  function shared(one, other) {
    return {
      left: Math.max(one.left, other.left), top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom),
    };
  }

  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const screen = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

  // What scrolls around an element, from the inside out, with the part of it that can be seen.
  function regions(element) {
    const found = [];
    for (let up = element.parentElement; up && up !== host(); up = up.parentElement) {
      const down = /scroll|auto|hidden/.test(up.style.overflowY), across = /scroll|auto|hidden/.test(up.style.overflowX);
      if (down || across) found.push({ element: up, down, box: rectOf(up) });
    }
    let seen = screen();
    for (const region of [...found].reverse()) seen = region.seen = shared(seen, region.box);
    return found;
  }

  // How far a region can still go: [back, on].
  function room({ element, down }) {
    return down
      ? [element.scrollTop, element.scrollHeight - element.clientHeight - element.scrollTop]
      : [element.scrollLeft, element.scrollWidth - element.clientWidth - element.scrollLeft];
  }

  // The next stride that brings a box nearer to the middle of a region; none where the region is at its end.
  function stride(region, box) {
    const size = region.down ? high(region.seen) : wide(region.seen);
    if (size < SMALLEST / 2) return null;
    const axis = region.down ? 1 : 0;
    const wish = middle(box)[axis] - middle(region.seen)[axis];
    const [back, on] = room(region);
    const way = Math.max(-size * STRIDE, -back, Math.min(size * STRIDE, on, wish));
    if (Math.abs(way) < 1) return null;
    return { ...region.seen, dx: region.down ? 0 : way, dy: region.down ? way : 0, offset: back };
  }

  // Which region to move, if the box is cut off so far that too little of it is left for a finger.
  function toScroll(box, seen, around) {
    for (const region of around) {
      const { down, box: edge } = region;
      const left = down ? high(seen) : wide(seen);
      const cut = down
        ? box.top <= edge.top + 0.5 || box.bottom >= edge.bottom - 0.5
        : box.left <= edge.left + 0.5 || box.right >= edge.right - 0.5;
      const way = cut && left < SMALLEST ? stride(region, box) : null;
      if (way) return way;
    }
    return null;
  }

  function topAt([x, y]) {
    open.disabled = true;
    const top = document.elementFromPoint(x, y);
    open.disabled = false;
    return top;
  }

  // Whether what lies on top of a place is the element, a part of it that takes no touch for itself, or nothing.
  function isOf(top, element) {
    if (!host().contains(top)) return !!top?.closest("flutter-view");
    if (top.contains(element)) return true;
    return element.contains(top) && (!element.matches(TARGET) || top.closest(TARGET) === element);
  }

  // The middle of what can be seen; where a smaller button of its own lies there, another place on it that is free.
  function spot(element, seen) {
    const centre = middle(seen), top = topAt(centre);
    if (isOf(top, element)) return { point: centre, cover: null };
    if (element.contains(top)) {
      for (const y of [0.5, 0.25, 0.75, 0.1, 0.9]) {
        for (const x of [0.5, 0.25, 0.75, 0.1, 0.9]) {
          const point = [seen.left + x * wide(seen), seen.top + y * high(seen)];
          if (isOf(topAt(point), element)) return { point, cover: null };
        }
      }
    }
    return { point: centre, cover: called(top) };
  }

  function called(element) {
    if (!element) return "the edge of the screen";
    const { role, name, identifier } = seeing.describe(element);
    return `${role || element.tagName.toLowerCase()} '${name || identifier || element.id}'`;
  }

  // All that a finger must know of the thing with a name; what is only to be held need not react to a tap.
  function find([name, role, held]) {
    return held ? seeing.match(name, role) : seeing.find(name, role);
  }

  function report(question) {
    const element = find(question);
    if (!element) return null;
    const box = rectOf(element), around = regions(element);
    const seen = around.length ? shared(box, around[0].seen) : shared(box, screen());
    const scroll = toScroll(box, seen, around);
    const visible = wide(seen) > 0 && high(seen) > 0;
    const { tappable, disabled } = seeing.describe(element);
    const found = {
      tappable, disabled, scroll, visible, box, field: "value" in element, listed: around.length > 0,
      width: wide(seen), height: high(seen),
    };
    return visible && !scroll ? { ...found, ...spot(element, seen) } : { ...found, point: middle(box), cover: null };
  }

  // The same, once it has been in one place for a few frames; null where it is not there.
  async function still(question) {
    let before = "", alike = 0;
    for (const begun = performance.now(); performance.now() < begun + LONGEST; ) {
      const element = find(question);
      if (!element) return null;
      const place = JSON.stringify(rectOf(element));
      alike = place === before ? alike + 1 : 0;
      if (alike >= ALIKE) return report(question);
      before = place;
      await new Promise(requestAnimationFrame);
    }
    return { ...report(question), moving: true };
  }

  // The next stride through the largest list on the screen that goes on in a direction (1 or -1), to look for
  // something that is not there.
  function further(direction) {
    const lists = [...host().querySelectorAll("flt-semantics-scroll-overflow")]
      .map((mark) => regions(mark)[0])
      .filter((region) => region?.down && high(region.seen) > SMALLEST && room(region)[direction > 0 ? 1 : 0] >= 1)
      .sort((one, other) => wide(other.seen) * high(other.seen) - wide(one.seen) * high(one.seen));
    if (!lists.length) return null;
    const { seen, element } = lists[0];
    return { ...seen, dx: 0, dy: direction * STRIDE * high(seen), offset: element.scrollTop };
  }

  // Whether the last touch was for somebody: the app was told of it, or a field has the focus now.
  function heard([name, role, field]) {
    return field ? document.activeElement === seeing.find(name, role) : seeing.told();
  }

  // Everything that a finger could touch now, in reading order, with the part of it that can be seen.
  function targets() {
    const found = [];
    for (const element of host().querySelectorAll(TARGET)) {
      const around = regions(element);
      const seen = shared(rectOf(element), around.length ? around[0].seen : screen());
      const { name, disabled } = seeing.describe(element);
      if (disabled || wide(seen) < SMALLEST / 4 || high(seen) < SMALLEST / 4) continue;
      if (!isOf(topAt(middle(seen)), element)) continue;
      const named = element.closest("[flt-semantics-identifier]");
      const identifier = named?.getAttribute("flt-semantics-identifier") || "";
      found.push({ name: name || element.innerText, identifier, field: "value" in element, ...seen });
    }
    return found;
  }

  // What is said of things that are wholly in sight: cut off by no list, and by no edge of the screen.
  function inSight() {
    return [...host().querySelectorAll("[id^=flt-semantic-node], input, textarea")].filter((element) => {
      const around = regions(element), box = rectOf(element);
      const seen = shared(box, around.length ? around[0].seen : screen());
      return wide(box) - wide(seen) < 1 && high(box) - high(seen) < 1;
    }).flatMap((element) => [seeing.describe(element).name, element.value || ""]).filter((said) => said);
  }

  return { still, further, heard, targets, inSight };
})();
