// Watches that nothing moves under the hand while a table is open, and says on the console what does.
//
// Counted are layout shifts, those right after input too, and the boxes of board, panel and buttons.
// Excused is what a person arranges on purpose (a sheet, the log of a phone, the board's side or size,
// language and light, the window); and what comes to the end of a list that scrolls: log, chat, rules,
// and the camps of Huns on a phone, where a card that is played makes a camp longer.
(() => {
  const ARRANGING = 400; // milliseconds until what was arranged has its place
  const own = ".history .list, [role=log], .reading, dialog, .visually-hidden";
  const framed = ".place, .room, .header, .seats, .asked, .actions, .history, .actions .button, .header .button";
  let arranged = Infinity; // when something was last arranged; no table is open yet
  let boxes = null;

  const isOpen = () => Number(document.querySelector(".place")?.dataset.shown ?? -1) >= 0;
  const isCounted = (time) => isOpen() && document.fonts.status === "loaded" && time - arranged > ARRANGING;
  const nameOf = (node) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const name = element?.getAttribute("class")?.replace(/ ?s(velte)?-\w+/g, "") ?? "";
    return `${element?.closest("[class*=panel], .asked, .actions, .seats, .header, .place")?.className.split(" ")[0]}: ${element?.localName}.${name} "${(element?.textContent ?? "").trim().slice(0, 40)}"`;
  };
  /** A scroller that was not shown is reported as if it came from the corner of the page. */
  const isNewScroller = (was, is) =>
    Math.max(was.x, was.y) < 1 &&
    Math.abs(was.width - is.width) < 1 &&
    Math.abs(was.height - is.height) < 1;
  /** Camps that are longer than their place grow with what is played into them. */
  const isInLongCamps = (element) => {
    const camps = element.closest(".place .scroll:has(.others)");
    return camps !== null && camps.scrollHeight > camps.clientHeight + 1;
  };
  const arrange = () => {
    arranged = performance.now();
    boxes = null;
  };

  const shifts = new PerformanceObserver((list) => list.getEntries().forEach(judge));
  function judge({ startTime, value, sources }) {
    if (!isCounted(startTime)) return;
    const moved = sources.filter(({ node, previousRect, currentRect }) => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (isNewScroller(previousRect, currentRect)) return false;
      return element?.isConnected && !element.closest(own) && !isInLongCamps(element);
    });
    if (moved.length === 0) return;
    const box = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
    const told = moved.map(({ node, previousRect, currentRect }) => `${nameOf(node)} (${box(previousRect)} → ${box(currentRect)})`);
    console.error(`layout shift of ${value.toFixed(4)}: ${told.join("; ")}`);
  }
  shifts.observe({ type: "layout-shift", buffered: true });

  const measure = () =>
    [...document.querySelectorAll(framed)]
      .filter((element) => element.checkVisibility() && !element.closest("dialog"))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const at = [x + scrollX, y + scrollY, width, height].map((n) => Math.round(n));
        return { element, name: nameOf(element), at: at.join(" ") };
      });
  function compare() {
    if (!isCounted(performance.now()) || document.querySelector("dialog[open]")) return;
    const now = measure();
    for (const { element, name, at } of boxes ?? []) {
      const after = now.find((box) => box.element === element);
      if (element.isConnected && after?.at !== at) console.error(`moved: ${name} (${at} → ${after?.at ?? "gone"})`);
    }
    boxes = now;
  }
  setInterval(compare, 300);

  const started = new MutationObserver(() => {
    if (isOpen() === Number.isFinite(arranged)) return;
    if (isOpen()) arrange();
    else arranged = Infinity;
  });
  const watch = new MutationObserver(arrange);
  document.addEventListener("DOMContentLoaded", () => {
    started.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-shown"] });
    watch.observe(document, { subtree: true, attributes: true, attributeFilter: ["data-arranged", "open", "lang", "data-theme", "data-motion"] });
  });
  addEventListener("resize", arrange);
  document.fonts.addEventListener("loadingdone", arrange);

  /** What was seen until now, for the end of a test. */
  window.__still = () => {
    shifts.takeRecords().forEach(judge);
    compare();
  };
})();
