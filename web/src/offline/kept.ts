/** What the server said last of this browser's tables, for times when it cannot be reached. */
import type { LogEntry, Table, TableLine } from "../api/types";

const STORE = "spielwerk-tables";
const LIST = "/kept/tables";
/** More tables than anybody has open; the oldest go first. */
const MOST = 60;

export interface Kept<T> {
  value: T;
  /** When it was said, in milliseconds. */
  at: number;
}

const place = (id: string): string => `/kept/tables/${id}`;
/** Nothing is kept where the page is not trusted to (no TLS), or where storage is full. */
const store = (): Promise<Cache | null> => ("caches" in window ? caches.open(STORE).catch(() => null) : Promise.resolve(null));

async function put(key: string, value: unknown): Promise<void> {
  const cache = await store();
  await cache?.put(key, new Response(JSON.stringify({ value, at: Date.now() }))).catch(() => undefined);
}

async function get<T>(key: string): Promise<Kept<T> | null> {
  const found = await (await store())?.match(key);
  return found ? ((await found.json()) as Kept<T>) : null;
}

const SELDOM = 1000;
let coming: ReturnType<typeof setTimeout> | undefined;
let kept = 0;

/** Keeps a table as it is shown, at once but seldom: steps of bots come faster than anybody looks them up again. */
export function keepTable(table: Table, log: LogEntry[]): void {
  const write = (): void => {
    kept = Date.now();
    void put(place(table.id), { ...table, log, log_from: log[0]?.ply ?? table.ply }).then(thin);
  };
  clearTimeout(coming);
  if (Date.now() - kept > SELDOM) write();
  else coming = setTimeout(write, SELDOM);
}

async function thin(): Promise<void> {
  const cache = await store();
  const keys = (await cache?.keys()) ?? [];
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => cache?.delete(key)));
}

/** The table as it stood, to be looked at: nothing can be answered. */
export async function keptTable(id: string): Promise<Kept<Table> | null> {
  const kept = await get<Table>(place(id));
  return kept && { ...kept, value: { ...kept.value, my_turn: false, offers: [] } };
}

export async function dropTable(id: string): Promise<void> {
  await (await store())?.delete(place(id));
}

export const keepList = (lines: TableLine[]): Promise<void> => put(LIST, lines);
export const keptList = (): Promise<Kept<TableLine[]> | null> => get(LIST);
