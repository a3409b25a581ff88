/** The view of Tapestry as its engine gives it. */
import type { View } from "../../api/types";

export interface TapestryHex {
  hex: string;
  q: number;
  r: number;
  middle: boolean;
  explored: boolean;
  sides?: [string, string][];
  pieces?: { piece: string; seat: number }[];
  control?: number;
}

export interface TapestryPlayer {
  seat: number;
  civilizations: { name: string }[];
  capital: string | null;
  city: { rows: string[]; districts: boolean[]; lines: number; worth: number } | null;
  resources: Record<string, number>;
  vp: number;
  markers: { track: string; space: number }[];
  income: { slot: string; open: boolean }[][];
  buildings: Record<string, number>;
  landmarks: string[];
  cards: number;
  hand: string[] | null;
  mat: { name: string }[][];
  techs: (string | { name: string })[][];
  outposts: number;
  territories: number;
  era: number;
  finished: boolean;
}

export interface TapestryView extends View {
  map: { hexes: TapestryHex[] };
  tracks: { name: string; spaces: string[] }[];
  landmarks: { name: string; owner: number }[];
  display: string[];
  players: TapestryPlayer[];
}
