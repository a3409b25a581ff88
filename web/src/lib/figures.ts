/** Numbers as people write them in their language: "25,0" in German, "25.0" in English. */
import type { Clause } from "../api/types";
import type { Texts } from "../texts/texts";
import { prefs } from "./prefs.svelte";

export const figure = (value: number, digits = 1): string => new Intl.NumberFormat(prefs.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** What a bot gives as a reason: its amount comes as "+3.6". */
export function reasonOf(texts: Texts, reason: Pick<Clause, "id" | "args">): string {
  const signed = new Intl.NumberFormat(prefs.language, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "always" });
  return texts.format(reason.id, { ...reason.args, n: signed.format(Number(reason.args["n"])) });
}
