/** The view of Terra Nova as its engine gives it. */
import type { View } from "../../api/types";
import type { MapView } from "../../table/map/map";
import type { NewBoard, Planning } from "../terra/board/planning";

export interface NovaPlayer {
  seat: number;
  mat: string | null;
  faction: string | null;
  bonus: string | null;
  money: number;
  bowls: number[];
  vp: number;
  shipping_value: number;
  stock: Record<string, number>;
  bridges: number;
  city_tiles: string[];
  cities: string[];
  abilities: string[];
  used: string[];
  passed: boolean;
  income: Record<string, number>;
  able: string[];
  planning: Planning | null;
  area: number;
}

export interface OfferedMat {
  mat: string;
  /** Whoever has taken it and still chooses its side. */
  owner: number | null;
  factions: { name: string; palaces: string[]; picture: NewBoard }[];
}

export interface NovaView extends View {
  round: number;
  order: number[];
  /** In the order in which they passed. */
  passed: number[];
  map: MapView & { status: string };
  mats_status: string;
  scoring: string[];
  power_actions: { name: string; used: boolean; cost: number }[];
  bonuses: { name: string; money: number }[];
  cities: string[];
  offered: OfferedMat[];
  players: NovaPlayer[];
}
