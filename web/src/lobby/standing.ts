/** How a running game stands, in words: how far it is, whose turn it is and since when, and what was done last. */
import type { Message, Table } from "../api/types";
import type { Texts } from "../texts/texts";

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
];

/** The round; in a game of eras, which everybody goes through alone, the reader's own. */
export function progress(table: Table, texts: Texts): string {
  const round = table.view["round"];
  const era = (table.view["players"] as { era?: unknown }[] | undefined)?.[table.mine[0] ?? 0]?.era;
  const n = typeof era === "number" ? era : round;
  return typeof n === "number" && n > 0 ? texts.format("round", { n }) : "";
}

/** "3 hours ago", in the largest unit that fits. */
export function ago(seconds: number, language: string, now = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  const [unit, length] = STEPS.find(([, size]) => passed >= size) ?? ["second", 0];
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return length ? format.format(-Math.floor(passed / length), unit) : format.format(0, "second");
}

export interface Done {
  seat: number;
  told: Message;
  /** Whether it is a whole sentence that names its player. */
  deed: boolean;
}

/** The last thing that somebody did, as the log tells it; without a deed the last answer. That a turn ended is no news. */
export function lastMove({ log }: Table): Done | undefined {
  for (const entry of log.toReversed()) {
    const told = entry.deeds.findLast(({ args }) => "seat" in args);
    if (told) return { seat: entry.seat, told, deed: true };
  }
  const told = log.findLast((entry) => entry.role !== "ending" && entry.id);
  return told && { seat: told.seat, told, deed: false };
}
