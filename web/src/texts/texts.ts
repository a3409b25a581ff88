/** Message ids with arguments become sentences; the browser's side of core/texts.py. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Clause, Facts } from "../api/types";

/** Slots whose value is itself the id of a message. */
const IDS = new Set(["source", "component", "tile", "move"]);
const SEATS = new Set(["seat", "builder", "of"]);
/** Where the message has this attribute, it is shown instead of the value. */
const ATTRIBUTES: Record<string, string> = {
  source: "full",
  component: "full",
  tile: "full",
  question: "title",
  resource: "counted",
};

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

export function messageId(...parts: (string | number)[]): string {
  return parts.join("-").replaceAll(/[^A-Za-z0-9_-]/g, "-");
}

/** What follows a clause that ends with a colon belongs to it. */
const listed = (clauses: string[]): string => clauses.join("; ").replaceAll(":; ", ": ");

export class Texts {
  private readonly bundle: FluentBundle;

  constructor(
    language: string,
    sources: string[],
    private readonly seatNames: Record<string, string> = {},
    /** Whole texts that a game's own data brings along; they come before all others. */
    private readonly own: Record<string, string> = {},
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }

  /** The same words with other names at the table, and with those of the game's own data. */
  named(seatNames: Record<string, string>, own: Record<string, string> = {}): Texts {
    const other = Object.create(Texts.prototype) as Texts;
    Object.assign(other, this, { seatNames, own });
    return other;
  }

  /** What somebody at the table is called. */
  seat(letter: string): string {
    return this.seatNames[letter] ?? letter;
  }

  has(name: string): boolean {
    return this.pattern(name) !== null;
  }

  format(name: string, args: Facts = {}): string {
    return this.raw(name, this.arguments(args));
  }

  /** The text, or nothing where there is none. */
  maybe(name: string, args: Facts = {}): string {
    return this.has(name) ? this.format(name, args) : "";
  }

  /** A value as it is shown in that slot. */
  word(slot: string, value: string): string {
    return this.shown(slot, value, {});
  }

  /** What a component does: one line for each moment. */
  effects(clauses: Clause[]): string[] {
    const lines = new Map<string, string[]>();
    for (const clause of clauses) {
      const when = this.format(messageId("when", clause.when), clause.when_args);
      const same = lines.get(when) ?? [];
      same.push(this.format(clause.id, clause.args));
      lines.set(when, same);
    }
    return [...lines].map(([head, body]) => this.format("line", { head, body: listed(body) }));
  }

  private arguments(args: Facts): Facts {
    const shown: Facts = { ...args };
    const words = Object.entries(args).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    for (const [slot, value] of words) shown[`${slot}-key`] = value;
    // The text of a move uses the other arguments, so it comes last.
    words.sort(([a], [b]) => Number(a === "move") - Number(b === "move"));
    for (const [slot, value] of words) shown[slot] = this.shown(slot, value, shown);
    return shown;
  }

  private shown(slot: string, value: string, args: Facts): string {
    if (SEATS.has(slot)) return this.seat(value);
    const id = IDS.has(slot) ? value : messageId(slot.split("_")[0]!, value);
    const attribute = ATTRIBUTES[slot];
    if (attribute && this.has(`${id}.${attribute}`)) return this.raw(`${id}.${attribute}`, args);
    return IDS.has(slot) || this.has(id) ? this.raw(id, args) : value;
  }

  private pattern(name: string): Pattern | null {
    const own = this.own[name];
    if (own !== undefined) return own;
    const [id, attribute] = name.split(".") as [string, string | undefined];
    const message = this.bundle.getMessage(id);
    if (!message) return null;
    return (attribute ? message.attributes[attribute] : message.value) ?? null;
  }

  private raw(name: string, args: Facts): string {
    const pattern = this.pattern(name);
    if (pattern === null) return name;
    return this.bundle.formatPattern(pattern, args, []);
  }
}
