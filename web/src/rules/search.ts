/** Searching the rules: every word must occur; what was found is marked. */
import type { RuleParagraph } from "../api/types";

export interface Piece {
  text: string;
  found: boolean;
}

export interface Block {
  /** Several items are a list. */
  items: string[];
  list: boolean;
}

const ITEM = "- ";

export const wordsOf = (wanted: string): string[] => wanted.toLocaleLowerCase().split(/\s+/).filter(Boolean);

const has = (text: string, wanted: string[]): boolean => wanted.every((word) => text.toLocaleLowerCase().includes(word));

/** The paragraph if its words have it; otherwise with those of its components that have it; or nothing. */
export function found(row: RuleParagraph, wanted: string[], said: (id: string) => string): RuleParagraph | null {
  if (has(`${row.title} ${row.text}`, wanted)) return row;
  const shows = row.shows.filter((id) => has(said(id), wanted));
  return shows.length ? { ...row, shows } : null;
}

/** The text in pieces, those that were looked for marked. */
export function pieces(text: string, wanted: string[]): Piece[] {
  if (!wanted.length) return [{ text, found: false }];
  const escaped = wanted.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`(${escaped.join("|")})`, "giu"));
  return parts.map((part, n) => ({ text: part, found: n % 2 === 1 })).filter((piece) => piece.text);
}

/** Lines are paragraphs; those that begin with `- ` are a list. */
export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split("\n").filter(Boolean)) {
    const list = line.startsWith(ITEM);
    const last = found.at(-1);
    if (list && last?.list) last.items.push(line.slice(ITEM.length));
    else found.push({ items: [list ? line.slice(ITEM.length) : line], list });
  }
  return found;
}
