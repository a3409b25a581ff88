/** A replay that plays by itself, answer by answer. */
import type { LogEntry } from "../api/types";
import type { Session } from "../table/session/session.svelte";

export const SPEEDS = [0.5, 1, 2, 4];
const STEP = 1200;

/** That a turn ended shows by itself: nobody waits for it. */
const told = (entry: LogEntry): boolean => entry.role !== "ending" || entry.events.length > 0;

/** The next ply worth stopping at. */
export function following(rows: LogEntry[], at: number, last: number): number {
  const next = rows.find((entry) => entry.ply >= at && told(entry));
  return Math.min(next ? next.ply + 1 : at + 1, last);
}

export class Playing {
  on = $state(false);
  speed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly s: Session) {}

  toggle(): void {
    if (this.on) this.stop();
    else void this.begin();
  }

  private async begin(): Promise<void> {
    this.on = true;
    const last = this.s.table?.ply ?? 0;
    if ((this.s.replay?.ply ?? last) >= last) await this.s.show(0);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.step(), STEP / this.speed);
  }

  private async step(): Promise<void> {
    const { replay, table } = this.s;
    if (!this.on || !replay || !table || replay.ply >= table.ply) return this.stop();
    await this.s.show(following(this.s.rows, replay.ply, table.ply));
    if (this.on) this.wait();
  }

  stop(): void {
    this.on = false;
    clearTimeout(this.timer);
  }
}
