/** The numbers that a game counts for each player, and how they changed. */
import type { View } from "../api/types";

export interface NumberRow<P = never> {
  /** What it is called, in words. */
  label: string;
  icon?: string;
  /** The name that events have for it, where it is something one gains and pays. */
  good?: string;
  /** Nothing where the player has no such number. */
  of: (player: P, view: View) => number | undefined;
}

export interface NumberGroup<P = never> {
  /** The text of its heading. */
  title: string;
  rows: NumberRow<P>[];
}

export interface Counted {
  label: string;
  icon: string | undefined;
  /** By seat: the number, and by how much it has changed. */
  cells: { n: number | undefined; by: number }[];
}

const playersOf = (view: View): never[] => (view["players"] ?? []) as never[];

/** The rows as they stand, each with what changed since `before`; those that nobody has are left out. */
export function counted(group: NumberGroup, view: View, before: View | null): Counted[] {
  const old = before ? playersOf(before) : [];
  return group.rows
    .map(({ label, icon, of }) => ({
      label,
      icon,
      cells: playersOf(view).map((player, seat) => {
        const n = of(player, view);
        const then = before && old[seat] !== undefined ? of(old[seat], before) : undefined;
        return { n, by: n === undefined || then === undefined ? 0 : n - then };
      }),
    }))
    .filter((row) => row.cells.some((cell) => cell.n !== undefined));
}

/** How much of a good each seat has, for those goods that are counted. */
export function amounts(groups: NumberGroup[], view: View): Map<string, number> {
  const found = new Map<string, number>();
  for (const { good, of } of groups.flatMap((group) => group.rows)) {
    if (!good) continue;
    playersOf(view).forEach((player, seat) => {
      const n = of(player, view);
      if (n !== undefined) found.set(`${seat} ${good}`, n);
    });
  }
  return found;
}

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
