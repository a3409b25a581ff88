/** The view of Age of Innovation as its engine gives it. */
import type { View } from "../../api/types";
import type { MapView } from "../../table/map/map";
import type { Planning } from "../terra/board/planning";

export interface AgePlayer {
  seat: number;
  board: string | null;
  faction: string | null;
  palace: string | null;
  bonus: string | null;
  coins: number;
  tools: number;
  scholars: number;
  scholar_supply: number;
  books: Record<string, number>;
  bowls: [number, number, number];
  vp: number;
  keys: number;
  annexes: number;
  shipping: number;
  shipping_value: number;
  terraforming: number;
  tools_per_spade: number;
  levels: Record<string, number>;
  stock: Record<string, number>;
  /** How many of each there are in all. */
  pieces: Record<string, number>;
  bridges: number;
  city_tiles: string[];
  competencies: string[];
  innovations: string[];
  used: string[];
  passed: boolean;
  income: Record<string, number>;
  able: string[];
  planning: Planning | null;
  area: number;
}

export interface ScienceRow {
  discipline: string;
  levels: number[];
  neutral: number | null;
  spaces: { steps: number; owner: number | "neutral" | null }[];
}

export interface AutomaView {
  seat: number;
  faction: string;
  level: number;
  name: string;
  ship: number;
  points: number;
  marked: string[];
  drawn: string[];
  deck: number;
  known: string[];
  waiting: string[];
  reserve: number;
}

export interface AgeView extends View {
  round: number;
  phase: string;
  order: number[];
  next_order: number[];
  map: MapView;
  scoring: { rounds: { name: string; discipline: string; levels: number }[]; final: string };
  science: ScienceRow[];
  /** The last level, the first one that takes a key, the first one that pays income. */
  levels: { top: number; key: number; income: number };
  power_actions: { name: string; used: boolean; cost: number }[];
  book_actions: { name: string; used: boolean; cost: number }[];
  innovations: { name: string | null; disciplines: string[] }[];
  competencies: { name: string; left: number; discipline: string; books: number; steps: number }[];
  palaces: string[];
  bonuses: { name: string; coins: number }[];
  cities: { name: string; left: number }[];
  offered: { boards: (string | null)[]; factions: (string | null)[]; bonuses: (string | null)[]; draft: boolean };
  area_tile: number | null;
  neutral_faction: boolean;
  players: AgePlayer[];
  /** The solo opponent, where one plays. */
  automa?: AutomaView;
}
