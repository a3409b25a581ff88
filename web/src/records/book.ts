/** The book of solo games: own best, streaks, and which boards have beaten which level. */
import { alone, type Result } from "../after/results";

export type SoloResult = Result & { solo: NonNullable<Result["solo"]> };

/** Own solo games, the oldest first; whoever chose the seed knew the decks. */
export function soloGames(found: Result[]): SoloResult[] {
  return found.filter((result): result is SoloResult => alone(result.others) && !!result.solo && result.rated !== false).toSorted((a, b) => a.at - b.at);
}

export const hers = (result: Result): number => Math.max(...result.others.map((other) => other.points));
export const ahead = (result: Result): number => result.points - hers(result);

export interface Streaks {
  now: number;
  longest: number;
}

/** Games won one after the other. */
export function streaks(found: SoloResult[]): Streaks {
  let [now, longest] = [0, 0];
  for (const result of found) {
    now = result.won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { now, longest };
}

export const best = (found: SoloResult[]): SoloResult | undefined => found.toSorted((a, b) => b.points - a.points)[0];

export interface Cell {
  games: number;
  won: boolean;
  /** The best lead, or the smallest arrears. */
  ahead: number;
}

/** What became of a board at a level. */
export function cell(found: SoloResult[], kind: string, board: string, level: number): Cell | null {
  const rows = found.filter((result) => result.solo.level === level && (result.played[kind] ?? []).includes(board));
  if (!rows.length) return null;
  return { games: rows.length, won: rows.some((result) => result.won), ahead: Math.max(...rows.map(ahead)) };
}
