/** What a kind of answer is called: in the game's own words, else in ours. */
import { prefs, tIn } from "../../lib/prefs.svelte";
import type { Texts } from "../../texts/texts";

/** Nothing where a verb has no name: its answers are then shown one by one. */
export function verbName(verb: string, game: string, texts: Texts): string {
  const id = `verb-${verb.replaceAll(" ", "-")}`;
  return texts.maybe(id) || (prefs.ui.has(id) ? tIn(game, id) : "");
}
