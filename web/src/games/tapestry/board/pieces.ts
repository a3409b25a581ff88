/** What stands on a territory. */
import type { TapestryHex } from "../view";

export type Piece = NonNullable<TapestryHex["pieces"]>[number];

export const allPieces = (hex: TapestryHex): Piece[] => hex.pieces ?? [];

/** Silhouettes on a grid of 24: what lies on its side has been toppled. */
export const SHAPES: Record<string, string> = {
  outpost: "M5 22V9L3.5 7.5V2h3.7v2.5h2.6V2h4.4v2.5h2.6V2h3.7v5.5L19 9v13Z",
  toppled: "M2 5v14h13l1.5 1.5H22v-3.7h-2.5v-2.6H22V9.8h-2.5V7.2H22V3.5h-5.5L15 5Z",
  token: "M12 2.5a9.5 9.5 0 1 0 0 19a9.5 9.5 0 1 0 0-19Z",
  building: "M3 22V11l9-8 9 8v11Z",
  "toppled-building": "M2 3v18h11l8-9-8-9Z",
  "floating-capital": "M4 20c-3-2-2-5 1-5c0-4 5-5 7-2c3-2 7 0 6 3c3 0 3 4 0 4ZM8 11V6l4-4 4 4v5Z",
  closed: "M4 10.5h3V8a5 5 0 0 1 10 0v2.5h3V22H4Z",
};
