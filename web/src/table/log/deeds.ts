/**
 * The log as people tell it: answers and events become deeds, one sentence each, and what led to a deed or came of it are its
 * steps. Which messages are deeds the server says; here is which step belongs to which.
 */
import type { Facts, LogEntry, Message, Ruled } from "../../api/types";
import type { Texts } from "../../texts/texts";

export interface Step {
  entry: LogEntry;
  /** Whether the answer itself is told here; the events of one answer may belong to several deeds. */
  answered: boolean;
  events: Ruled[];
}

export interface Doing {
  key: string;
  /** The entry in which it was done. */
  entry: LogEntry;
  /** Whose it is; -1 for what happens to the table. */
  seat: number;
  /** What tells it: nothing where an answer was no deed and led to none; two where both are one sentence. */
  told: Message[];
  steps: Step[];
  /** What everybody gained and paid with it, by seat and resource. */
  sums: Map<number, Map<string, number>>;
}

const SIGN: Record<string, number> = { "event-gained": 1, "event-paid": -1, "event-drew": 1 };
const seatOf = (args: Facts): number => (typeof args["seat"] === "string" ? args["seat"].charCodeAt(0) - 65 : -1);
const POINTS = "vp";
const DREW = "event-drew";
const AUTOMA = "automa";
/** What comes before a deed and belongs to it: its price, and that it was the only answer. */
const LEADING = new Set(["event-paid", "event-lost", "event-automatic"]);
/** What says that nothing happened. */
const SILENT = new Set(["event-automatic", "event-lapsed"]);
/** A deed that goes on: income comes piece by piece. */
const same = (one: Message, other: Message): boolean => one.id === other.id && JSON.stringify(one.args) === JSON.stringify(other.args);

/** What an event gives or takes. */
function counted({ id, args }: Message): [string, number] | null {
  const sign = SIGN[id];
  if (sign !== undefined) return [String(args["resource"]), sign * Number(args["n"])];
  // What is drawn open is told by name.
  return id === "event-drew-tile" ? [String(args["component"]).replace(/-[^-]+$/, ""), 1] : null;
}

/** Where the events of each deed of an entry begin; of two by one player the first was paid for. */
function beginnings({ deeds, events }: LogEntry): number[] {
  return deeds.map(({ at, args }, n) => {
    let from = Math.max(at, 0);
    while (from > 0 && deeds[n - 1]?.args["seat"] !== args["seat"] && LEADING.has(events[from - 1]!.id) && events[from - 1]!.args["seat"] === args["seat"]) from--;
    return from;
  });
}

class Telling {
  readonly rows: Doing[] = [];
  private open: Doing | null = null;
  /** Steps that led to no deed yet. */
  private leads: Step[] = [];
  private seat = -1;
  /** The first row of this turn: others may answer in the middle of it. */
  private turn = 0;

  constructor(private readonly joins: (first: Message, second: Message) => boolean) {}

  take(entry: LogEntry): void {
    if (entry.seat !== this.seat) this.leave();
    this.seat = entry.seat;
    const ends = entry.role === "ending";
    const from = beginnings(entry);
    const before = { entry, answered: !ends, events: entry.events.slice(0, from[0]) };
    if (before.answered || before.events.length) this.step(before);
    entry.deeds.forEach((_, n) => this.tell(entry, n, entry.events.slice(from[n], from[n + 1])));
    if (ends) this.end(entry);
  }

  /** What is open stays so if it began with this very answer: the next turn. */
  private end(entry: LogEntry): void {
    this.leave();
    if (this.open && (this.open.seat === entry.seat || this.open.entry !== entry)) this.open = null;
    this.turn = this.rows.length - (this.open ? 1 : 0);
  }

