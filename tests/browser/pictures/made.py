"""The pages in a language made from English: accented, a third longer (core/pseudo.py).

What is still plain on a page could not be translated; what no longer fits would not fit in German.
The client as it is shipped knows nothing of it: its English is changed on the way to the browser,
and what it asks the server for in English is asked for in the made language.
"""

from __future__ import annotations

import json
import re

from playwright.sync_api import BrowserContext, Page, Route

from kurultai.core import pseudo
from tests.browser.conftest import ROOT
from tests.browser.inspection import Fault

MESSAGES = re.compile(r"^var \w+=(?:`|\{\"\.\./).*;export\{\w+ as default\};\s*$", re.DOTALL)
WRITTEN = re.compile(r"`(.*?)(?<!\\)`", re.DOTALL)
ASK = """
  const ask = window.fetch;
  window.fetch = (path, wishes = {}) =>
    ask(path, { ...wishes, headers: { ...wishes.headers, "Accept-Language": "en-XA" } });
  const Socket = window.WebSocket;
  window.WebSocket = class extends Socket {
    constructor(address) {
      super(String(address).replace("language=en", "language=en-XA"));
    }
  };
"""
# What people read on the page, and what is read to them.
READ = """() => {
  const found = new Set();
  const isSaid = (element) =>
    !element.closest("script, style, noscript, .code, input, [lang='fr'], [lang='en']:not(html)") &&
    element.checkVisibility();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    if (text.data.trim() && isSaid(text.parentElement)) found.add(text.data.trim());
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder]"))
    for (const name of ["aria-label", "title", "placeholder"])
      if (element.hasAttribute(name) && isSaid(element)) found.add(element.getAttribute(name));
  return [...found];
}"""
ASSETS = ROOT / "src" / "kurultai" / "server" / "client" / "assets"  # as the server sends them
NAMES = re.compile(
    r"Kurultai|Temur|Borte|English|Français|https?://\S+|localhost\S*|\d+ [A-Z][a-z]{2} \d{4}"
    r"|[\w.-]+\.(?:de|at|nl|com|fr|pl)\b[\w/]*"
)
SIGNS = re.compile(r"\b[a-z]\d+\b|\b[a-z]\b|\bEsc\b|\bShift\b|\bHome\b|\bEnd\b")


def speak(context: BrowserContext) -> None:
    context.add_init_script(ASK)
    context.route("**/assets/*.js", _changed)


def _changed(route: Route) -> None:
    text = (ASSETS / route.request.url.rpartition("/")[2]).read_text(encoding="utf-8")
    if MESSAGES.match(text):
        text = WRITTEN.sub(_made, text)
    route.fulfill(body=text, content_type="text/javascript")


def _made(written: re.Match[str]) -> str:
    return json.dumps(pseudo.messages(re.sub(r"\\(.)", r"\1", written[1])))


def untranslated(page: Page) -> list[Fault]:
    """Whatever is plain English."""
    found = []
    for text in page.evaluate(READ):
        words = pseudo.plain_words(SIGNS.sub("", NAMES.sub("", text)))
        if words:
            found.append(Fault("plain", " ".join(words)[:60], text[:80]))
    return found
