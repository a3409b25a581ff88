import { t } from "../lib/prefs.svelte";

/** A game's name, which the client knows before it has the game's own texts. */
export function gameName(game: string): string {
  const name = t(`game-${game}`);
  return name === `game-${game}` ? game : name;
}

export function levelName(level: string): string {
  return isLevel(level) ? t(`level-${level}`) : level;
}

/** Bots that somebody installed have no text, but a name of their own. */
export function isLevel(bot: string): boolean {
  return t(`level-${bot}`) !== `level-${bot}`;
}

/** Who plays for a seat: a level, or an installed bot by its name. */
export function botLabel(bot: string): string {
  return bot ? `${t("bot")}, ${levelName(bot)}` : t("bot");
}
