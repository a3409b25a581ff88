"""How text and icons stand out from what is really drawn behind them, drawings included: measured in two pictures."""

import base64
from typing import Any

from playwright.sync_api import Page

LEAST = 4.5

# Letters vanish, whatever is coloured like them stays.
BARE = """() => {
  const bare = new CSSStyleSheet();
  bare.replaceSync(`
    *, *::before, *::after { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }
    text, tspan { fill: transparent !important; }
    svg.icon, svg use { visibility: hidden !important; }
    * { transition: none !important; }`);
  document.adoptedStyleSheets.push(bare);
}"""
DRESSED = "() => { document.adoptedStyleSheets.pop(); }"

# Where the two pictures differ there is ink, and the bare one shows what lies under it. The colour of the ink is what
# its style says, mixed with its ground where it is faded.
FAINT = """async ([dressed, bare, least]) => {
  const INK = 24;
  const pixels = async png => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${png}`;
    await picture.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: innerWidth, height: innerHeight });
    const drawn = canvas.getContext('2d', { willReadFrequently: true });
    drawn.drawImage(picture, 0, 0, innerWidth, innerHeight);
    return drawn.getImageData(0, 0, innerWidth, innerHeight).data;
  };
  const [over, under] = [await pixels(dressed), await pixels(bare)];

  // A canvas knows every way to write a colour.
  const pot = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    .getContext('2d', { willReadFrequently: true });
  const rgba = css => {
    pot.clearRect(0, 0, 1, 1);
    pot.fillStyle = css;
    pot.fillRect(0, 0, 1, 1);
    return [...pot.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => {
    const [x, y, z] = [r, g, b].map(c => c / 255).map(c => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const ratio = (a, b) => {
    const [low, high] = [light(a), light(b)].toSorted((x, y) => x - y);
    return (high + 0.05) / (low + 0.05);
  };
  const mixed = (ink, ground, share) => ink.slice(0, 3).map((c, n) => c * share + ground[n] * (1 - share));
  const fading = one => {
    let share = 1;
    for (let box = one; box; box = box.parentElement) share *= Number(getComputedStyle(box).opacity);
    return share;
  };
  // The most frequent colour under the ink; nothing where no ink is to be seen.
  const ground = at => {
    const [left, top] = [Math.max(0, Math.floor(at.left)), Math.max(0, Math.floor(at.top))];
    const [right, bottom] = [Math.min(innerWidth, Math.ceil(at.right)), Math.min(innerHeight, Math.ceil(at.bottom))];
    const counts = new Map();
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) {
        const n = 4 * (y * innerWidth + x);
        const apart = [0, 1, 2].reduce((sum, c) => sum + Math.abs(over[n + c] - under[n + c]), 0);
        if (apart < INK) continue;
        const colour = [under[n], under[n + 1], under[n + 2]];
        const key = colour.map(c => c >> 3).join();
        const found = counts.get(key) ?? { n: 0, colour };
        found.n += 1;
        counts.set(key, found);
      }
    return [...counts.values()].toSorted((a, b) => b.n - a.n)[0]?.colour ?? null;
  };

  // Lines are higher than their letters: what lies above and below is not behind them.
  const lean = ({ left, right, top, bottom, height }) =>
    ({ left, right, top: top + height / 5, bottom: bottom - height / 5 });
  const scrolledAway = (one, at) => {
    for (let box = one; box && box !== document.body; box = box.parentElement) {
      if (box.namespaceURI !== document.body.namespaceURI || getComputedStyle(box).overflow === 'visible') continue;
      const edge = box.getBoundingClientRect();
      if (at.top < edge.top || at.bottom > edge.bottom || at.left < edge.left || at.right > edge.right) return true;
    }
    return false;
  };
  const pieces = [];
  const seen = one =>
    one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    // What cannot be used now is faded.
    !one.closest('.hidden-text, option, :disabled');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode, one = text.parentElement;
    if (!text.data.trim() || !seen(one)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const at of range.getClientRects())
      if (!scrolledAway(one, at)) pieces.push({ one, at: lean(at) });
  }
  for (const one of document.querySelectorAll('svg.icon, svg:not(.icon) use')) {
    const at = one.getBoundingClientRect();
    if (seen(one) && !scrolledAway(one, at)) pieces.push({ one, at });
  }

  const found = new Set();
  let measured = 0;
  for (const { one, at } of pieces) {
    const behind = ground(at);
    if (!behind) continue;
    measured += 1;
    const style = getComputedStyle(one);
    const ink = rgba(one.matches('text, tspan') ? style.fill : style.color);
    const share = fading(one) * ink[3] / 255;
    const value = ratio(mixed(ink, behind, share), behind);
    if (value >= least - 0.05) continue;
    const words = (one.textContent ?? '').trim().slice(0, 20) || one.querySelector('use')?.getAttribute('href');
    const named = box => (box?.getAttribute('class') ?? '').replace(/\\bs-\\w+/g, '').trim();
    found.add(`${value.toFixed(1)}: ${one.tagName} .${named(one)} in .${named(one.parentElement)} "${words}"`);
  }
  return [measured, [...found]];
}"""


def shot(page: Page) -> str:
    return base64.b64encode(page.screenshot(animations="disabled")).decode()


def faint(page: Page, least: float = LEAST) -> tuple[int, list[str]]:
    """How many texts and icons are in sight, and those of them with less contrast than that."""
    dressed = shot(page)
    page.evaluate(BARE)
    bare = shot(page)
    page.evaluate(DRESSED)
    found: list[Any] = page.evaluate(FAINT, [dressed, bare, least])
    return int(found[0]), [str(one) for one in found[1]]