  /** Nobody comes back to what is left over. What happens to the table takes it in, and an answer of which nothing came
   * belongs to what it was asked for. */
  leave(): void {
    const [first] = this.leads;
    if (!first) return;
    const { entry } = first;
    const silent = this.leads.every((step) => step.events.every((event) => SILENT.has(event.id)));
    const taken = this.open && (this.open.seat === entry.seat || ((silent || this.open.seat < 0) && entry.role !== AUTOMA));
    if (!taken) this.open = this.row(entry, entry.seat, `l${entry.ply}`);
    this.add(this.open!, ...this.leads);
    this.leads = [];
  }

  /** What brought something belongs to the deed before it; a choice on its own to the one that comes. */
  private step(step: Step): void {
    const home = step.events.length ? this.homeOf(step) : null;
    if (home) this.add(home, step);
    else this.leads.push(step);
  }

  private homeOf({ entry: { seat }, answered }: Step): Doing | null {
    if (!this.open || this.open.seat === seat || !answered) return this.open;
    return this.open.seat < 0 ? null : (this.rows.slice(this.turn).findLast((row) => row.seat === seat) ?? null);
  }

  private tell(entry: LogEntry, n: number, events: Ruled[]): void {
    const { id, args } = entry.deeds[n]!;
    const deed = { id, args };
    const seat = seatOf(args);
    const others = this.leads.some((step) => step.answered && step.entry.seat !== seat);
    if (others && (seat >= 0 || (this.open?.seat ?? 0) < 0)) this.leave();
    const going = this.open?.seat === seat ? this.open : null;
    const last = going?.told.at(-1);
    if (!going || !last || !(same(last, deed) || (going.told.length === 1 && this.joins(last, deed)))) this.open = this.row(entry, seat, `p${entry.ply}.${n}`, deed);
    else if (!same(last, deed)) going.told.push(deed);
    this.add(this.open!, ...this.leads, { entry, answered: false, events });
    this.leads = [];
  }

  private row(entry: LogEntry, seat: number, key: string, ...told: Message[]): Doing {
    const row: Doing = { key, entry, seat, told, steps: [], sums: new Map() };
    this.rows.push(row);
    return row;
  }

  private add(row: Doing, ...steps: Step[]): void {
    row.steps.push(...steps);
    for (const event of steps.filter((step) => step.entry.role !== "converting").flatMap((step) => step.events)) {
      const found = counted(event);
      if (!found) continue;
      const [resource, by] = found;
      const seat = seatOf(event.args);
      const sums = row.sums.get(seat) ?? new Map<string, number>();
      row.sums.set(seat, sums.set(resource, (sums.get(resource) ?? 0) + by));
    }
  }
}

export function deedsOf(log: LogEntry[], joins: (first: Message, second: Message) => boolean): Doing[] {
  const telling = new Telling(joins);
  for (const entry of log) telling.take(entry);
  telling.leave();
  return telling.rows.filter((row) => row.seat >= 0 || row.sums.size > 0 || row.told[0]?.id === ROUND);
}

const alike = (one: Doing, other: Doing): boolean =>
  one.told.length === other.told.length &&
  one.steps.length === other.steps.length &&
  one.steps.every((step, n) => step.entry === other.steps[n]!.entry && step.events.length === other.steps[n]!.events.length);

/** Deeds to which nothing came are the same things as before: their sentences need not be made again. */
export function retold(before: Doing[], after: Doing[]): Doing[] {
  const known = new Map(before.map((doing) => [doing.key, doing]));
  return after.map((doing) => {
    const old = known.get(doing.key);
    return old && alike(old, doing) ? old : doing;
  });
}

export const ROUND = "event-round-began";
const joint = (first: Message, second: Message): string => `${second.id}.after-${first.id.replace(/^[a-z]+-/, "")}`;

/** Two deeds are one sentence where there is a text for it and both speak of the same. */
export const joinedIn =
  (texts: Texts) =>
  (first: Message, second: Message): boolean =>
    texts.has(joint(first, second)) &&
    Object.entries(first.args).every(([slot, value]) => slot === "source" || !(slot in second.args) || second.args[slot] === value);

