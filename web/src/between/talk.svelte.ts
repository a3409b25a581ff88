/** What people at a table say: heard with its news, read here, and silenced for this browser alone. */
import * as api from "../api/client";
import { keep, keysOf } from "../api/keys";
import type { Message, Remark, Seat, Table } from "../api/types";
import { t } from "../lib/prefs.svelte";

export const QUICK = ["hello", "good-luck", "moment", "back-later", "take-your-time", "nice-move", "oops", "thanks", "sorry", "good-game"];

/** Those I can talk to: nobody, where I play alone, with bots or with several seats of my own. */
export function company(table: Table): Seat[] {
  if (!table.mine.length || table.lesson || table.what_if) return [];
  return table.seats.filter((seat) => seat.kind !== "bot" && !seat.mine);
}

export const words = (remark: Remark): string => (remark.quick ? t(`quick-${remark.quick}`) : remark.text);

/** Whoever takes a seat over is not silenced with the one who left it. */
const person = (remark: { seat: number; name: string }): string => `${remark.seat} ${remark.name}`;

export class Talk {
  all = $state.raw<Remark[]>([]);
  error = $state.raw<Message | null>(null);
  private silenced = $state.raw<string[]>([]);
  private read = $state(0);
  shown = $derived(this.all.filter((remark) => !this.silent(remark)));
  unread = $derived(this.shown.filter((remark) => remark.number >= this.read).length);

  constructor(private readonly id: string) {
    this.silenced = keysOf(id).silenced ?? [];
    this.read = keysOf(id).read ?? 0;
  }

  silent(of: { seat: number; name: string }): boolean {
    return this.silenced.includes(person(of));
  }

  silence(of: { seat: number; name: string }): void {
    const rest = this.silenced.filter((one) => one !== person(of));
    this.silenced = rest.length < this.silenced.length ? rest : [...rest, person(of)];
    keep(this.id, (keys) => (keys.silenced = this.silenced));
  }

  private get next(): number {
    return (this.all.at(-1)?.number ?? -1) + 1;
  }

  /** News bring the newest; what lies between them and what is known is asked for. */
  hear(remarks: Remark[]): void {
    const newer = remarks.filter((remark) => remark.number >= this.next);
    if (newer.length && newer[0]!.number > this.next) void this.load();
    else this.all = [...this.all, ...newer];
  }

  /** What was said since, as far as it is kept. */
  async load(): Promise<void> {
    await this.trying(async () => {
      const found = await api.remarks(this.id, this.next);
      this.all = [...this.all, ...found.filter((remark) => remark.number >= this.next)];
    });
  }

  say(wish: { quick?: string; text?: string }): Promise<boolean> {
    return this.trying(async () => this.hear([await api.say(this.id, wish)]));
  }

  reading(): void {
    const read = this.next;
    if (read === this.read) return;
    this.read = read;
    keep(this.id, (keys) => (keys.read = read));
  }

  private async trying(call: () => Promise<void>): Promise<boolean> {
    try {
      await call();
      this.error = null;
      return true;
    } catch (failure) {
      if (!(failure instanceof api.Failed)) throw failure;
      this.error = failure.error;
      return false;
    }
  }
}
