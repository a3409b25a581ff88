/** What an answer would do, read from its events: numbers before and after, points with their source, who else is touched. */
import type { Change as Value, Message } from "../../api/types";

export interface Change {
  resource: string;
  by: number;
}

export interface Points {
  n: number;
  source: string;
}

export interface Consequence {
  changes: Change[];
  points: Points[];
  others: Message[];
  deeds: Message[];
}

const SIGN: Record<string, number> = { "event-gained": 1, "event-paid": -1 };

export function consequence(events: Message[], seat: string): Consequence {
  const sums = new Map<string, number>();
  const points: Points[] = [];
  const others: Message[] = [];
  const deeds: Message[] = [];
  for (const event of events) {
    const sign = SIGN[event.id];
    if (event.args["seat"] !== undefined && event.args["seat"] !== seat) {
      others.push(event);
    } else if (sign === undefined) {
      deeds.push(event);
    } else {
      const resource = String(event.args["resource"]);
      const by = sign * Number(event.args["n"]);
      sums.set(resource, (sums.get(resource) ?? 0) + by);
      if (resource === "vp") points.push({ n: by, source: String(event.args["source"]) });
    }
  }
  const changes = [...sums].filter(([, by]) => by !== 0).map(([resource, by]) => ({ resource, by }));
  return { changes, points, others, deeds };
}

export interface Gift {
  seat: string;
  resource: string;
  by: number;
}

/** What others get or lose at once, summed up. */
export function gifts(others: Message[]): Gift[] {
  const found: Gift[] = [];
  for (const { id, args } of others) {
    const sign = SIGN[id];
    if (sign === undefined) continue;
    const [seat, resource, by] = [String(args["seat"]), String(args["resource"]), sign * Number(args["n"])];
    const same = found.find((gift) => gift.seat === seat && gift.resource === resource);
    if (same) same.by += by;
    else found.push({ seat, resource, by });
  }
  return found.filter((gift) => gift.by !== 0);
}

/** What the answer costs its player, for the price tag on a hex or button. */
export function cost(events: Message[], seat: string): Change[] {
  return consequence(events, seat).changes.filter((change) => change.by < 0);
}

export interface Shift {
  /** The value's name in the view, for its label. */
  head: string;
  icon: string;
  /** Which one of several: a discipline, say. */
  detail: string;
  before: string;
  after: string;
}

/** Values worth a place in the strip, with their icons; an empty one takes the icon of what it counts. */
const ICONS: Record<string, string> = {
  coins: "coins",
  tools: "tools",
  scholars: "scholars",
  money: "money",
  books: "book",
  bowls: "power",
  vp: "vp",
  keys: "keys",
  annexes: "annexes",
  levels: "step",
  shipping: "shipping",
  terraforming: "terraforming",
  resources: "",
  cards: "tiles",
};
const DETAILED = new Set(["books", "levels"]);

const isCount = (value: unknown): boolean => typeof value === "number" || (Array.isArray(value) && value.every((one) => typeof one === "number"));
const show = (value: unknown): string => (Array.isArray(value) ? value.join("·") : String(value));

/** A seat's numbers before and after. */
export function shifts(values: Value[], seat: number): Shift[] {
  return values
    .filter((value) => value.seat === seat && String(value.path[0]) in ICONS && isCount(value.before) && isCount(value.after))
    .map(({ path, before, after }) => {
      const head = String(path[0]);
      const tail = path.length > 1 ? String(path[1]) : "";
      return { head, icon: ICONS[head] || tail, detail: DETAILED.has(head) ? tail : "", before: show(before), after: show(after) };
    });
}
