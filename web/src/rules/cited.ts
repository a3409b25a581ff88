/** What a case cites ("TN p.2 (example), RULINGS 6") as the reader reads it; other sources stay as they are. */
import { t } from "../lib/prefs.svelte";

export const cited = (rule: string): string =>
  rule
    .replace(/^(AoI|TN) (?=p\.)/, "")
    .replace(/\bp\.(\d+)/g, (_, n: string) => t("rules-page", { n }))
    .replace(/\bRULINGS (\d+)/g, (_, n: string) => t("rules-ruling", { n }))
    .replace("(example)", `(${t("rules-example")})`);