/** Points first, then everything else as it came. */
function amounts(texts: Texts, list: Intl.ListFormat, sums: Map<string, number> | undefined, sign: 1 | -1): string {
  const found = [...(sums ?? [])].filter(([, by]) => by * sign > 0).toSorted(([a], [b]) => Number(b === POINTS) - Number(a === POINTS));
  return list.format(found.map(([resource, by]) => texts.format(texts.has(`resource-${resource}.listed`) ? `resource-${resource}.listed` : `resource-${resource}.counted`, { n: by * sign })));
}

const lists = new Map<string, Intl.ListFormat>();
/** The way a language joins a list: made once, since making it costs more than using it. */
function listing(language: string): Intl.ListFormat {
  const list = lists.get(language) ?? new Intl.ListFormat(language, { type: "conjunction" });
  lists.set(language, list);
  return list;
}

export interface Sentence {
  deed: string;
  /** In brackets; where the deed ends with some, they are one. */
  costs: string;
  gains: string;
  /** What others scored by it. */
  others: [number, number][];
}

/** The deed in words, with what it cost and brought its player. */
export function sentence(row: Doing, texts: Texts, ui: Texts, language: string): Sentence {
  const list = listing(language);
  const own = row.sums.get(row.seat);
  const deed = told(row, texts, ui);
  const costs = amounts(texts, list, own, -1);
  const joined = costs !== "" && deed.endsWith(")");
  return {
    deed: joined ? deed.slice(0, -1) : deed,
    costs: costs && `${joined ? "; " : " ("}${costs})`,
    gains: amounts(texts, list, own, 1),
    others: pointsOf(row).filter(([seat]) => seat !== row.seat),
  };
}

function told(row: Doing, texts: Texts, ui: Texts): string {
  const [first, second] = row.told;
  if (first && second) return texts.format(joint(first, second), { ...first.args, ...second.args });
  if (first) return texts.format(first.id, first.args);
  return untold(row, texts, ui);
}

/** What came of answers that are no deed says more than that they were given. */
function untold(row: Doing, texts: Texts, ui: Texts): string {
  const { entry } = row.steps[0]!;
  const events = row.steps.flatMap((step) => step.events).filter((event) => !SILENT.has(event.id) && seatOf(event.args) === row.seat);
  const name = texts.seat(String.fromCharCode(65 + entry.seat));
  const happened = events.filter((event) => event.id !== "event-gained" && (entry.role === AUTOMA || !counted(event)));
  const last = happened.findLast((event) => event.id !== DREW) ?? happened.at(-1);
  if (last) return texts.format(last.id, last.args);
  const source = events.find((event) => (counted(event)?.[1] ?? 0) > 0)?.args["source"];
  if (source !== undefined) return ui.format("log-through", { name, what: texts.word("source", String(source)) });
  return ui.format("log-plain", { name, answer: answered(entry, texts, ui) });
}

/** An answer as it was offered; of one that the reader may not see, what everybody knows. */
export const answered = (entry: LogEntry, texts: Texts, ui: Texts): string =>
  entry.id ? texts.format(entry.id, entry.args) : ui.format("log-answer", { notation: entry.notation });

/** The same to be read aloud. */
export function spoken({ deed, costs, gains, others }: Sentence, texts: Texts): string {
  const scored = others.map(([seat, n]) => ` ${texts.seat(String.fromCharCode(65 + seat))}: ${texts.format(`resource-${POINTS}.counted`, { n })}.`);
  return `${deed}${costs}${gains ? `: ${gains}` : ""}.${scored.join("")}`;
}

/** Points of everybody in what happened. */
export const pointsOf = (row: Doing): [number, number][] =>
  [...row.sums].map(([seat, sums]): [number, number] => [seat, sums.get(POINTS) ?? 0]).filter(([seat, by]) => seat >= 0 && by !== 0);
