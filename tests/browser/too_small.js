// Targets under 44 pixels (squares of the board apart), letters under 16 (on the board 14).
() => {
  const found = [];
  const isSeen = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest(".visually-hidden, dialog:not([open])");
  const targets = "button, a[href], select, summary, input:not([type=file], [type=radio]), label:has(input[type=radio])";
  for (const element of document.querySelectorAll(targets)) {
    if (!isSeen(element) || element.matches("[role=gridcell]") || element.closest("p, h3")) continue;
    const { width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) < 43.5) found.push(`${width}×${height}: ${element.outerHTML}`);
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement;
    if (!texts.currentNode.data.trim() || !isSeen(element)) continue;
    const drawing = element.closest("svg");
    const scale = drawing ? drawing.getScreenCTM().a : 1;
    const size = parseFloat(getComputedStyle(element).fontSize) * scale;
    if (size < (drawing ? 13.9 : 16)) found.push(`${size}px: ${element.outerHTML}`);
  }
  return found;
}
