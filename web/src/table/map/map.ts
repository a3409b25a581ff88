/** A hex map as any game's view may carry it. */
export interface HexCell {
  hex: string;
  row: number;
  column: number;
  terrain: string;
  edge?: boolean;
  owner?: number;
  building?: string;
  neutral?: boolean;
  annex?: boolean;
  city?: number;
}

export interface MapView {
  hexes: HexCell[];
  bridges: { site: string; owner: number | null }[];
}

export function isMap(value: unknown): value is MapView {
  return typeof value === "object" && value !== null && Array.isArray((value as { hexes?: unknown }).hexes);
}
