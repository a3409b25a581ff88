/** Results of one's own games, kept by this browser. Only games with one own seat count: in others nobody knows who "I" was. */
import * as api from "../api/client";
import type { Table } from "../api/types";
import { kept } from "../lib/kept";

export interface Opponent {
  name: string;
  /** The level of a bot; empty for people. */
  bot: string;
  points: number;
}

export interface Result {
  id: string;
  game: string;
  /** When it ended, in seconds. */
  at: number;
  points: number;
  place: number;
  won: boolean;
  players: number;
  others: Opponent[];
  /** What was played with: kind of component -> names. */
  played: Record<string, string[]>;
  /** Of a game against automatic opponents alone: which one, and its level. */
  solo?: Solo | null;
  /** Whether nobody could know the decks beforehand; older results do not say. */
  rated?: boolean;
}

export interface Solo {
  opponent: string;
  level: number;
}

/** Seats at which the rules alone decide; the words are the engine's. */
const AUTOMATIC = new Set(["automa", "shadow-empire"]);

/** Whether one person played against nobody else. */
export const alone = (others: Opponent[]): boolean => others.length > 0 && others.every((other) => AUTOMATIC.has(other.bot));

const soloOf = (options: Table["options"]): Solo => ({ opponent: String(options["automa"] ?? ""), level: Number(options["automa_level"] ?? 0) });

const STORE = "spielwerk.results";
const MOST = 1000;
/** Fields of a player's row of the view that name what was played with, and the kind of component they name. */
const FACETS: Record<string, string> = { board: "board", faction: "faction", civilizations: "civilization", capital: "capital" };

export const results = (): Record<string, Result> => kept(STORE, {});

export const counts = (table: Pick<Table, "over" | "closed" | "what_if" | "lesson" | "mine">): boolean =>
  table.over && !table.closed && !table.what_if && !table.lesson && table.mine.length === 1;

function names(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map((one) => (typeof one === "string" ? one : ((one as { name?: string } | null)?.name ?? ""))).filter(Boolean);
}

export function resultOf(table: Table): Result {
  const me = table.mine[0]!;
  const row = ((table.view["players"] ?? []) as Record<string, unknown>[])[me] ?? {};
  const points = table.scores[me]!;
  const others = table.seats.filter((seat) => seat.seat !== me).map((seat) => ({ name: seat.name, bot: seat.kind === "bot" ? seat.bot : "", points: table.scores[seat.seat]! }));
  return {
    id: table.id,
    game: table.game,
    at: table.waiting_since,
    points,
    place: 1 + table.scores.filter((score) => score > points).length,
    won: table.winners.includes(me),
    players: table.seats.length,
    others,
    played: Object.fromEntries(Object.entries(FACETS).map(([field, kind]) => [kind, names(row[field])])),
    solo: alone(others) ? soloOf(table.options) : null,
    rated: table.seal.rated,
  };
}

const AT_BOARD = "companion-";
/** The id of a game that was played at a real board, of which this computer has no table. */
export const boardId = (seed: number): string => `${AT_BOARD}${seed}`;
export const atBoard = (result: Result): boolean => result.id.startsWith(AT_BOARD);

/** Whether the result was noted before solo games said against whom. */
export const incomplete = (result: Result): boolean => alone(result.others) && !result.solo;

/** Notes the result of a finished game that counts. */
export function noteResult(table: Table): void {
  const known = counts(table) ? results()[table.id] : undefined;
  if (counts(table) && (!known || incomplete(known))) keepResult(resultOf(table));
}

export function keepResult(result: Result): void {
  const known = { ...results(), [result.id]: result };
  const newest = Object.values(known).toSorted((a, b) => b.at - a.at).slice(0, MOST);
  localStorage.setItem(STORE, JSON.stringify(Object.fromEntries(newest.map((result) => [result.id, result]))));
}

/** Games whose end this browser has not seen are looked up. */
export async function lookUp(): Promise<Result[]> {
  const known = results();
  const lines = await api.tables().catch(() => []);
  for (const line of lines.filter((one) => counts(one) && (!known[one.id] || incomplete(known[one.id]!)))) {
    const table = await api.table(line.id, null).catch(() => null);
    if (table) noteResult(table);
  }
  return Object.values(results());
}

export interface Line {
  name: string;
  games: number;
  wins: number;
  mean: number;
  best: number;
}

/** How somebody did with each of the names that a result goes under. */
export function grouped(found: Result[], under: (result: Result) => string[], points: (result: Result, name: string) => number = (result) => result.points): Line[] {
  const groups = new Map<string, Result[]>();
  for (const result of found) for (const name of new Set(under(result))) groups.set(name, [...(groups.get(name) ?? []), result]);
  return [...groups]
    .map(([name, rows]) => {
      const all = rows.map((result) => points(result, name));
      return { name, games: rows.length, wins: rows.filter((result) => result.won).length, mean: all.reduce((a, b) => a + b, 0) / rows.length, best: Math.max(...all) };
    })
    .toSorted((a, b) => b.games - a.games || b.mean - a.mean);
}
