/** How far a terrain is from home, as the own board of the view tells it. */
import type { View } from "../../api/types";

export interface Way {
  spades: number;
  cost: Record<string, number>;
}

interface Owner {
  planning?: { circle?: (Way & { terrain: string })[] } | null;
}

export function wayHome(view: View | null, seat: number, terrain: string): Way | undefined {
  const players = (view?.["players"] ?? []) as Owner[];
  return players[seat]?.planning?.circle?.find((spot) => spot.terrain === terrain);
}
