/** The button that was pressed is gone: the keyboard stays with the work instead of falling off the page. */
export function stayAtDecision(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body || document.activeElement === null) document.getElementById("decision")?.focus({ preventScroll: true });
  });
}

/** What must be answered next has the keyboard, if it waits at the decision; from a lost place `autofocus` brings it. */
export function takeFocus(node: HTMLElement): void {
  if (document.activeElement?.id === "decision") node.focus({ preventScroll: true });
}

/** The keyboard comes to the decision from wherever it was, so that a second word is asked for where it is. */
export function atDecision(): void {
  document.getElementById("decision")?.focus({ preventScroll: true });
}

/** Where an answer is given, the nearest first: what is to be confirmed, a list of answers, kinds of them. */
const WAYS = ["[data-action=confirm]", "[data-testid=answers] button:enabled", ".answers button:enabled, .turn .primary:enabled"];

/** What glows on the table: where nothing is listed, as for the plots of a capital, it is the answer. */
const glowing = (): HTMLElement | SVGElement | undefined =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(".offered")].find((one) => one.getClientRects().length > 0);

/** Puts the keyboard where the answers are. */
export function toDecision(): void {
  const bar = document.getElementById("decision");
  const found = WAYS.map((way) => bar?.querySelector<HTMLElement>(way)).find((one) => one);
  (found ?? glowing() ?? bar)?.focus();
}
