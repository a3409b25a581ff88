/** The analysis of a table: asked for again and again while somebody looks, because the server thinks only as long. */
import * as api from "../api/client";
import type { Analysis, JudgedTurn, Message } from "../api/types";

const AGAIN = 1500;
/** What a turn must cost to be a turning point, and how many of them are named. */
export const TURNING = 3;
const MOST = 6;

export class Analysing {
  seat = $state(0);
  open = $state(false);
  found = $state.raw<Analysis | null>(null);
  error = $state.raw<Message | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  done = $derived(this.found !== null && this.found.course.length > 0 && this.found.turns.length >= this.found.of);
  turning = $derived((this.found?.turns ?? []).filter((turn) => turn.cost >= TURNING).toSorted((a, b) => b.cost - a.cost).slice(0, MOST));

  /** What was found of the turn that begins there. */
  at(ply: number): JudgedTurn | undefined {
    return this.found?.turns.find((turn) => turn.ply === ply);
  }

  show(seat: number): void {
    if (this.seat !== seat) this.found = null;
    this.seat = seat;
    this.open = true;
    clearTimeout(this.timer);
    void this.ask();
  }

  close(): void {
    this.open = false;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    const seat = this.seat;
    try {
      const found = await api.analysis(this.id, seat);
      if (seat !== this.seat) return;
      this.found = found;
      this.error = null;
    } catch (failure) {
      this.error = (failure as api.Failed).error;
    }
    if (this.open && !this.done) this.timer = setTimeout(() => void this.ask(), AGAIN);
  }
}

const known = new Map<string, Analysing>();

/** One for each table, so that what was found stays at hand while one looks at positions. */
export function analysing(id: string): Analysing {
  let found = known.get(id);
  if (!found) known.set(id, (found = new Analysing(id)));
  return found;
}
