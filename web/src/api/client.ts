/** The server's calls, one function each. */
import { authorization, keep, keysOf, secretsOf } from "./keys";
import type {
  Analysis,
  AutomaTurn,
  CaseShown,
  ChapterInfo,
  CheckedData,
  Component,
  Exercise,
  ExerciseLine,
  GameInfo,
  Hint,
  Imported,
  Ledger,
  Lesson,
  LogEntry,
  Mark,
  Message,
  Notice,
  Plan,
  Preview,
  Proof,
  Reach,
  Refusal,
  Remark,
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

/** How often, and after how many milliseconds, something that may be sent twice is sent again. */
const AGAIN = [250, 1000, 3000];

/** Tries again where the line broke or the server has too much to do; whatever is tried again must be safe to repeat. */
async function patiently(send: () => Promise<Response>, wanted: () => boolean): Promise<Response> {
  for (const wait of AGAIN) {
    const response = await send().catch(() => null);
    if ((response && response.status !== 503) || !wanted()) return response ?? send();
    const asked = Number(response?.headers.get("Retry-After") ?? 0) * 1000;
    await new Promise((resolve) => setTimeout(resolve, Math.max(wait, asked) * (0.75 + Math.random() / 2)));
  }
  return send();
}

interface Sent {
  body?: unknown;
  /** A key to use instead of those this browser keeps. */
  bearer?: string | undefined;
  /** The name of this change: the server knows by it what it has already done. */
  name?: string;
  signal?: AbortSignal;
}

async function call(method: string, path: string, table?: string, { body, bearer, name, signal }: Sent = {}): Promise<Response> {
  const headers: Record<string, string> = bearer ? { Authorization: `Seat ${bearer}` } : authorization(table);
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (name) headers["Idempotency-Key"] = name;
  const text = body === undefined ? null : JSON.stringify(body);
  const send = (): Promise<Response> => fetch(path, { method, headers, body: text, signal: signal ?? null });
  let response: Response;
  try {
    response = await (method === "GET" || name !== undefined ? patiently(send, () => !signal?.aborted) : send());
  } catch {
    throw new Failed(0, { id: "error-offline", args: {} }, null);
  }
  if (response.ok) return response;
  const answer = (await response.json().catch(() => ({}))) as { error?: Message; table?: Table };
  throw new Failed(response.status, answer.error ?? { id: "error-internal", args: {} }, answer.table ?? null);
}

async function json<T>(method: string, path: string, table?: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  return (await (await call(method, path, table, { body, ...(signal && { signal }) })).json()) as T;
}

/** A change of the game. The name lets it be sent again without being done again. */
async function change(id: string, path: string, logFrom: number, body: unknown, bearer?: string): Promise<Table> {
  const name = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return (await (await call("POST", at(id, `${path}?log_from=${logFrom}`), id, { body, name, bearer })).json()) as Table;
}

const at = (id: string, rest = ""): string => `/api/tables/${encodeURIComponent(id)}${rest}`;

/** A question about the position at hand: whoever moves on from it does not wait for the answer. */
function ask<T>(id: string, rest: string, signal: AbortSignal): Promise<T> {
  return json("GET", at(id, rest), id, undefined, signal);
}

export const games = (): Promise<GameInfo[]> => json("GET", "/api/games");
export const components = (game: string): Promise<Component[]> => json("GET", `/api/games/${game}/components`);
export const rules = (game: string, lang: string): Promise<RuleChapter[]> => json("GET", `/api/games/${game}/rules/${lang}`);
export const ruleCase = (game: string, id: string): Promise<CaseShown> =>
  json("GET", `/api/games/${game}/cases/${encodeURIComponent(id)}`);
export const exercises = (game: string): Promise<ExerciseLine[]> => json("GET", `/api/games/${game}/exercises`);
export const exercise = (game: string, id: string): Promise<Exercise> => json("GET", `/api/games/${game}/exercises/${encodeURIComponent(id)}`);
export const lessons = (game: string): Promise<ChapterInfo[]> => json("GET", `/api/games/${game}/lessons`);
/** A file of own data for an option, checked as a whole. */
export const checkData = (game: string, option: string, name: string, text: string): Promise<CheckedData> =>
  json("POST", `/api/games/${game}/data/${encodeURIComponent(option)}`, undefined, { name, text });
export const notice = async (): Promise<Notice | null> => (await json<{ notice: Notice | null }>("GET", "/api/notice")).notice;
export const reach = (): Promise<Reach> => json("GET", "/api/reach");
export const setReach = (open: boolean): Promise<Reach> => json("PUT", "/api/reach", undefined, { open });
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

export async function beginLesson(game: string, chapter: string, name: string): Promise<TableKeys> {
  return keepKeys(await json<TableKeys>("POST", `/api/games/${game}/lessons/${chapter}`, undefined, { name }));
}

/** A private board with the position after so many answers. */
export async function whatIf(id: string, ply: number): Promise<TableKeys> {
  return keepKeys(await json<TableKeys>("POST", at(id, `/what-if/${ply}`), id));
}

/** My plans for a table: those made in this browser, and those made with my seat on another device. */
export async function plans(id: string): Promise<TableLine[]> {
  for (const keys of await json<TableKeys[]>("GET", at(id, "/plans"), id)) keepKeys(keys);
  return (await tables()).filter((line) => line.plan && line.what_if.startsWith(`${id}/`));
}
export const plan = (board: string, seat: number): Promise<Plan> => json("GET", at(board, `/plan?as=${seat}`), board);
export async function makePlan(id: string, name: string): Promise<TableKeys> {
  return keepKeys(await json<TableKeys>("POST", at(id, "/plans"), id, { name }));
}
export const renamePlan = async (board: string, name: string): Promise<void> => void (await call("PUT", at(board, "/plan"), board, { body: { name } }));
/** What was planned becomes the draft of my turn, with the keys of both boards. */
export function carryOut(id: string, board: string, version: number, logFrom: number): Promise<Table> {
  return change(id, `/plans/${board}`, logFrom, { version }, [id, board].flatMap((table) => secretsOf(keysOf(table))).join(","));
}

/** A record as a table of its own, or what is wrong with it. */
export async function importRecord(text: string): Promise<Imported> {
  const found = await json<Imported>("POST", "/api/records", undefined, { text });
  if (found.keys) keepKeys(found.keys);
  return found;
}

export async function rematch(id: string): Promise<TableKeys> {
  return keepKeys(await json<TableKeys>("POST", at(id, "/rematch"), id));
}

/** The keys of a game that was made on this machine and that this browser does not know. */
export async function giveBack(id: string): Promise<TableKeys> {
  return keepKeys(await json<TableKeys>("POST", at(id, "/home"), id));
}

export async function claim(id: string, seat: number, name: string, invitation?: string): Promise<SeatKey> {
  const response = await call("POST", at(id, `/seats/${seat}/claim`), id, { body: { name }, bearer: invitation });
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

/** The seat is given up for good; the key stays, since it tells whose game it was. */
export const leave = async (id: string, seat: number): Promise<void> => void (await call("POST", at(id, `/seats/${seat}/leave`), id));
export const setClosing = async (id: string, closing: boolean): Promise<void> =>
  void (await call("PUT", at(id, "/closing"), id, { body: { closing } }));

/** All other keys of the host are void. */
export async function renewHostKey(id: string): Promise<void> {
  const key = await json<{ host_secret: string }>("POST", at(id, "/host-key"), id);
  keep(id, (ring) => (ring.host = key.host_secret));
}

export const proof = (id: string): Promise<Proof> => json("GET", at(id, "/proof"), id);

/** Whether the table is gone; where others played at it, it stays. */
export async function remove(id: string): Promise<boolean> {
  try {
    await call("DELETE", at(id), id);
    return true;
  } catch (failure) {
    if (failure instanceof Failed && failure.error.id === "error-others-here") return false;
    throw failure;
  }
}

export const remarks = (id: string, since: number): Promise<Remark[]> => json("GET", at(id, `/remarks?since=${since}`), id);
export const say = (id: string, wish: { quick?: string; text?: string }): Promise<Remark> => json("POST", at(id, "/remarks"), id, wish);
/** Ask everybody at the table to take back what I committed last. */
export const askTakeback = async (id: string, version: number): Promise<void> =>
  void (await call("POST", at(id, "/takeback"), id, { body: { version } }));
export const answerTakeback = async (id: string, since: number, agree: boolean): Promise<void> =>
  void (await call("PUT", at(id, "/takeback"), id, { body: { since, agree } }));

export const lesson = (id: string): Promise<Lesson> => json("GET", at(id, "/lesson"), id);
export const leaveLesson = async (id: string): Promise<void> => void (await call("DELETE", at(id, "/lesson"), id));
export const handToBot = (id: string, seat: number): Promise<Seat> => json("POST", at(id, `/seats/${seat}/bot`), id, {});
export const setPace = (id: string, pace: number): Promise<unknown> => json("PUT", at(id, "/pace"), id, { pace });

export function table(id: string, as: number | null, logFrom = 0): Promise<Table> {
  const query = new URLSearchParams();
  if (as !== null) query.set("as", String(as));
  if (logFrom) query.set("log_from", String(logFrom));
  const tail = query.size ? `?${query}` : "";
  return json("GET", at(id, tail), id);
}

export const answer = (id: string, version: number, notation: string, logFrom: number): Promise<Table> =>
  change(id, "/answer", logFrom, { version, notation });
export const undo = (id: string, version: number, logFrom: number): Promise<Table> => change(id, "/undo", logFrom, { version });
export const reset = (id: string, version: number, logFrom: number): Promise<Table> => change(id, "/reset", logFrom, { version });
export const refusals = (id: string, signal: AbortSignal): Promise<Refusal[]> => ask(id, "/refusals", signal);
export const why = (id: string, notation: string, signal: AbortSignal): Promise<Why> =>
  ask(id, `/why?notation=${encodeURIComponent(notation)}`, signal);
export const preview = (id: string, notation: string, then: string[], signal: AbortSignal): Promise<Preview> =>
  ask(id, `/preview?${new URLSearchParams([["notation", notation], ...then.map((step) => ["then", step])])}`, signal);
export const hint = (id: string, signal: AbortSignal): Promise<Hint[]> => ask(id, "/hint", signal);
export const setStanding = (id: string, seat: number, standing: Standing[]): Promise<Standing[]> =>
  json("PUT", at(id, "/standing"), id, { seat, standing });
export const log = (id: string, as: number, since: number, to: number): Promise<LogEntry[]> =>
  json("GET", at(id, `/log?as=${as}&since=${since}&to=${to}`), id);
export const replay = (id: string, ply: number, as?: number): Promise<Replay> =>
  json("GET", at(id, `/replay/${ply}${as === undefined ? "" : `?as=${as}`}`), id);
/** The changes of all goods before a ply, a page at a time; the newest without one. */
export const ledger = (id: string, as: number, before?: number): Promise<Ledger> =>
  json("GET", at(id, `/ledger?as=${as}${before === undefined ? "" : `&before=${before}`}`), id);
/** Where rounds and eras began. */
export const marks = (id: string): Promise<Mark[]> => json("GET", at(id, "/marks"), id);
/** What was found in the turns of a seat so far; asking makes the server go on. */
export const analysis = (id: string, seat: number): Promise<Analysis> => json("GET", at(id, `/analysis/${seat}`), id);
export const automaTurn = (id: string, ply: number): Promise<AutomaTurn> => json("GET", at(id, `/automa/${ply}`), id);
export const story = (id: string): Promise<Story> => json("GET", at(id, "/story"), id);

/** The record as a file of this computer. */
export async function saveRecord(id: string, game: string): Promise<void> {
  const text = await (await call("GET", at(id, "/record"), id)).text();
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = `${game}-${id}.txt`;
  link.click();
  URL.revokeObjectURL(link.href);
}
