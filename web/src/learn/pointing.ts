/** Finds on the page what a chapter points at: `hex-C5`, a component, `verb-pass`, `answer-end`, `part-goods`. */
import type { LessonStep, Message, Offer } from "../api/types";
import type { Session } from "../table/session/session.svelte";

const KINDS: [string, string][] = [
  ["verb-", "data-verb"],
  ["answer-", "data-notation"],
  ["action-", "data-action"],
  ["part-", "data-part"],
  ["role-", "data-role"],
];

function selector(target: string): string {
  const [prefix, attribute] = KINDS.find(([kind]) => target.startsWith(kind)) ?? ["", "data-target"];
  return `[${attribute}="${CSS.escape(target.slice(prefix.length))}"]`;
}

const visible = (node: Element): boolean => node.getClientRects().length > 0;

/** The element that is meant: one that can be seen, else one in a pane that is not open. */
export function find(target: string): Element | null {
  const all = [...document.querySelectorAll(selector(target))];
  return all.find(visible) ?? all[0] ?? null;
}

/** What lies in a pane that is not open is behind its tab. */
export function orItsTab(node: Element): Element {
  if (visible(node)) return node;
  const pane = node.closest<HTMLElement>("[data-pane]")?.dataset["pane"];
  return (pane && document.querySelector(`[data-tab-of="${pane}"]`)) || node;
}

export const fits = (notation: string, expected: string[]): boolean =>
  expected.some((text) => notation === text || notation.startsWith(`${text} `));

/** What is said to a legal answer that leads away from the chapter. */
export function objectionTo(step: LessonStep, notation: string): Message | null {
  if (!step.expect.length || fits(notation, step.expect)) return null;
  const known = Object.keys(step.wrong).filter((text) => fits(notation, [text]));
  const nearest = known.toSorted((a, b) => b.length - a.length)[0];
  return { id: "error-lesson", args: { say: nearest ? step.wrong[nearest]! : "" } };
}

/** Where an answer is given: its button if it is there, else the thing it names, else its kind. */
export function way(s: Session, offer: Offer): Element | null {
  const things = [...s.byTarget].filter(([, offers]) => offers.some((one) => one.notation === offer.notation)).map(([target]) => target);
  const ways = [`answer-${offer.notation}`, ...things, `verb-${offer.verb}`, `role-${offer.role}`].map(find).filter((node) => node !== null);
  return ways.find(visible) ?? ways[0] ?? null;
}
