/** Keys that work anywhere on the table, unless somebody is typing. */
import { prefs } from "../../lib/prefs.svelte";
import { typing } from "../../lib/typing";
import { atDecision, toDecision } from "../deciding/focus";
import type { Session } from "../session/session.svelte";

/** The list of keys; opening it once more closes it. */
interface Help {
  open: () => void;
  close: () => void;
}

const click = (selector: string) => (): void => document.querySelector<HTMLElement>(selector)?.click();
const ply = (s: Session): number => s.replay?.ply ?? s.table?.ply ?? 0;

const KEYS: Record<string, (s: Session, help: Help, event: KeyboardEvent) => void> = {
  "?": (_, help) => help.open(),
  Escape: (s, help) => {
    help.close();
    s.calm();
  },
  u: (s) => void (s.table?.can_undo && s.undo()),
  r: (s) => void (s.table?.can_undo && s.reset()),
  e: (s) => {
    const end = s.offers.find((offer) => offer.role === "ending");
    if (!end) return;
    atDecision();
    s.choose(end);
  },
  a: (_s, _help, event) => {
    // What is focused must not hear the key that brought it there.
    event.preventDefault();
    toDecision();
  },
  m: () => document.querySelector<SVGElement>('.map [tabindex="0"]')?.focus(),
  c: click("[data-role=converting]"),
  k: () => prefs.toggleLetters(),
  "[": (s) => void s.show(Math.max(ply(s) - 1, 0)),
  "]": (s) => void s.show(ply(s) + 1),
  t: click("[data-action=numbers]"),
  b: click("[data-action=ledger]"),
  g: (s) => void (s.table && open(`/rules/${s.table.game}`, "_blank", "noopener")),
  n: click("[data-action=coach-next]"),
  l: () => {
    prefs.language = prefs.language === "de" ? "en" : "de";
    prefs.keep();
  },
  d: () => prefs.turnTheme(),
};

/** The answer of this number in the list, or where the list is not all, the kind of answer. */
function choose(number: number): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>(".verbs button, [data-testid='answers'] button");
  const list = [...buttons].filter((button) => button.closest("[data-testid='answers']:not([data-beside])"));
  const chosen = (list.length ? list : [...buttons])[number - 1];
  if (!chosen) return;
  atDecision();
  chosen.click();
}

export function hotkey(event: KeyboardEvent, s: Session, help: Help): void {
  if (typing(event)) return;
  const number = Number(event.key);
  if (number >= 1 && number <= 9) choose(number);
  else KEYS[event.key]?.(s, help, event);
}
