/** Puts the keyboard where the answers are. */
export function toDecision(): void {
  const bar = document.getElementById("decision");
  const first = bar?.querySelector<HTMLElement>('[data-action=confirm], .answers button:enabled, .turn .primary:enabled');
  (first ?? bar)?.focus();
}
