/** The view of Tapestry as its engine gives it, and what its components are drawn from. */
import type { Facts, View } from "../../api/types";

export type Sides = [string, string][];

export interface TapestryHex {
  hex: string;
  q: number;
  r: number;
  middle: boolean;
  explored: boolean;
  tile?: string | null;
  sides?: Sides;
  terrains?: string[];
  pieces?: { piece: string; seat: number }[];
  control?: number;
}

/** A text id with its arguments: an effect, or a word. */
export interface Said {
  id: string;
  args: Facts;
}

export interface Mat {
  rows: { effects: Said[]; mark: "" | "token" | "covered" }[][];
  tokens: number;
  held_by: number[];
  isles?: Isles;
}

/** The Islanders' hexes as they lie. */
export interface Isles {
  centre: Sides;
  laid: { isle: string; tile: string; sides: Sides }[];
}

export interface City {
  rows: string[];
  /** Which plots each landmark covers; games that ended before this was told lack it. */
  landmarks?: { name: string; plots: string[] }[];
  districts: boolean[];
  lines: number;
  worth: number;
  /** The district of each plot as a letter, a dot in none; `districts` and `pays` follow the letters. */
  areas?: string[];
  /** `o` lily pad, `w` will-o'-the-wisp, `r` reeds beside one, `g` goblin, `c` centre of the city. */
  special?: string[];
  pays?: { district: string; when: "at-once" | "every-income"; effects: Said[] }[];
  rules?: Said[];
}

export interface TapestryPlayer {
  seat: number;
  civilizations: { name: string; mat: Mat; remembers?: Record<string, unknown> }[];
  capital: string | null;
  city: City;
  resources: Record<string, number>;
  vp: number;
  /** How far the foremost marker is on each track. */
  positions: Record<string, number>;
  markers: { track: string; space: number }[];
  income: { slot: string; open: boolean }[][];
  next_income: Record<string, number>;
  buildings: Record<string, number>;
  landmarks: string[];
  cards: number;
  hand: string[] | null;
  under_mat: number;
  submerged: string[] | null;
  shown: string[];
  mat: { name: string | null; token: boolean }[][];
  active: string[];
  permanent?: string[];
  reserved?: { kind: string; name: string }[];
  /** The plots on the card of each era: `#` free, `B` built on, `.` none. */
  card_plots?: ({ rows: string[] } | null)[];
  masterpieces?: { name: string; turned_over: boolean }[];
  /** Income rows that have an inspiration tile. */
  inspired?: string[];
  landmark_cards?: { name: string; have: number; needs: number }[];
  /** Landmarks that lie on tech cards. */
  landmark_techs?: Record<string, string>;
  ally: number;
  tiles: string[];
  space_tiles: string[];
  explored: string[];
  techs: string[][];
  marked_techs: string[];
  outposts: number;
  territories: number;
  toppled: number;
  achievements: string[];
  era: number;
  finished: boolean;
  choice: { civilizations: string[] | number; capitals: string[] };
}

/** The automatic opponents: seats, decks without their order, favourite tracks. Without an Automa `seat` is -1. */
export interface AutomaView {
  seat: number;
  shadow: number;
  level: number;
  civilizations: string[];
  favourite: string | null;
  shadow_favourite: string;
  deck: number;
  progress: number;
  discards: string[];
  track_card: string | null;
  tiebreaker: string | null;
  /** Tapestry cards that lie face up beside the mat. */
  shown: string[];
  /** What each column of the mat pays, and the one that is not covered yet. */
  columns: { holdings: number; war: number; trade: number }[];
  column: number;
}

/** What a decision card is drawn from. */
export interface DecisionPicture {
  progress: boolean;
  income: boolean;
  topple: boolean;
  automa: string;
  shadow: string;
  tiebreak: string[];
  start: [number, number];
  towards: string;
  rows: number;
  hexes: [number, number][];
}

export interface TapestryView extends View {
  automa?: AutomaView | null;
  map: { hexes: TapestryHex[] };
  tracks: { name: string; spaces: string[]; closed_by: number[] }[];
  landmarks: { name: string; owner: number }[];
  display: string[];
  gallery?: string[];
  landmark_cards?: string[];
  /** Sets that are played with stand-ins. */
  stand_ins?: string[];
  left: Record<string, number>;
  achievements: { name: string; taken: number; by: number[]; points: number[] }[];
  players: TapestryPlayer[];
}

export interface SpacePicture {
  track: string;
  space: number;
  tier: number;
  cost: Record<string, number>;
  landmark?: string;
}

export interface TilePicture {
  sides: Sides;
  terrains: string[];
}

/** The sides of a tile after a turn clockwise, in sixths. */
export const turned = (sides: Sides, by: number): Sides => sides.map((_, side) => sides[(side - by + 6) % 6]!);

/** A footprint after a turn clockwise, in quarters. */
export function turnedRight(footprint: string[], by: number): string[] {
  if (!by) return footprint;
  const once = [...footprint[0]!].map((_, column) => footprint.toReversed().map((row) => row[column]).join(""));
  return turnedRight(once, by - 1);
}

export const ROMAN = ["", "I", "II", "III", "IV", "V"];
