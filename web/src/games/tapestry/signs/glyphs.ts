/** Effects of Tapestry in icons: how they look, never what they do. */
import type { Clause } from "../../../api/types";
import type { InWords } from "../../shared/words";
import type { Said } from "../view";

export interface Glyph {
  icon: string;
  n?: number;
  /** What the points are counted for. */
  per?: string;
  /** Beside it: forwards, backwards. */
  way?: "up" | "down";
  /** On one of these tracks. */
  tracks?: string[];
  /** Without benefit and bonus. */
  bare?: boolean;
  /** It is paid for what follows. */
  pays?: boolean;
}

export interface Line {
  when: string;
  price: { icon: string; n: number } | null;
  /** Between the glyphs stands a stroke: one of them. */
  either: boolean;
  glyphs: Glyph[];
}

const PLAIN: Record<string, Glyph> = {
  "effect-each-resource": { icon: "any", n: 4 },
  "effect-landmark": { icon: "landmark" },
  "effect-explore": { icon: "explore" },
  "effect-explore-anywhere": { icon: "explore-anywhere" },
  "effect-explore-new-tile": { icon: "explore" },
  "effect-explore-space": { icon: "explore-space" },
  "effect-explore-new-space": { icon: "explore-space" },
  "effect-conquer": { icon: "conquer" },
  "effect-conquer-anywhere": { icon: "conquer", way: "up" },
  "effect-conquer-both": { icon: "conquer", n: 2 },
  "effect-conquer-both-if-rival": { icon: "conquer", n: 2 },
  "effect-create": { icon: "masterpiece" },
  "effect-present": { icon: "masterpiece", way: "up" },
  "effect-inspire": { icon: "inspiration" },
  "effect-replace-gallery": { icon: "again" },
  "effect-revisit": { icon: "again" },
  "effect-for-any": { icon: "any", pays: true },
  "effect-conquer-empty": { icon: "conquer" },
  "effect-upgrade": { icon: "upgrade" },
  "effect-upgrade-once": { icon: "upgrade" },
  "effect-circle": { icon: "circle" },
  "effect-square": { icon: "square" },
  "effect-research": { icon: "research" },
  "effect-research-x": { icon: "research", bare: true },
  "effect-research-past-end": { icon: "research", bare: true },
  "effect-repeat": { icon: "again" },
  "effect-play-tapestry": { icon: "play-tapestry" },
  "effect-civilization": { icon: "civilization" },
  "effect-another-civilization": { icon: "civilization" },
  "effect-singularity": { icon: "marker-again" },
  "effect-replace-display": { icon: "again" },
  "part-start": { icon: "pass" },
  "category-techs": { icon: "tech" },
  "category-districts": { icon: "capital" },
  "category-territories": { icon: "territories" },
  "category-tracks": { icon: "up" },
  "tinkering-refund": { icon: "any" },
  "tinkering-catch-up": { icon: "person", way: "up" },
  "tinkering-go-back": { icon: "down" },
  "tinkering-next-bonus": { icon: "up" },
};

const COUNTED: Record<string, string> = {
  farms: "farm",
  markets: "market",
  houses: "house",
  armories: "armory",
  techs: "tech",
  tiles: "tile",
  landmarks: "landmark",
  buildings: "house",
  rows: "capital",
  columns: "capital",
};

const PRICES: Record<string, string> = { "bonus-any": "any", "bonus-tiles": "tile", "bonus-cards": "tapestry", "bonus-techs": "tech" };

/** Every icon that stands for an effect. */
export const DRAWN = new Set([...Object.values(PLAIN).map((glyph) => glyph.icon), ...Object.values(COUNTED), ...Object.values(PRICES), "vp", "up", "down"]);

const many = (n: unknown): { n?: number } => (typeof n === "number" && n > 1 ? { n } : {});

