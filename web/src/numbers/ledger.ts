/** The ledger as it is read: newest first, each change with what was left after it. */
import type { Booking } from "../api/types";

export interface Change {
  good: string;
  n: number;
  /** What the seat had of it then; nothing where that is not counted. */
  left: number | undefined;
}

export interface Row {
  key: string;
  booking: Booking;
  changes: Change[];
}

/** From what everybody has now back to what they had; `now` by seat and good. */
export function entered(bookings: Booking[], now: Map<string, number>): Row[] {
  const left = new Map(now);
  return bookings.toReversed().map((booking, n) => ({
    key: `${booking.ply}.${bookings.length - n}`,
    booking,
    changes: Object.entries(booking.goods).map(([good, by]) => {
      const key = `${booking.seat} ${good}`;
      const had = left.get(key);
      if (had !== undefined) left.set(key, had - by);
      return { good, n: by, left: had };
    }),
  }));
}

/** A newer page joins what is there: the plies from its first on are told by it. */
export const joined = (rows: Booking[], page: { since: number; rows: Booking[] }): Booking[] => [...rows.filter((row) => row.ply < page.since), ...page.rows];
