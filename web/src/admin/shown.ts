/** Times, sizes and shares as people read them. */
import { prefs } from "../lib/prefs.svelte";

export const when = (at: number): string => new Date(at * 1000).toLocaleString(prefs.language, { dateStyle: "short", timeStyle: "short" });

const UNITS = ["kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

export function size(bytes: number): string {
  const step = Math.min(UNITS.length, Math.max(1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3)));
  const style = { style: "unit", unit: UNITS[step - 1]!, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(prefs.language, style).format(bytes / 1000 ** step);
}

export const number = (value: number, digits = 1): string => new Intl.NumberFormat(prefs.language, { maximumFractionDigits: digits }).format(value);

/** Requests by status, summed up by its first digit. */
export function answered(statuses: Record<string, number>): { good: number; refused: number; failed: number } {
  const sum = (digits: string): number => Object.entries(statuses).reduce((all, [status, n]) => all + (digits.includes(status[0]!) ? n : 0), 0);
  return { good: sum("123"), refused: sum("4"), failed: sum("5") };
}
