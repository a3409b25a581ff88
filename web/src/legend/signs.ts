/** Which icons a game draws, in the order of its legend, and what each of them means. */
import type { Texts } from "../texts/texts";

export interface Group {
  /** Its heading is the text `legend-…`. */
  name: string;
  icons: string[];
  /** Terrains are drawn as spaces of the map. */
  terrains?: boolean;
}

const TERRA_MOMENTS = ["income", "pass", "special", "always"];

export const LEGENDS: Record<string, Group[]> = {
  "age-of-innovation": [
    { name: "goods", icons: ["coins", "tools", "scholars", "book", "power", "power-tokens", "spade", "step", "keys", "annexes", "bridge", "vp"] },
    { name: "buildings", icons: ["workshop", "guild", "school", "palace", "university", "tower", "monument"] },
    { name: "disciplines", icons: ["banking", "law", "engineering", "medicine", "science", "shipping", "terraforming"] },
    { name: "deeds", icons: ["city", "competency", "innovation", "area", "river", "edge", "tiles", "again"] },
    { name: "moments", icons: TERRA_MOMENTS },
    { name: "terrains", icons: ["desert", "plains", "swamp", "lake", "forest", "mountain", "wasteland", "river"], terrains: true },
  ],
  "terra-nova": [
    { name: "goods", icons: ["money", "power", "spade", "bridge", "vp"] },
    { name: "buildings", icons: ["house", "trading-post", "left-palace", "right-palace"] },
    { name: "deeds", icons: ["shipping", "terraforming", "city", "area", "river", "edge"] },
    { name: "moments", icons: TERRA_MOMENTS },
    { name: "terrains", icons: ["lake", "forest", "wasteland", "desert", "swamp", "river"], terrains: true },
  ],
  tapestry: [
    { name: "goods", icons: ["coin", "worker", "food", "culture", "any", "vp"] },
    { name: "buildings", icons: ["market", "house", "farm", "armory", "landmark", "capital"] },
    { name: "tracks", icons: ["exploration", "technology", "science", "military", "arts", "up", "down", "last", "marker-again", "again"] },
    { name: "deeds", icons: ["explore", "explore-anywhere", "explore-space", "invent", "upgrade", "circle", "square", "research", "conquer", "play-tapestry"] },
    { name: "things", icons: ["tile", "space-tile", "tapestry", "tech", "masterpiece", "inspiration", "face-down", "civilization", "outpost", "territories", "toppled", "achievement"] },
    { name: "moments", icons: ["income", "always", "warning"] },
    { name: "terrains", icons: ["water", "grassland", "forest", "desert", "mountain"], terrains: true },
  ],
};
/** What a table says of a sign beside another one: the texts `legend-note-…`. */
export const NOTES: Record<string, string[]> = { tapestry: ["per", "either", "price", "bare"] };
const TERRA_NOTES = ["per", "moment"];

export const notesOf = (game: string): string[] => NOTES[game] ?? TERRA_NOTES;

/** Where a game has a word of its own for what an icon shows. */
const KINDS = ["resource", "building", "discipline", "track"];

/** What an icon means, by the game's words or by ours; nothing for those that mean nothing in the game. */
export function signName(icon: string, game: string, words: Texts, ours: Texts): string {
  const own = KINDS.map((kind) => words.maybe(`${kind}-${icon}`)).find(Boolean);
  return own || ours.maybe(`sign-${icon}-${game}`) || ours.maybe(`sign-${icon}`);
}

export const terrainName = (terrain: string, words: Texts): string => words.maybe(`terrain-${terrain}`);
