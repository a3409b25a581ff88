/** Why an automatic opponent did what it did: the turn that is looked at, and what its choices mark on the map. */
import * as api from "../../api/client";
import type { AutomaTurn } from "../../api/types";

export type Mark = "taken" | "left" | "dropped";

export class Explaining {
  turn = $state.raw<AutomaTurn | null>(null);
  /** The choice that is looked at, and how many of its lines have spoken. */
  at = $state.raw<{ line: number; choice: number; steps: number } | null>(null);

  chosen = $derived(this.at && this.turn ? this.turn.lines[this.at.line]?.choices[this.at.choice] : undefined);

  /** Hexes, and other things by their ids, by what became of them; the one that is taken shows only when all lines have spoken. */
  marks = $derived.by((): Map<string, Mark> => {
    const choice = this.chosen;
    if (!choice || !this.at) return new Map();
    const left = this.at.steps ? (choice.steps[this.at.steps - 1]?.left ?? choice.options) : choice.options;
    const over = this.at.steps >= choice.steps.length;
    return new Map(choice.options.map((hex) => [hex, over && hex === choice.taken ? "taken" : left.includes(hex) ? "left" : "dropped"]));
  });

  async ask(table: string, ply: number): Promise<void> {
    this.show(await api.automaTurn(table, ply));
  }

  show(turn: AutomaTurn): void {
    this.turn = turn;
    const line = turn.lines.findIndex((one) => one.choices.length);
    if (line >= 0) this.look(line, 0);
    else this.at = null;
  }

  look(line: number, choice: number, steps?: number): void {
    this.at = { line, choice, steps: steps ?? this.turn?.lines[line]?.choices[choice]?.steps.length ?? 0 };
  }

  close(): void {
    this.turn = null;
    this.at = null;
  }
}
