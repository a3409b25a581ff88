/** A turn in words: what is done several times in a row is said once, and that it ended is not said. */
import type { Hint } from "../api/types";
import type { Texts } from "../texts/texts";

export function inWords(steps: Hint["steps"], texts: Pick<Texts, "format">): string {
  const told = steps.filter((step) => step.role !== "ending" || steps.length === 1).map((step) => texts.format(step.id, step.args));
  const parts: { text: string; n: number }[] = [];
  for (const text of told) {
    const last = parts.at(-1);
    if (last?.text === text) last.n += 1;
    else parts.push({ text, n: 1 });
  }
  return parts.map(({ text, n }) => (n > 1 ? `${n} × ${text}` : text)).join(" › ");
}
