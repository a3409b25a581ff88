/** What happened at the table beside the game, in words. */
import type { Note } from "../../api/types";
import { t } from "../../lib/prefs.svelte";
import { levelName } from "../../lobby/names";

export function noteText(note: Note): string {
  const { name, old, seat, bot } = note.args;
  const who = name || (seat ? t("note-seat", { seat }) : t("note-somebody"));
  return t(note.id, { ...note.args, name: who, old: old || who, bot: bot ? levelName(String(bot)) : "" });
}
