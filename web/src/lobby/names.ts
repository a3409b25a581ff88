import { t } from "../lib/prefs.svelte";

/** A game's name, which the client knows before it has the game's own texts. */
export function gameName(game: string): string {
  const name = t(`game-${game}`);
  return name === `game-${game}` ? game : name;
}

export function levelName(level: string): string {
  const name = t(`level-${level}`);
  return name === `level-${level}` ? level : name;
}
