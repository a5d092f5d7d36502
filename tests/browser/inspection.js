// What a person would stumble over on the page as it stands: [{ kind, what, detail }].
//   letters   text under 16 pixels (on a board under 14)
//   target    something to press under 44 pixels (squares of a board apart)
//   overlap   two texts or targets that lie on each other
//   covered   a target whose middle belongs to something else
//   cut       text or a target that is partly hidden and cannot be scrolled to
//   broken    a word that goes on in the next line
//   sideways  the page is wider than the window
//   scrolls   a table that does not fit into the window
() => {
  const SLACK = 2;
  const TARGETS =
    "button, a[href], select, summary, input:not([type=file], [type=radio], [type=checkbox]), label:has(input[type=radio])";
  // Squares of a board: a tap zooms or previews first.
  const CELLS = "[role=gridcell], [data-spot], [data-cell]";
  const BOARD = "svg, .board";
  const found = [];

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const isForEars = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (styleOf(at).clipPath === "inset(50%)") return true;
    return false;
  };
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest("dialog:not([open]), defs") &&
    !isForEars(element);

  /** An element as a person would name it: its own classes and those of what holds it. */
  const named = (element) => {
    const names = [];
    for (let at = element; at && at !== document.body && names.length < 3; at = at.parentElement) {
      const classes = [...at.classList].filter((name) => !name.startsWith("svelte-"));
      if (at !== element && !classes.length) continue;
      names.unshift([at.tagName.toLowerCase(), ...classes].join("."));
    }
    return names.join(" ");
  };
  const told = (kind, element, detail, other) => {
    const words = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    const what = named(element) + (other ? ` × ${named(other)}` : "");
    found.push({ kind, what, detail: `${detail}: ${words || element.getAttribute("aria-label") || ""}` });
  };

  const px = (number) => Math.round(number * 10) / 10;
  const boxOf = ({ left, top, right, bottom }) => ({ left, top, right, bottom });
  /** A line of text without the room above and below its letters. */
  const inked = ({ left, top, right, bottom, height }) => ({
    ...{ left, right },
    ...{ top: top + 0.2 * height, bottom: bottom - 0.2 * height },
  });
  const isEmpty = (box) => box.right - box.left < 1 || box.bottom - box.top < 1;
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });

  /** What is left of a box in the window of everything around it, and how much of it nobody can see. */
  const clipped = (element, box, isText) => {
    let seen = box;
    let lost = 0;
    const fixes = { x: false, y: false };
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = styleOf(at);
      const isDrawn = at instanceof SVGElement;
      if (!isDrawn || at.tagName === "svg") {
        const frame = at.getBoundingClientRect();
        const clips = { x: style.overflowX, y: style.overflowY };
        const sides = { x: ["left", "right"], y: ["top", "bottom"] };
        for (const axis of ["x", "y"]) {
          if (clips[axis] === "visible" || fixes[axis] || (at === element && !isText)) continue;
          const [from, to] = sides[axis];
          const out = Math.max(frame[from] - seen[from], seen[to] - frame[to]);
          seen = { ...seen, [from]: Math.max(seen[from], frame[from]), [to]: Math.min(seen[to], frame[to]) };
          if (at === element) continue; // it shortens its own words
          if (clips[axis] === "auto" || clips[axis] === "scroll") fixes[axis] = true;
          else lost = Math.max(lost, out);
        }
      }
      if (style.position === "fixed") {
        const out = [-box.left, -box.top, box.right - innerWidth, box.bottom - innerHeight];
        if (!fixes.x) lost = Math.max(lost, out[0], out[2]);
        if (!fixes.y) lost = Math.max(lost, out[1], out[3]);
        return { seen, lost };
      }
    }
    const root = document.scrollingElement;
    if (!fixes.x) lost = Math.max(lost, -(box.left + scrollX), box.right + scrollX - root.scrollWidth);
    if (!fixes.y) lost = Math.max(lost, -(box.top + scrollY), box.bottom + scrollY - root.scrollHeight);
    return { seen, lost };
  };

  /** Things that stay while the rest scrolls under them. */
  const isPinned = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (["fixed", "sticky"].includes(styleOf(at).position)) return true;
    return false;
  };

  const things = [];
  const note = (element, box, isText) => {
    if (isEmpty(box)) return;
    const { seen, lost } = clipped(element, box, isText);
    if (lost > SLACK) told("cut", element, `${px(lost)} px`);
    if (isEmpty(seen)) return;
    things.push({ element, box: seen, isText, layer: element.closest("dialog"), isPinned: isPinned(element) });
  };

  for (const element of document.querySelectorAll(TARGETS)) {
    if (!isSeen(element)) continue;
    const box = element.getBoundingClientRect();
    const isCell = element.matches(CELLS);
    if (!isCell && !element.closest("p, h3") && Math.min(box.width, box.height) < 43.5)
      told("target", element, `${px(box.width)}×${px(box.height)}`);
    if (!isCell) note(element, boxOf(box), false);
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const element = text.parentElement;
    if (!text.data.trim() || element.closest("option, script, style") || !isSeen(element)) continue;
    const drawing = element.closest("svg");
    const scale = drawing ? drawing.getScreenCTM().a : 1;
    const size = parseFloat(styleOf(element).fontSize) * scale;
    if (size < (drawing ? 13.9 : element.closest(BOARD) ? 14 : 16)) told("letters", element, `${px(size)} px`);
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()];
    if (new Set(lines.map(({ top }) => Math.round(top))).size > text.data.trim().split(/[\s\u2010-]+/).length)
      told("broken", element, `${lines.length} lines`);
    for (const line of lines) note(element, inked(line), true);
  }

  const isRelated = (a, b) => a === b || a.contains(b) || b.contains(a);
  const holds = (a, b) =>
    a.left <= b.left + 1 && a.top <= b.top + 1 && a.right >= b.right - 1 && a.bottom >= b.bottom - 1;
  for (const [index, one] of things.entries()) {
    for (const other of things.slice(index + 1)) {
      const both = meet(one.box, other.box);
      const width = both.right - both.left;
      const height = both.bottom - both.top;
      if (width <= SLACK || height <= SLACK) continue;
      if (one.layer !== other.layer || isRelated(one.element, other.element)) continue;
      if (one.isPinned !== other.isPinned) continue;
      const stack = one.element.closest("[data-stacked]"); // cards that lie half under each other on purpose
      if (stack?.contains(other.element)) continue;
      const onBoard = one.element.closest(BOARD) && other.element.closest(BOARD);
      if (onBoard && (holds(one.box, other.box) || holds(other.box, one.box))) continue;
      told("overlap", one.element, `${px(width)}×${px(height)}`, other.element);
    }
  }

  const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
  for (const { element, box, isText } of things) {
    if (isText || (modal && !modal.contains(element))) continue;
    if (box.right - box.left <= SLACK || box.bottom - box.top <= SLACK) continue; // all but scrolled away
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (!hit || isRelated(hit, element) || element.disabled) continue;
    if (styleOf(element).pointerEvents === "none" || hit.closest("label")?.control === element) continue;
    if (isPinned(hit) && !isPinned(element)) continue;
    told("covered", element, "by", hit);
  }

  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push({ kind: "sideways", what: "page", detail: `${wide} px` });
  const high = document.documentElement.scrollHeight - innerHeight;
  if (high > 1 && document.querySelector(".game > .table"))
    found.push({ kind: "scrolls", what: "table", detail: `${high} px` });
  return found;
}
