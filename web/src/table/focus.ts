/** The button that was pressed is gone: the keyboard stays with the work instead of falling off the page. */
export function stayAtDecision(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body || document.activeElement === null) document.getElementById("decision")?.focus({ preventScroll: true });
  });
}

/** Puts the keyboard where the answers are. */
export function toDecision(): void {
  const bar = document.getElementById("decision");
  const first = bar?.querySelector<HTMLElement>('[data-action=confirm], .answers button:enabled, .turn .primary:enabled');
  (first ?? bar)?.focus();
}
