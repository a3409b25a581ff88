/** Sides of hexes by what lies behind them. */
import { centre, corners, neighbour, type Point, RADIUS } from "../../lib/hexes";
import type { HexCell } from "./map";

export type Cells = Map<string, HexCell>;
export type Side = [Point, Point];

export const cellsOf = (hexes: HexCell[]): Cells => new Map(hexes.map((cell) => [`${cell.row}/${cell.column}`, cell]));

export function beside(cells: Cells, cell: HexCell, side: number): HexCell | undefined {
  const [row, column] = neighbour(cell.row, cell.column, side);
  return cells.get(`${row}/${column}`);
}

/** The sides whose neighbour is as wanted, drawn at a radius. */
export function sides(cells: Cells, cell: HexCell, wanted: (other: HexCell | undefined) => boolean, radius = RADIUS): Side[] {
  const points = corners(centre(cell.row, cell.column), radius);
  return [0, 1, 2, 3, 4, 5].filter((side) => wanted(beside(cells, cell, side))).map((side) => [points[(side + 1) % 6]!, points[(side + 2) % 6]!]);
}

export const path = (found: Side[]): string => found.map(([a, b]) => `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`).join("");
