/** What the engine says of a sitting, and the table that is drawn from it. */
import type { AutomaTurn, LogEntry, Offer, Question, Seat, Table, View } from "../api/types";

export interface Wish {
  game: string;
  options: Record<string, string | number>;
  seed: number;
  lines: string[];
}

export type ToldEntry = LogEntry & { why: AutomaTurn | null };

export interface Scene {
  game: string;
  rules: string;
  engine: number;
  lines: string[];
  /** The first line that this engine does not take any more; empty where it takes all of them. */
  refused: string;
  version: number;
  ply: number;
  /** What each seat is called that plays by itself; empty for people. */
  automatic: string[];
  viewer: number;
  over: boolean;
  to_move: number;
  question: Question | null;
  offers: Offer[];
  view: View;
  scores: number[];
  winners: number[];
  tally: Record<string, number>[];
  log: ToldEntry[];
}

/** What is done at a table of people and a server, and nobody needs here. */
const BARE = {
  id: "",
  created: 0,
  commitment: "",
  // The decks are shuffled by hand, and the opponent's is drawn here: nobody knows them beforehand.
  seal: { origin: "drawn", chooser: "", rated: true, seed: "", nonce: "" },
  host: false,
  pace: 0,
  patience: 0,
  waiting_since: 0,
  closed: "",
  frozen: false,
  trouble: null,
  draft: [],
  barrier: "",
  standing: {},
  log_from: 0,
  notes: [],
  rematch: "",
  lesson: "",
  what_if: "",
  plan: "",
  takeback: null,
  retakes: 0,
} as const;

const LETTERS = "ABCDE";

function seatOf(bot: string, n: number, name: string): Seat {
  const shared = { seat: n, letter: LETTERS[n]!, claimed: true, connected: true, thinking: false, left: false, closing: false };
  return bot ? { ...shared, name: "", kind: "bot", bot, mine: false } : { ...shared, name, kind: "human", bot: "", mine: true };
}

/** The scene as a table at which this browser answers for all people. */
export function tableOf(scene: Scene, options: Wish["options"], names: string[]): Table {
  const { lines, refused: _, automatic, ...position } = scene;
  const seats = automatic.map((bot, n) => seatOf(bot, n, names[n] ?? ""));
  return {
    ...structuredClone(BARE),
    ...position,
    draft: [],
    notes: [],
    options,
    seats,
    mine: seats.filter((seat) => seat.mine).map((seat) => seat.seat),
    my_turn: !scene.over,
    can_undo: lines.length > 0,
  };
}