export function glyphs(said: Said): Glyph[] {
  const { id, args } = said;
  const n = args["n"];
  const found = PLAIN[id];
  if (found) return [{ ...found, ...(id === "effect-explore-new-space" || id.startsWith("category-") ? { n: Number(n) } : {}) }];
  const part = (pattern: RegExp): string => pattern.exec(id)?.[1] ?? "";
  const gained = part(/^effect-(?:gain|draw|build)-(.+)$/) || part(/^(space-tile)-/) || part(/^effect-(invent)$/);
  if (gained) return [{ icon: gained, ...many(n) }];
  if (id === "effect-showcase") return [{ icon: "masterpiece", way: "up", ...many(n) }];
  if (id === "effect-upgrade-freely") return [{ icon: "upgrade", ...many(n) }];
  if (id === "effect-points") return [{ icon: "vp", n: Number(n) }];
  if (id === "effect-track-points") return [{ icon: String(args["track"]), way: "up" }, { icon: "vp", n: Number(n) }];
  const counted = part(/^(?:effect|part)-score-(.+)$/);
  if (counted) return [{ icon: "vp", ...many(n), per: COUNTED[counted] ?? counted }];
  const track = part(/^track-(.+)$/);
  if (track) return [{ icon: track, way: "up" }];
  const moved = /^effect-(advance|regress)(-x)?$/.exec(id);
  if (moved) {
    const tracks = String(args["tracks"]).split(" ");
    const way = moved[1] === "advance" ? "up" : "down";
    return [tracks.length > 1 ? { icon: way, tracks, bare: moved[2] === "-x" } : { icon: tracks[0]!, way, bare: moved[2] === "-x" }];
  }
  return [];
}

const EITHER = new Set(["effect-one-of"]);

/** Clauses of the same moment on one line; what has no picture stays with the words. */
export function lines(clauses: Clause[]): Line[] {
  const found: Line[] = [];
  for (const clause of clauses) {
    let line = found.find((one) => one.when === clause.when);
    if (!line) {
      const icon = PRICES[clause.when];
      line = { when: clause.when, price: icon ? { icon, n: Number(clause.when_args["price"] ?? 1) } : null, either: false, glyphs: [] };
      found.push(line);
    }
    if (EITHER.has(clause.id)) line.either = true;
    for (const glyph of glyphs(clause)) {
      const last = line.glyphs.at(-1);
      // The same thing several times over is one picture with a number.
      if (last && last.icon === glyph.icon && last.per === glyph.per && last.icon !== "vp") last.n = (last.n ?? 1) + (glyph.n ?? 1);
      else line.glyphs.push({ ...glyph });
    }
  }
  return found.filter((line) => line.glyphs.length);
}

/** Pixels of a price with its arrow, of the stroke between two signs, of a digit. */
const PRICE = 20;
const STROKE = 5;
const DIGIT = 8;
const written = (n: number | undefined): number => (n === undefined ? 0 : DIGIT * String(n).length);

/** About how wide lines are side by side; a sign of a bonus, or one of many, is `small`, others are `large`. */
export function breadth(shown: Line[], small: number, large: number): number {
  return shown.reduce((sum, { price, either, glyphs: signs }) => {
    const size = price || signs.length > 2 ? small : large;
    const wide = signs.map((one) => size * (1 + Number(!!one.per) + (one.tracks?.length ?? 0)) + written(one.n));
    return sum + (price ? PRICE + written(price.n > 1 ? price.n : undefined) : 0) + (either ? STROKE * (signs.length - 1) : 0) + wide.reduce((all, n) => all + n, 0);
  }, 0);
}

/** What is no picture of an effect, on purpose: kinds that show a name or a text, what a tech card needs, clauses that words tell alone. */
export const IN_WORDS: InWords = {
  kinds: ["tapestry", "civilization", "capital", "landmark-card", "decision-card", "automa-level", "automa-civilization"],
  moments: ["needs"],
  clauses: [...EITHER, "effect-any-order", "effect-turn-over"],
};

export const allOf = (effects: Said[]): Glyph[] => effects.flatMap(glyphs);
