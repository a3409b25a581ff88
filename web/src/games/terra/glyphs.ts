/** A tile's effect in icons: how it looks, never what it does; the words come with the component. */
import type { Clause, Facts } from "../../api/types";
import { ICONS } from "../../lib/icons";
import type { InWords } from "../shared/words";

export interface Glyph {
  icon: string;
  n?: number | string;
  per?: string;
  tone?: string;
}

export interface Line {
  when: string;
  glyphs: Glyph[];
}

const PLAIN: Record<string, string> = {
  "effect-books": "book",
  "effect-steps": "step",
  "effect-steps-in-one": "step",
  "effect-step-in-each": "step",
  "effect-spades": "spade",
  "effect-terraform-and-build": "spade",
  "effect-spades-and-free-workshop": "spade",
  "effect-bridges": "bridge",
  "effect-bridge": "bridge",
  "effect-shipping": "shipping",
  "effect-spades-for-two": "spade",
  "effect-transform-next-door": "spade",
  "effect-post-in-reach": "trading-post",
  "effect-raise-post": "trading-post",
  "effect-house-at-edge": "house",
  "effect-house-anywhere": "house",
  "effect-track-shipping": "shipping",
  "effect-track-terraforming": "terraforming",
  "effect-competency": "competency",
  "effect-city-tile": "city",
  "effect-raise-guild": "guild",
  "effect-guild-anywhere": "guild",
  "effect-downgrade": "school",
  "effect-another-action": "again",
  "passive-tunnel": "terraforming",
  "passive-flight": "area",
  "passive-land-bridges": "bridge",
  "passive-power-discount": "power",
  "passive-bonus-levels": "science",
  "passive-city-power-discount": "city",
  "passive-river-cities": "river",
  "passive-extra-shipping": "shipping",
  "passive-competency-books": "book",
  "passive-points-exchange": "again",
  "passive-one-spade": "spade",
  "passive-cheap-posts": "trading-post",
  "passive-city-value-discount": "city",
  "trait-faction-desert-daughters": "house",
};

const COUNTED: Record<string, string> = {
  guilds: "guild",
  workshops: "workshop",
  shapes: "tiles",
  "two-best-levels": "science",
  "weakest-level": "science",
  "city-tiles": "city",
  schools: "school",
  "palaces-and-universities": "university",
  areas: "area",
  bridges: "bridge",
  buildings: "workshop",
  houses: "house",
  "trading-posts": "trading-post",
  palaces: "palace",
  "edge-settlements": "edge",
  "inland-buildings": "house",
  settlements: "area",
  shipping: "shipping",
};

const MOMENTS: Record<string, string> = {
  "on-build-workshop": "workshop",
  "on-build-guild": "guild",
  "on-build-school": "school",
  "on-build-palace-or-university": "palace",
  "on-river-workshop": "river",
  "on-edge-workshop": "edge",
  "on-use-spade": "spade",
  "on-knowledge-step": "step",
  "on-send-scholar": "scholars",
  "on-city-tile": "city",
  "on-found-city": "city",
  "on-track-step": "shipping",
  "on-innovation": "innovation",
  "on-power-action": "power",
  "on-competency": "competency",
  "on-pass": "pass",
  "on-build-post": "trading-post",
  "on-shipping-step": "shipping",
  "on-others-house": "house",
  "on-others-upgrade": "trading-post",
  "on-tunnel": "terraforming",
  "on-fly": "area",
  income: "income",
  special: "special",
  always: "always",
};

/** Every icon that stands for an effect or for its moment. */
export const DRAWN = new Set([...Object.values(PLAIN), ...Object.values(COUNTED), ...Object.values(MOMENTS), "vp", "step"]);

export function momentIcon(when: string): string | null {
  const built = /^on-build-(.+)$/.exec(when)?.[1] ?? "";
  return MOMENTS[when] ?? (built in ICONS ? built : null);
}

/** Effects whose picture follows from their id: the first that fits. A word without an icon keeps its name, and `Icon` draws its stand-in. */
const FAMILIES: [RegExp, (word: string, args: Facts) => Glyph][] = [
  [/^effect-gain-(.+)-by-players$/, (icon, { two, more }) => ({ icon, n: `${two}·${more}` })],
  [/^effect-gain-(.+)$/, (icon, { n }) => ({ icon, n })],
  [/^effect-steps-(banking|law|engineering|medicine)$/, (tone, { n }) => ({ icon: "step", n, tone })],
  [/^effect-neutral-(.+)$/, (icon) => ({ icon, tone: "neutral" })],
  [/^effect-points-per-(.+)$/, (word, { n }) => ({ icon: "vp", n: n ?? 1, per: COUNTED[word] ?? word })],
  [/^effect-steps-per-(.+)$/, (word, { n }) => ({ icon: "step", n: n ?? 1, per: COUNTED[word] ?? word })],
  [/^effect-power-per-(.+)$/, (word, { n }) => ({ icon: "power", n: n ?? 1, per: COUNTED[word] ?? word })],
  [/^effect-table-(.+)$/, (word, { points }) => ({ icon: "vp", n: points, per: COUNTED[word] ?? word })],
  [/^effect-points-by-players$/, (_, { four }) => ({ icon: "vp", n: four })],
];

export function glyph({ id, args }: Clause): Glyph {
  for (const [pattern, draw] of FAMILIES) {
    const found = pattern.exec(id);
    if (found) return draw(found[1] ?? "", args);
  }
  return { icon: PLAIN[id] ?? "", n: args["n"] };
}

/** What is no picture of an effect, on purpose: kinds that are drawn in another way, moments that stand beside a tile, clauses that words tell alone. */
export const IN_WORDS: InWords = {
  kinds: ["board", "mat", "automa-card", "automa-faction", "automa-level"],
  moments: ["cost"],
  clauses: ["effect-any-order", "trait-competency-annexes", "trait-faction-inventors", "trait-faction-monks", "trait-faction-omar"],
};

/** Clauses of the same moment on one line; what has no picture stays with the words; a scale of three keeps its best step only. */
export function lines(clauses: Clause[]): Line[] {
  const found: Line[] = [];
  for (const clause of clauses) {
    const one = glyph(clause);
    if (!one.icon) continue;
    let line = found.find((l) => l.when === clause.when);
    if (!line) {
      line = { when: clause.when, glyphs: [] };
      found.push(line);
    }
    const last = line.glyphs.at(-1);
    if (clause.id.startsWith("effect-table-") && last?.per === one.per) last!.n = `${last!.n}·${one.n}`;
    else line.glyphs.push(one);
  }
  return found;
}
