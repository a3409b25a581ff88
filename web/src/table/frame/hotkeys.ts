/** Keys that work anywhere on the table, unless somebody is typing. */
import { prefs } from "../../lib/prefs.svelte";
import { typing } from "../../lib/typing";
import { atDecision, toDecision } from "../deciding/focus";
import type { Session } from "../session/session.svelte";

export function hotkey(event: KeyboardEvent, s: Session, help: () => void, closeHelp: () => void): void {
  if (typing(event)) return;
  const keys: Record<string, () => void> = {
    "?": help,
    Escape: () => {
      closeHelp();
      s.calm();
    },
    u: () => void (s.table?.can_undo && s.undo()),
    r: () => void (s.table?.can_undo && s.reset()),
    e: () => {
      const end = s.offers.find((offer) => offer.role === "ending");
      if (!end) return;
      atDecision();
      s.choose(end);
    },
    a: () => {
      // What is focused must not hear the key that brought it there.
      event.preventDefault();
      toDecision();
    },
    m: () => document.querySelector<SVGElement>('.map [tabindex="0"]')?.focus(),
    c: () => document.querySelector<HTMLElement>("[data-role=converting]")?.click(),
    k: () => prefs.toggleLetters(),
    "[": () => void s.show(Math.max((s.replay?.ply ?? s.table?.ply ?? 0) - 1, 0)),
    "]": () => void s.show((s.replay?.ply ?? s.table?.ply ?? 0) + 1),
    t: () => document.querySelector<HTMLElement>("[data-action=numbers]")?.click(),
    b: () => document.querySelector<HTMLElement>("[data-action=ledger]")?.click(),
    g: () => void (s.table && open(`/rules/${s.table.game}`, "_blank", "noopener")),
    n: () => document.querySelector<HTMLElement>("[data-action=coach-next]")?.click(),
    l: () => {
      prefs.language = prefs.language === "de" ? "en" : "de";
      prefs.keep();
    },
    d: () => prefs.turnTheme(),
  };
  const number = Number(event.key);
  if (number >= 1 && number <= 9) {
    const buttons = document.querySelectorAll<HTMLButtonElement>('[data-testid="answers"] button, .verbs button');
    const list = [...buttons].filter((button) => button.closest('[data-testid="answers"]'));
    const chosen = (list.length ? list : [...buttons])[number - 1];
    if (!chosen) return;
    atDecision();
    chosen.click();
  } else {
    keys[event.key]?.();
  }
}
