/** Plans beside each other: what each of them brings, against the position it began with. */
import type { Plan, Table } from "../api/types";
import { type Shift, shifts } from "../table/deciding/consequence";

/** A running game is planned by whoever plays it; a board that is private already needs no other. */
export const plannable = (table: Table): boolean => table.mine.length > 0 && !table.over && !table.closed && !table.lesson && !table.what_if;

export interface Compared {
  shift: Shift;
  /** One for each plan. */
  values: { before: string; after: string }[];
}

/** A value of the seat in a row for all plans: one that a plan does not change stays as it is. */
export function compared(plans: Plan[], seat: number): Compared[] {
  const found = new Map<string, Shift>();
  const name = (shift: Shift): string => `${shift.head} ${shift.icon} ${shift.detail}`;
  const each = plans.map((plan) => new Map(shifts(plan.changes, seat).map((shift) => [name(shift), shift])));
  for (const own of each) for (const [key, shift] of own) if (!found.has(key)) found.set(key, shift);
  return [...found].map(([key, shift]) => ({
    shift,
    values: each.map((own) => ({ before: own.get(key)?.before ?? shift.before, after: own.get(key)?.after ?? shift.before })),
  }));
}

export const gained = (plan: Plan, seat: number): number => (plan.scores[seat] ?? 0) - (plan.before[seat] ?? 0);
export const guesses = (plan: Plan): number => plan.steps.filter((step) => step.guess).length;
