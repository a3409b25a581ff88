"""Whether everything on a page has room: nothing scrolls, is cut off, broken or lies on something else."""

from typing import Any

from playwright.sync_api import Page

# Every piece of text and every icon, where it is drawn. What lies outside of a box that cuts it off is cut off (an
# ellipsis too: it hides text without moving it); two pieces on the same spot cover each other.
CROWDED = """down => {
  const SLACK = 1.5;
  const name = one => {
    const words = (one.textContent ?? '').trim().replace(/\\s+/g, ' ').slice(0, 40);
    const classes = one.getAttribute('class')?.replace(/\\bs-\\w+/g, '').trim() ?? '';
    const around = one.closest('[data-target], article, section, [id]');
    const where = around?.dataset?.target ?? around?.getAttribute('class') ?? '';
    return `${one.tagName.toLowerCase()}.${classes} "${words}" in ${where}`;
  };
  const seen = one =>
    one.checkVisibility({ visibilityProperty: true }) &&
    !one.closest('.hidden-text, .tip, .log ol, option') &&
    // The enlarged map of a phone is dragged with a finger.
    (down || !one.closest('.frame.zoomed'));
  const pieces = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    if (!text.data.trim() || !seen(text.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const at of range.getClientRects()) if (at.width > 0.5) pieces.push({ one: text.parentElement, at });
  }
  for (const one of document.querySelectorAll('svg.icon, .price'))
    if (seen(one)) pieces.push({ one, at: one.getBoundingClientRect() });

  const outside = (at, edge) =>
    at.left < edge.left - SLACK || at.right > edge.right + SLACK ||
    (down && (at.top < edge.top - SLACK || at.bottom > edge.bottom + SLACK));
  // The box with a border on both sides that it stands in.
  const framed = one => {
    for (let box = one; box && box !== document.body; box = box.parentElement) {
      const { borderLeftWidth, borderRightWidth } = getComputedStyle(box);
      if (parseFloat(borderLeftWidth) && parseFloat(borderRightWidth)) return box;
    }
  };
  // How far what is drawn around something that can be chosen reaches.
  const ring = one => Math.max(0, ...getComputedStyle(one).boxShadow.split(/,(?![^(]*\\))/)
    .filter(shadow => !shadow.includes('inset'))
    .map(shadow => shadow.match(/ 0px 0px 0px ([\\d.]+)px/)).map(match => (match ? Number(match[1]) : 0)));
  const found = [];
  for (const { one, at } of pieces) {
    if (outside(at, { left: 0, right: innerWidth, top: 0, bottom: innerHeight }))
      found.push(`off the screen: ${name(one)}`);
    for (let box = one; box && box !== document.body; box = box.parentElement) {
      if (box.namespaceURI !== document.body.namespaceURI || getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      if (outside(at, edge))
        found.push(`cut off: ${name(one)} by ${name(box).slice(0, 30)}`);
    }
    const frame = framed(one)?.getBoundingClientRect();
    if (frame && (at.left < frame.left - SLACK || at.right > frame.right + SLACK))
      found.push(`spills over its frame: ${name(one)}`);
  }
  for (const one of document.querySelectorAll('.offered, .selected')) {
    const by = ring(one), at = one.getBoundingClientRect();
    if (!by || !seen(one)) continue;
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect(), cut = at.left - by < edge.left - 1 || at.right + by > edge.right + 1;
      if (cut && getComputedStyle(box).overflow !== 'visible')
        found.push(`ring cut off: ${name(one)} by ${name(box).slice(0, 30)}`);
    }
  }
  for (const one of document.querySelectorAll('.frame + .tools button')) {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const corners = [[left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2], [right - 2, bottom - 2]];
    if (seen(one) && corners.some(([x, y]) => document.elementsFromPoint(x, y).some(under => under.closest('.hex'))))
      found.push(`lies on the map: ${name(one)}`);
  }
  // Letters do not fill the line they stand on.
  const lean = ({ one, at }) => {
    const spare = one.matches('svg.icon') ? at.height * 0.1 : at.height * 0.2;
    return { one, left: at.left + 1, right: at.right - 1, top: at.top + spare, bottom: at.bottom - spare };
  };
  // What is scrolled out of a box on a phone covers nothing.
  const shown = ({ one, at }) => {
    for (let box = one; box && box !== document.body; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      if (getComputedStyle(box).overflow !== 'visible' && (at.top < edge.top || at.bottom > edge.bottom)) return false;
    }
    return true;
  };
  const leaned = (down ? pieces : pieces.filter(shown)).map(lean);
  leaned.forEach((a, n) => {
    for (const b of leaned.slice(n + 1)) {
      const covered = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      if (covered && a.one !== b.one && !a.one.contains(b.one) && !b.one.contains(a.one))
        found.push(`covered: ${name(a.one)} and ${name(b.one)}`);
    }
  });
  for (const box of document.querySelectorAll('body *')) {
    if (!seen(box) || box.matches('.log ol, .hidden-text')) continue;
    const scrolls = /auto|scroll/.test(getComputedStyle(box).overflow);
    if (scrolls && ((down && box.scrollHeight > box.clientHeight + 1) || box.scrollWidth > box.clientWidth + 1))
      found.push(`scrolls: ${name(box).slice(0, 60)} ${box.scrollHeight} > ${box.clientHeight}`);
  }
  const page = document.documentElement;
  if (page.scrollWidth > innerWidth || (down && page.scrollHeight > innerHeight)) found.push('the page scrolls');
  return [...new Set(found)];
}"""

# Words on two lines that have no hyphen to be divided at.
BROKEN = """() => {
  const WHOLE = /[^\\s\\u00ad\\u200b/–-]{2,}/g;
  const found = new Set();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, one = text.parentElement;
    if (!one.checkVisibility({ visibilityProperty: true }) || one.closest('.hidden-text, .tip, option')) continue;
    for (const word of text.data.matchAll(WHOLE)) {
      const range = document.createRange();
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const lines = new Set([...range.getClientRects()].filter(at => at.width > 0.5).map(at => Math.round(at.top)));
      if (lines.size > 1) found.add(word[0]);
    }
  }
  return [...found];
}"""

# Text as it is drawn, with its size in pixels of the screen; a map that a button enlarges is read then.
TINY = """least => {
  const found = new Set();
  const enlarges = document.querySelector('.zoom')?.checkVisibility();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, one = text.parentElement;
    if (!text.data.trim() || !one.checkVisibility({ visibilityProperty: true })) continue;
    if (one.closest('.hidden-text, .tip, option') || (enlarges && one.closest('.frame'))) continue;
    const matrix = one.namespaceURI === document.body.namespaceURI ? null : one.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize) * (matrix ? Math.hypot(matrix.a, matrix.b) : 1);
    if (size < least - 0.05) found.add(`${size.toFixed(1)} px: ${text.data.trim().slice(0, 20)}`);
  }
  return [...found];
}"""


def broken(page: Page) -> list[str]:
    """Every word that is written on two lines."""
    found: list[Any] = page.evaluate(BROKEN)
    return [str(one) for one in found]


def tiny(page: Page, least: float) -> list[str]:
    """Everything that is written smaller than so many pixels."""
    found: list[Any] = page.evaluate(TINY, least)
    return [str(one) for one in found]


def crowded(page: Page, down: bool = True) -> list[str]:
    """Everything that has not got room enough; without `down` only sideways, where a page may scroll downwards."""
    found: list[Any] = page.evaluate(CROWDED, down)
    return [str(one) for one in found]
