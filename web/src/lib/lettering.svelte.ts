/** How wide the fine print of a board is, so that long words can be written narrower, as on a printed one. */
const pen = document.createElement("canvas").getContext("2d");
const known = new Map<string, number>();

export type Hand = "--serif" | "--sans";
const WEIGHTS: Record<Hand, number> = { "--serif": 600, "--sans": 400 };
const styled = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);
const families = new Map<Hand, string>();
// A page that is enlarged or turned has other sizes of type.
let fine = $state(styled("--fine"));
window.addEventListener("resize", () => void (fine = styled("--fine")));

function fontOf(hand: Hand, size: string): string {
  const family = families.get(hand) ?? styled(hand);
  families.set(hand, family);
  return `${WEIGHTS[hand]} ${size || fine} ${family}`;
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
