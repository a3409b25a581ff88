/** What people at a table are called. */
import type { Seat } from "../api/types";
import { t } from "./prefs.svelte";

/** Who sits where the rules alone decide; the words are the engine's. */
const AUTOMATIC = new Set(["automa", "shadow-empire"]);

/** Who gave no name is called by the letter of the seat; sentences of the games speak of everybody in the third person. */
export function seatName(seat: Pick<Seat, "name" | "letter" | "kind"> & { bot?: string }): string {
  if (seat.bot && AUTOMATIC.has(seat.bot) && !seat.name) return t(`seat-${seat.bot}`);
  return seat.name || t(seat.kind === "bot" ? "bot-unnamed" : "player-unnamed", { letter: seat.letter });
}

/** The sentence over a result: to the winner in the second person, of anybody else by name. */
export function victory(winners: Pick<Seat, "name" | "letter" | "kind" | "mine">[], mine: number): string {
  const me = mine === 1 && winners.some((seat) => seat.mine);
  const others = winners.filter((seat) => !(me && seat.mine)).map(seatName).join(" & ");
  if (me) return others ? t("end-shared-you", { names: others }) : t("end-you");
  return t(winners.length > 1 ? "end-shared" : "end-winner", { names: others });
}

/** The name of a seat by its number; nothing where nobody sits there. */
export function nameAt(seats: Seat[] | undefined, n: number): string {
  const seat = seats?.[n];
  return seat ? seatName(seat) : "";
}
