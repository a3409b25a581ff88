/** Puts the keyboard where the answers are. */
export function toDecision(): void {
  const bar = document.getElementById("decision");
  const first = bar?.querySelector<HTMLElement>('[data-testid="answers"] button:enabled, .verbs button:enabled, [data-action=confirm], .turn .primary');
  (first ?? bar)?.focus();
}
