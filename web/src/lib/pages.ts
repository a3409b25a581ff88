/** Pages of rulebooks, as the reader's language writes them: components name them in the data's own way, `AoI p.24`. */
import { prefs } from "./prefs.svelte";

export const pageOf = (rule: string, language: string = prefs.language): string => (language === "de" ? rule.replaceAll(/\bp\.\s*/g, "S.\u00a0") : rule);
