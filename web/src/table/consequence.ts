/** What an answer would do, read from its events: numbers before and after, points with their source, who else is touched. */
import type { Message } from "../api/types";

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

/** What the answer costs its player, for the price tag on a hex or button. */
export function cost(events: Message[], seat: string): Change[] {
  return consequence(events, seat).changes.filter((change) => change.by < 0);
}
