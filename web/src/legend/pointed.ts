/** The icon that is pointed at: under the mouse, or near the finger. */
const ICON = "svg.icon";
const MARK = "#i-";
/** A finger is this much wider than a point. */
const FINGER = 18;

export interface PointedIcon {
  icon: string;
  /** What the page itself calls it here. */
  label: string;
  box: DOMRect;
}

function near(event: PointerEvent): Element | null {
  const at = event.target as Element;
  let [found, least]: [Element | null, number] = [null, FINGER];
  for (const one of at.querySelectorAll(ICON)) {
    const box = one.getBoundingClientRect();
    const away = Math.hypot(event.clientX - (box.left + box.width / 2), event.clientY - (box.top + box.height / 2));
    if (away < least) [found, least] = [one, away];
  }
  return found;
}

/** Nothing where a button's own words or the browser's tip say it already. */
export function pointedIcon(event: PointerEvent): PointedIcon | null {
  const at = event.target;
  if (!(at instanceof Element)) return null;
  const touch = event.pointerType !== "mouse";
  const drawn = at.closest(ICON) ?? (at.matches("use") ? at : touch ? near(event) : null);
  if (!drawn || drawn.closest(".button, .icon-only, nav")) return null;
  if (!touch && drawn.parentElement?.title) return null;
  const href = (drawn.matches("use") ? drawn : drawn.querySelector("use"))?.getAttribute("href") ?? "";
  if (!href.startsWith(MARK)) return null;
  return { icon: href.slice(MARK.length), label: drawn.getAttribute("aria-label") ?? "", box: drawn.getBoundingClientRect() };
}
