/** The server's calls, one function each. */
import { authorization, keep } from "./keys";
import type {
  CaseShown,
  Component,
  GameInfo,
  Hint,
  LogEntry,
  Message,
  Preview,
  Refusal,
  Replay,
  RuleChapter,
  Seat,
  SeatKey,
  Standing,
  Story,
  Table,
  TableKeys,
  TableLine,
  TableWish,
  Why,
} from "./types";

export class Failed extends Error {
  constructor(
    readonly status: number,
    readonly error: Message,
    readonly table: Table | null,
  ) {
    super(error.id);
  }
}

async function call(method: string, path: string, table?: string, body?: unknown, bearer?: string): Promise<Response> {
  const headers: Record<string, string> = bearer ? { Authorization: `Seat ${bearer}` } : authorization(table);
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Failed(0, { id: "error-offline", args: {} }, null);
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as { error?: Message; table?: Table };
  throw new Failed(response.status, answer.error ?? { id: "error-internal", args: {} }, answer.table ?? null);
}

async function json<T>(method: string, path: string, table?: string, body?: unknown): Promise<T> {
  return (await (await call(method, path, table, body)).json()) as T;
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

export const games = (): Promise<GameInfo[]> => json("GET", "/api/games");
export const components = (game: string): Promise<Component[]> => json("GET", `/api/games/${game}/components`);
export const rules = (game: string, lang: string): Promise<RuleChapter[]> => json("GET", `/api/games/${game}/rules/${lang}`);
export const ruleCase = (game: string, id: string): Promise<CaseShown> =>
  json("GET", `/api/games/${game}/cases/${encodeURIComponent(id)}`);
export const tables = (open = false): Promise<TableLine[]> => json("GET", `/api/tables${open ? "?open=true" : ""}`);

export async function texts(game: string, lang: string): Promise<string> {
  return (await call("GET", `/api/texts/${game}/${lang}`)).text();
}

function keepKeys(keys: TableKeys): TableKeys {
  keep(keys.id, (ring) => {
    if (keys.host_secret) ring.host = keys.host_secret;
    for (const key of keys.seats) {
      if (key.secret) ring.seats[key.seat] = key.secret;
      if (key.link && key.invitation) ring.invitations[key.seat] = key.link;
    }
  });
  return keys;
}

export async function create(wish: TableWish): Promise<TableKeys> {
  return keepKeys(await json<TableKeys>("POST", "/api/tables", undefined, wish));
}

export async function rematch(id: string): Promise<TableKeys> {
  return keepKeys(await json<TableKeys>("POST", at(id, "/rematch"), id));
}

/** The keys of a game that was made on this machine and that this browser does not know. */
export async function giveBack(id: string): Promise<TableKeys> {
  return keepKeys(await json<TableKeys>("POST", at(id, "/home"), id));
}

export async function claim(id: string, seat: number, name: string, invitation?: string): Promise<SeatKey> {
  const response = await call("POST", at(id, `/seats/${seat}/claim`), id, { name }, invitation);
  const key = (await response.json()) as SeatKey;
  keep(id, (ring) => {
    if (key.secret) ring.seats[key.seat] = key.secret;
    delete ring.invitations[key.seat];
  });
  return key;
}

export async function invite(id: string, seat: number): Promise<SeatKey> {
  const key = await json<SeatKey>("POST", at(id, `/seats/${seat}/invitation`), id);
  keep(id, (ring) => {
    delete ring.seats[seat];
    if (key.link) ring.invitations[seat] = key.link;
  });
  return key;
}

export const remove = async (id: string): Promise<void> => void (await call("DELETE", at(id), id));
export const handToBot = (id: string, seat: number): Promise<Seat> => json("POST", at(id, `/seats/${seat}/bot`), id, {});
export const setPace = (id: string, pace: number): Promise<unknown> => json("PUT", at(id, "/pace"), id, { pace });

export function table(id: string, as: number | null, logFrom = 0): Promise<Table> {
  const query = new URLSearchParams();
  if (as !== null) query.set("as", String(as));
  if (logFrom) query.set("log_from", String(logFrom));
  const tail = query.size ? `?${query}` : "";
  return json("GET", at(id, tail), id);
}

export const answer = (id: string, version: number, notation: string): Promise<Table> =>
  json("POST", at(id, "/answer"), id, { version, notation });
export const undo = (id: string, version: number): Promise<Table> => json("POST", at(id, "/undo"), id, { version });
export const reset = (id: string, version: number): Promise<Table> => json("POST", at(id, "/reset"), id, { version });
export const refusals = (id: string): Promise<Refusal[]> => json("GET", at(id, "/refusals"), id);
export const why = (id: string, notation: string): Promise<Why> =>
  json("GET", at(id, `/why?notation=${encodeURIComponent(notation)}`), id);
export const preview = (id: string, notation: string): Promise<Preview> =>
  json("GET", at(id, `/preview?notation=${encodeURIComponent(notation)}`), id);
export const hint = (id: string): Promise<Hint[]> => json("GET", at(id, "/hint"), id);
export const setStanding = (id: string, seat: number, standing: Standing[]): Promise<Standing[]> =>
  json("PUT", at(id, "/standing"), id, { seat, standing });
export const log = (id: string, since: number): Promise<LogEntry[]> => json("GET", at(id, `/log?since=${since}`), id);
export const replay = (id: string, ply: number): Promise<Replay> => json("GET", at(id, `/replay/${ply}`), id);
export const story = (id: string): Promise<Story> => json("GET", at(id, "/story"), id);

export async function record(id: string): Promise<string> {
  return (await call("GET", at(id, "/record"), id)).text();
}
