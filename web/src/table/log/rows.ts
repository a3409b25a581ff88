/** The log with what happened at the table beside the game, each note in its place. */
import type { Note } from "../../api/types";
import type { Doing } from "./deeds";

export type Row = { key: string; doing: Doing; note?: never } | { key: string; note: Note; doing?: never };

/** Each note stands before what was done after it. */
export function logRows(deeds: Doing[], notes: Note[]): Row[] {
  const rows: [number, Row][] = [
    ...notes.map((note): [number, Row] => [note.ply - 0.5, { key: `n${note.number}`, note }]),
    ...deeds.map((doing): [number, Row] => [doing.entry.ply, { key: doing.key, doing }]),
  ];
  return rows.toSorted((a, b) => a[0] - b[0]).map(([, row]) => row);
}
