/** What on the table an answer points at: every offer and refusal is sorted under the things it names. */
import type { Message, Offer } from "../../api/types";

/** Slots whose value alone names the thing; any other slot with value v names "slot-v". */
const WHOLE = new Set(["component", "tile", "source"]);

export function targetsOf(answer: Message): string[] {
  return Object.entries(answer.args)
    .filter(([slot]) => slot !== "n" && slot !== "of")
    .map(([slot, value]) => (WHOLE.has(slot) ? String(value) : `${slot}-${String(value).replaceAll(" ", "-")}`));
}

/** The one thing a person would click: a place on the map before a tile, a tile before what is done with it. */
export function mainTarget(answer: Message): string | null {
  const { hex, site } = answer.args;
  if (hex !== undefined) return `hex-${hex}`;
  if (site !== undefined) return `site-${site}`;
  return targetsOf(answer)[0] ?? null;
}

/** An answer, what is done in it and what that does to the turn. */
export type Deed = Message & { verb: string; role?: Offer["role"] };
/** The things a person would click for an answer. */
export type Targets = (answer: Deed) => string[];

const one: Targets = (answer) => {
  const target = mainTarget(answer);
  return target === null ? [] : [target];
};

export function byTarget<T extends Deed>(answers: T[], targets: Targets = one): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const answer of answers) {
    for (const target of targets(answer)) {
      const same = found.get(target);
      if (same) same.push(answer);
      else found.set(target, [answer]);
    }
  }
  return found;
}

export interface Group<T> {
  verb: string;
  answers: T[];
}

/** Answers under their verbs, in the order in which the verbs first appear. */
export function byVerb<T extends { verb: string }>(answers: T[]): Group<T>[] {
  const groups: Group<T>[] = [];
  for (const answer of answers) {
    const group = groups.find((g) => g.verb === answer.verb);
    if (group) group.answers.push(answer);
    else groups.push({ verb: answer.verb, answers: [answer] });
  }
  return groups;
}

/** What tells two offers apart: a choice of several answers begins like the first of them. */
export const keyOf = (offer: { notation: string; then: string[] }): string => [offer.notation, ...offer.then].join("; ");

/** The answer at a place whose price people ask for: what is played as one choice, else what leads furthest. */
export function chief<T extends Message & { then?: string[] }>(answers: T[]): T | undefined {
  const whole = answers.find((answer) => answer.then?.length);
  return whole ?? answers.toSorted((a, b) => Number(b.args["spades"] ?? 0) - Number(a.args["spades"] ?? 0))[0];
}

/** A reason that resources could remove. */
export function isShortage(reason: Message): boolean {
  return "needs" in reason.args && "has" in reason.args;
}
