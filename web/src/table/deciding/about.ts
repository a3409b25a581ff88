/** What a thing on the table is and does, in words: before it is chosen, and where it cannot be. */
import type { Offer } from "../../api/types";
import type { Saying } from "../session/drawing";
import type { Session } from "../session/session.svelte";
import { targetsOf } from "../session/targets";

export function about(s: Session, target: string): Saying | null {
  const own = s.drawing.tip?.(target);
  const component = s.words?.component(target);
  if (!own && !component) return null;
  const effects = component ? s.texts.effects(component.effects) : [];
  const status = component?.status ? [s.texts.maybe(`status-${component.status}`) || component.status] : [];
  return { title: own?.title ?? (s.texts.maybe(target) || component!.name), lines: [...(own?.lines ?? []), ...effects, ...status] };
}

/** All of it in one go: a line is a sentence, with or without its stop. */
export const inOneGo = (lines: string[]): string => lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`)).join(" ");

/** What is chosen with an answer: the things it names that have something to say. */
export function aboutOffer(s: Session, offer: Offer): Saying[] {
  const named = [...new Set([...(s.drawing.targets?.(offer) ?? []), ...targetsOf(offer), ...(s.drawing.includes?.(offer) ?? [])])];
  return named
    .filter((target) => s.words?.component(target))
    .map((target) => about(s, target))
    .filter((saying) => saying !== null && saying.lines.length > 0) as Saying[];
}
