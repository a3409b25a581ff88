/** Where something happened on the map since I last looked: after my last answer, or in the last turn if all seats are mine. */
import type { LogEntry } from "../../api/types";

export function recentHexes(log: LogEntry[], mine: number[]): Map<string, number> {
  const last = log.at(-1);
  const known = last && mine.includes(last.seat) ? (entry: LogEntry) => entry.seat !== last.seat : (entry: LogEntry) => mine.includes(entry.seat);
  const found = new Map<string, number>();
  for (const entry of log.slice(log.findLastIndex(known) + 1)) {
    for (const { args } of [entry, ...entry.events]) {
      if (typeof args["hex"] === "string") found.set(args["hex"], entry.seat);
    }
  }
  return found;
}
