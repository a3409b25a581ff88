/** How a game leaves one's list: deleted where nobody else sits, left while others play on, forgotten after its end. */
import type { TableLine } from "../api/types";

export type Removal = "delete" | "leave" | "forget";

export function removal(table: TableLine): Removal {
  const others = table.left.length > 0 || table.seats.some((seat) => seat.kind === "human" && seat.claimed && !seat.mine);
  if (table.host && !others) return "delete";
  return table.over || !table.mine.length ? "forget" : "leave";
}
