/** Arrow keys walk over the map. */
import { neighbour } from "../../lib/hexes";
import type { HexCell } from "./map";
import type { Cells } from "./sides";

const STEPS: Record<string, number[]> = { ArrowRight: [0], ArrowLeft: [3], ArrowDown: [1, 2], ArrowUp: [4, 5] };

/** The hex that an arrow key leads to; going up or down zigzags, so that it comes back to its column. */
export function step(cells: Cells, cell: HexCell, key: string): HexCell | undefined {
  const ways = STEPS[key] ?? [];
  for (const way of ways.length > 1 && cell.row % 2 ? ways.toReversed() : ways) {
    const [row, column] = neighbour(cell.row, cell.column, way);
    const next = cells.get(`${row}/${column}`);
    if (next) return next;
  }
  return undefined;
}

export const isArrow = (key: string): boolean => key in STEPS;
