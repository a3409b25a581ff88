/** Notes of a table that nobody has read here yet; and what it promised, which those who play keep. */
import { keep, keysOf } from "../../api/keys";
import type { Note, Table } from "../../api/types";

export class Unread {
  fresh = $state.raw<Note[]>([]);
  private table: Table | null = null;
  /** Of those who only look on. */
  private heard: number | undefined;

  constructor(private readonly id: string) {}

  take(table: Table): void {
    this.table = table;
    const ring = keysOf(this.id);
    const heard = ring.heard ?? this.heard;
    if (heard === undefined) this.read();
    else this.fresh = table.notes.filter((note) => note.number >= heard);
    if (!ring.commitment && table.mine.length && !table.over && !table.closed)
      keep(this.id, (keys) => (keys.commitment = table.commitment));
  }

  /** The notes so far were read. */
  read(): void {
    const heard = this.table?.notes.length ?? 0;
    this.fresh = [];
    if (this.table?.mine.length) keep(this.id, (keys) => (keys.heard = heard));
    else this.heard = heard;
  }
}
