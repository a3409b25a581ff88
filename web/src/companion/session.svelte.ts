/** A sitting at a real board as a table: its answers are lines, and the engine beside the page says where they lead. */
import type { Offer } from "../api/types";
import { Words } from "../lib/words.svelte";
import { Session } from "../table/session/session.svelte";
import { Engine } from "./engine";
import { sittings } from "./kept";
import { type Scene, tableOf, type Wish } from "./scene";

/** Roles of lines that end a turn: taking a whole turn back stops behind them. */
const ENDS = ["ending", "passing", "next-round"];

export class CompanionSession extends Session {
  override readonly told = true;
  scene = $state.raw<Scene | null>(null);
  /** Why the engine does not run here. */
  failed = $state("");

  constructor(
    readonly wish: Wish,
    private readonly called: string[],
    private readonly engine: Engine,
  ) {
    super("");
    this.words = new Words(wish.game);
  }

  async follow(lines: string[]): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.calm();
    try {
      const scene = await this.engine.sit({ ...this.wish, lines });
      this.scene = scene;
      this.table = tableOf(scene, this.wish.options, this.called);
      this.rows = scene.log;
      sittings.keep({ ...this.wish, lines: scene.lines });
    } catch (problem) {
      this.failed = String(problem);
    } finally {
      this.busy = false;
    }
  }

  private get lines(): string[] {
    return this.scene?.lines ?? [];
  }

  override play(...lines: string[]): Promise<void> {
    return this.follow([...this.lines, ...lines]);
  }

  override undo(): Promise<void> {
    return this.follow(this.lines.slice(0, -1));
  }

  /** Everything told since the last turn ended; then that turn. */
  override reset(): Promise<void> {
    // Every line has one row of the log; the other rows are the automatic seats'.
    const told = (this.scene?.log ?? []).filter((row) => row.by !== "bot");
    const last = told.slice(0, -1).findLastIndex((row) => ENDS.includes(row.role));
    return this.follow(this.lines.slice(0, last + 1));
  }

  /** What is told has no price to look at beforehand, and no rule refuses it. */
  override consider(offer: Offer | null): void {
    this.considered = offer;
  }

  override ask(): Promise<void> {
    return Promise.resolve();
  }

  override show(): Promise<void> {
    return Promise.resolve();
  }

  override explain(ply: number): Promise<void> {
    const why = this.scene?.log[ply]?.why;
    if (why) this.explaining.show(why);
    this.tab = "board";
    return Promise.resolve();
  }
}
