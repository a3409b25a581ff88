/** The log with what happened at the table beside the game, each note in its place. */
import type { LogEntry, Note } from "../api/types";

export type Row = { key: string; entry: LogEntry; note?: never } | { key: string; note: Note; entry?: never };

/** Each note stands before the answer that was given after it. */
export function logRows(entries: LogEntry[], notes: Note[]): Row[] {
  const rows: [number, Row][] = [
    ...notes.map((note): [number, Row] => [note.ply - 0.5, { key: `n${note.number}`, note }]),
    ...entries.map((entry): [number, Row] => [entry.ply, { key: `p${entry.ply}`, entry }]),
  ];
  return rows.toSorted((a, b) => a[0] - b[0]).map(([, row]) => row);
}
