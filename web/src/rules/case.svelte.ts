/** A rule case as a table that nobody plays at: steps instead of answers. */
import type { CaseShown, CaseStep, Message } from "../api/types";
import { Words } from "../lib/words.svelte";
import { Session } from "../table/session/session.svelte";

const REST = 2400;

export class CaseSession extends Session {
  at = $state(0);
  playing = $state(false);
  line = $derived.by((): CaseStep => this.shown.steps[this.at]!);
  last = $derived.by((): number => this.shown.steps.length - 1);
  /** What the line did. */
  events = $derived.by((): Message[] => (this.line.said && !this.line.refused.length ? (this.line.table.log.at(-1)?.events ?? []) : []));
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly shown: CaseShown) {
    super("");
    this.words = new Words(shown.steps[0]!.table.game);
    this.go(0);
  }

  go(step: number): void {
    this.at = Math.max(0, Math.min(step, this.shown.steps.length - 1));
    this.calm();
    this.table = this.shown.steps[this.at]!.table;
    this.rows = this.table.log;
  }

  /** From where it stands to the end, or once more from the beginning. */
  run(): void {
    if (this.at === this.last) this.go(0);
    this.playing = true;
    this.wait();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.rest);
  }

  private wait(): void {
    clearTimeout(this.rest);
    this.rest = setTimeout(() => {
      if (!this.playing) return;
      this.go(this.at + 1);
      if (this.at < this.last) this.wait();
      else this.playing = false;
    }, REST);
  }

  /** The log jumps to its lines. */
  override show(ply: number | null): Promise<void> {
    this.pause();
    const step = this.shown.steps.findIndex((one) => one.table.ply === ply);
    if (step >= 0) this.go(step);
    return Promise.resolve();
  }

  override end(): void {
    this.pause();
    super.end();
  }
}
