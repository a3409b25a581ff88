/** Events carry what changed; a table that missed one is fetched whole. */
import type { LogEntry, News, Table } from "./types";

type Path = (string | number)[];

/** The table after the event, with the parts that stayed as they were; null where the event does not lead on from it. */
export function stepped(table: Table, news: News): Table | null {
  const { version, since, until, changes } = news;
  if (version === undefined || since === undefined || until === undefined || !changes) return null;
  if (table.version < since || table.version > until) return null;
  let next: Table = { ...table, version };
  for (const [path, value] of changes as [Path, unknown][]) next = placed(next, path, value) as Table;
  const thinking = (seat: number): boolean => seat === next.to_move && table.seats[seat]!.thinking;
  return {
    ...next,
    my_turn: next.mine.includes(next.to_move),
    seats: next.seats.map((seat) => ({ ...seat, thinking: thinking(seat.seat) })),
  };
}

/** A copy in which something else stands in a place. */
function placed(whole: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole)) return whole.with(step as number, placed(whole[step as number], rest, value));
  const part = whole as Record<string, unknown>;
  return { ...part, [step]: placed(part[step], rest, value) };
}

/** What came, with every part of `old` that is alike in it: what did not change stays the same thing, and is not drawn again. */
export function keeping<T>(old: unknown, came: T): T {
  if (!isWhole(old) || !isWhole(came) || old === came || Array.isArray(old) !== Array.isArray(came)) return came;
  const parts = Object.keys(came);
  let alike = parts.length === Object.keys(old).length;
  for (const part of parts) {
    came[part as keyof T] = keeping(old[part], came[part]) as never;
    alike &&= part in old && came[part] === old[part];
  }
  return alike ? (old as T) : came;
}

const isWhole = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** The log with newer rows behind it. Rows that do not follow it begin it anew: what is missing can be asked for. */
export function lengthened(log: LogEntry[], newer: LogEntry[], from: number): LogEntry[] {
  const kept = log.filter((entry) => entry.ply < from);
  const gap = kept.length > 0 && kept.at(-1)!.ply + 1 < from;
  return gap ? newer : [...kept, ...newer];
}
