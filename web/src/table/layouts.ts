/** Which picture a game is drawn by, and in which colour a seat. */
import type { Component } from "svelte";
import type { View } from "../api/types";
import AgeTable from "../games/age_of_innovation/AgeTable.svelte";
import PlainTable from "../games/plain/PlainTable.svelte";
import TapestryTable from "../games/tapestry/TapestryTable.svelte";
import TerraNovaTable from "../games/terra_nova/TerraNovaTable.svelte";

type Layout = Component<{ colours: (seat: number) => string }>;

const LAYOUTS: Record<string, Layout> = {
  "age-of-innovation": AgeTable,
  "terra-nova": TerraNovaTable,
  tapestry: TapestryTable,
};

export const layoutOf = (game: string): Layout => LAYOUTS[game] ?? PlainTable;

/** A player's colour is that of the planning board or mat; until there is one, a neutral one of the seat's own. */
export function colourOf(view: View | null, seat: number): string {
  const players = view?.["players"] as { board?: string | null; mat?: unknown }[] | undefined;
  const player = players?.[seat];
  if (typeof player?.board === "string") return player.board;
  if (typeof player?.mat === "string") return player.mat;
  return player && ("board" in player || "mat" in player) ? `free-${seat}` : `seat-${seat}`;
}
