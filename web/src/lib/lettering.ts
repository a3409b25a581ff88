/** How wide the fine print of a board is, so that long words can be written narrower, as on a printed one. */
const pen = document.createElement("canvas").getContext("2d");
const known = new Map<string, number>();

export type Hand = "--serif" | "--sans";
const WEIGHTS: Record<Hand, number> = { "--serif": 600, "--sans": 400 };
const fonts = new Map<string, string>();
// Other screens have other sizes of type.
window.addEventListener("resize", () => fonts.clear());

function fontOf(hand: Hand, size: string): string {
  let font = fonts.get(hand + size);
  if (!font) {
    const root = getComputedStyle(document.documentElement);
    font = `${WEIGHTS[hand]} ${size || root.getPropertyValue("--fine")} ${root.getPropertyValue(hand)}`;
    fonts.set(hand + size, font);
  }
  return font;
}

/** `size`: that of fine print unless it is given. */
export function widthOf(text: string, hand: Hand = "--serif", size = ""): number {
  const font = fontOf(hand, size);
  const key = `${font} ${text}`;
  const found = known.get(key);
  if (found !== undefined || !pen) return found ?? 0;
  pen.font = font;
  const width = pen.measureText(text).width;
  known.set(key, width);
  return width;
}
