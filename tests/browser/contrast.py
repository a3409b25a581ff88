"""How text and icons stand out from what is really drawn behind them, drawings included: measured in the picture."""

import base64
from typing import Any

from playwright.sync_api import Page

LEAST = 4.5
# The colour of a piece is what its style says; that of its ground the most frequent other colour where it is drawn, or
# its own outline, if it has one. Whatever is faded is mixed with its ground.
FAINT = """async ([png, least]) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: innerWidth, height: innerHeight });
  const drawn = canvas.getContext('2d', { willReadFrequently: true });
  drawn.drawImage(picture, 0, 0, innerWidth, innerHeight);

  const APART = 1.15, SHARE = 0.06, OUTLINE = 1;
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
  const mixed = (over, under, share) => over.slice(0, 3).map((c, n) => c * share + under[n] * (1 - share));
  const fading = one => {
    let share = 1;
    for (let box = one; box; box = box.parentElement) share *= Number(getComputedStyle(box).opacity);
    return share;
  };
  // Of an icon the rim alone: the rest of a small one is half ink.
  const ground = (at, ink, rim) => {
    const left = Math.max(0, Math.floor(at.left) - 1), top = Math.max(0, Math.floor(at.top) - 1);
    const right = Math.min(innerWidth, Math.ceil(at.right) + 1);
    const bottom = Math.min(innerHeight, Math.ceil(at.bottom) + 1);
    if (right - left < 3 || bottom - top < 3) return null;
    const { data } = drawn.getImageData(left, top, right - left, bottom - top);
    const counts = new Map();
    let others = 0;
    const across = right - left, down = bottom - top;
    let all = 0;
    for (let n = 0; n < data.length; n += 4) {
      const [x, y] = [(n / 4) % across, Math.floor(n / 4 / across)];
      if (rim && x > 0 && y > 0 && x < across - 1 && y < down - 1) continue;
      all += 1;
      const colour = [data[n], data[n + 1], data[n + 2]];
      if (ratio(colour, ink) < APART) continue;
      others += 1;
      const key = colour.map(c => c >> 3).join();
      const found = counts.get(key) ?? { n: 0, colour };
      found.n += 1;
      counts.set(key, found);
    }
    if (others < SHARE * all) return ink;
    return [...counts.values()].toSorted((a, b) => b.n - a.n)[0].colour;
  };

  // Lines are higher than their letters; what lies beside a small disc is not behind its letter.
  const lean = ({ left, right, top, bottom, height }) =>
    ({ left, right, top: top + height / 4, bottom: bottom - height / 4 });
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
  for (const one of document.querySelectorAll('svg.icon')) {
    const at = one.getBoundingClientRect();
    if (seen(one) && !scrolledAway(one, at)) pieces.push({ one, at });
  }

  const found = new Set();
  for (const { one, at } of pieces) {
    const outside = at.right < 2 || at.bottom < 2 || at.left > innerWidth - 2 || at.top > innerHeight - 2;
    if (outside || at.right - at.left < 2) continue;
    const style = getComputedStyle(one);
    const lettering = one instanceof SVGElement && one.tagName !== 'svg';
    const ink = rgba(lettering ? style.fill : style.color);
    const outlined =
      lettering && style.paintOrder.startsWith('stroke') && style.stroke !== 'none' &&
      parseFloat(style.strokeWidth) >= OUTLINE;
    const under = outlined ? rgba(style.stroke) : ground(at, ink, one.matches('svg'));
    if (!under) continue;
    const share = fading(one) * ink[3] / 255;
    const value = ratio(mixed(ink, under, share), under);
    if (value >= least - 0.05) continue;
    const words = (one.textContent ?? '').trim().slice(0, 20) || one.querySelector('use')?.getAttribute('href');
    const named = box => (box?.getAttribute('class') ?? '').replace(/svelte-\\w+/g, '').trim();
    found.add(`${value.toFixed(1)}: ${one.tagName} .${named(one)} in .${named(one.parentElement)} "${words}"`);
  }
  return [...found];
}"""


def faint(page: Page, least: float = LEAST) -> list[str]:
    """Every text and icon in sight with less contrast than that."""
    png = base64.b64encode(page.screenshot(animations="disabled")).decode()
    found: list[Any] = page.evaluate(FAINT, [png, least])
    return [str(one) for one in found]
