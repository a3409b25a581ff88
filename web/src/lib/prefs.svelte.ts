/** What this browser prefers: language, theme, name, pace. */
import { Texts } from "../texts/texts";
import de from "../texts/de.ftl?raw";
import en from "../texts/en.ftl?raw";
import { kept } from "./kept";

export type Language = "de" | "en";
export type Theme = "light" | "dark";

const STORE = "spielwerk.prefs";
const OWN: Record<Language, string> = { de, en };

interface Kept {
  language: Language;
  theme: Theme;
  name: string;
  letters: boolean;
  muted: string[];
  sounds: boolean;
}

const before = kept<Partial<Kept>>(STORE, {});

class Prefs {
  language = $state<Language>(before.language ?? (navigator.language.startsWith("de") ? "de" : "en"));
  theme = $state<Theme>(before.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
  name = $state(before.name ?? "");
  /** Terrains, owners and coordinates in letters on the map: for eyes that tell colours and shapes badly. */
  letters = $state(before.letters ?? false);
  /** Warnings that are not wanted any more, by their ids. */
  muted = $state.raw<string[]>(before.muted ?? []);

  /** A phone is in company more often than not. */
  sounds = $state(before.sounds ?? !matchMedia("(pointer: coarse)").matches);

  private learned = $state.raw<Record<Language, string>[]>([]);

  /** The client's own words. */
  ui = $derived(new Texts(this.language, [OWN, ...this.learned].map((words) => words[this.language])));

  /** Words of a part of the client that is loaded when somebody goes there. */
  learn(words: Record<Language, string>): void {
    this.learned = [...this.learned, words];
  }

  toggleLetters(): void {
    this.letters = !this.letters;
    this.keep();
  }

  turnTheme(): void {
    this.theme = this.theme === "dark" ? "light" : "dark";
    this.keep();
  }

  mute(warning: string, off = true): void {
    this.muted = off ? [...this.muted, warning] : this.muted.filter((id) => id !== warning);
    this.keep();
  }

  keep(): void {
    const { language, theme, name, letters, muted, sounds } = this;
    localStorage.setItem(STORE, JSON.stringify({ language, theme, name, letters, muted, sounds }));
    document.documentElement.lang = this.language;
    document.documentElement.dataset["theme"] = this.theme;
  }
}

export const prefs = new Prefs();

/** One of the client's own texts. */
export const t = (id: string, args: Record<string, string | number> = {}): string => prefs.ui.format(id, args);

/** The same, with a game's own word where it has one: `cities-terra-nova` comes before `cities`. */
export const tIn = (game: string, id: string): string => t(prefs.ui.has(`${id}-${game}`) ? `${id}-${game}` : id);
