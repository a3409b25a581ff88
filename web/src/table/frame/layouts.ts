/** Which picture a game is drawn by, and in which colour a seat. */
import type { Component } from "svelte";
import type { View } from "../../api/types";

type Layout = { default: Component<{ colours: (seat: number) => string }> };

const LAYOUTS: Record<string, () => Promise<Layout>> = {
  "age-of-innovation": () => import("../../games/age_of_innovation/AgeTable.svelte"),
  "terra-nova": () => import("../../games/terra_nova/TerraNovaTable.svelte"),
  tapestry: () => import("../../games/tapestry/TapestryTable.svelte"),
};
const plain = (): Promise<Layout> => import("../../games/plain/PlainTable.svelte");

export const layoutOf = (game: string): Promise<Layout> => (LAYOUTS[game] ?? plain)();

/** A player's colour is that of the planning board or mat; until there is one, a neutral one of the seat's own. */
export function colourOf(view: View | null, seat: number): string {
  const players = view?.["players"] as { board?: string | null; mat?: unknown }[] | undefined;
  const player = players?.[seat];
  if (typeof player?.board === "string") return player.board;
  if (typeof player?.mat === "string") return player.mat;
  return player && ("board" in player || "mat" in player) ? `free-${seat}` : `seat-${seat}`;
}
