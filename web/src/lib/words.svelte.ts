/** A game's words and components, fetched once per language. */
import { components, texts } from "../api/client";
import type { Component } from "../api/types";
import { Texts } from "../texts/texts";
import { type Language, prefs } from "./prefs.svelte";

const sources = new Map<string, Promise<string>>();
const catalogues = new Map<string, Promise<Component[]>>();

function once<T>(store: Map<string, Promise<T>>, key: string, get: () => Promise<T>): Promise<T> {
  let found = store.get(key);
  if (!found) {
    found = get();
    found.catch(() => store.delete(key));
    store.set(key, found);
  }
  return found;
}

/** A game's words alone, for where no component is shown. */
export async function wordsOf(game: string, language: Language): Promise<Texts> {
  return new Texts(language, [await once(sources, `${game}/${language}`, () => texts(game, language))]);
}

export class Words {
  texts = $state.raw<Texts>(new Texts("en", []));
  catalogue = $state.raw<Map<string, Component>>(new Map());
  private own = $state.raw<Map<string, Component>>(new Map());
  private learned: Component[] | undefined;
  ready = $state(false);

  constructor(readonly game: string) {}

  /** Call inside an effect: follows the language. */
  async load(language: Language = prefs.language): Promise<void> {
    const [source, rows] = await Promise.all([
      once(sources, `${this.game}/${language}`, () => texts(this.game, language)),
      once(catalogues, this.game, () => components(this.game)),
    ]);
    this.texts = new Texts(language, [source]);
    if (!this.catalogue.size) this.catalogue = new Map(rows.map((row) => [`${row.kind}-${row.name}`, row]));
    this.ready = true;
  }

  /** Components of the game's own data, which only its table knows. */
  learn(rows: Component[] | undefined): void {
    if (rows === this.learned) return;
    this.learned = rows;
    this.own = new Map((rows ?? []).map((row) => [`${row.kind}-${row.name}`, row]));
  }

  component(id: string): Component | undefined {
    return this.own.get(id) ?? this.catalogue.get(id);
  }
}
