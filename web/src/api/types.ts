/** What travels between server and client: the counterpart of server/wire.py. */
export type Fact = string | number;
export type Facts = Record<string, Fact>;

export interface Message {
  id: string;
  args: Facts;
}

/** A message and the rule behind it: a help text or a component. */
export interface Ruled extends Message {
  rule: string;
}

export interface OptionInfo {
  name: string;
  kind: "number" | "choice" | "names" | "data";
  default: number | string | string[];
  choices: string[];
  least: number;
  most: number;
  setup: boolean;
  /** For each choice the component it names, or nothing. */
  components: string[];
}

export interface GameInfo {
  name: string;
  engine: number;
  rules: string[];
  options: OptionInfo[];
  least_players: number;
  most_players: number;
  bots: string[];
  standing: string[];
  notes: { kind: string; name: string; status: string }[];
}

export interface Clause extends Message {
  when: string;
  when_args?: Facts;
}

export interface Component {
  kind: string;
  name: string;
  rule: string;
  status: string;
  effects: Clause[];
  /** What a picture of it is drawn from; the shape belongs to game and kind. */
  picture: Record<string, unknown>;
}

export type SeatKind = "me" | "friend" | "bot" | "open";

export interface SeatWish {
  kind: SeatKind;
  name?: string;
  bot?: string;
}

export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, number | string | string[]>;
  shuffle?: boolean;
  pace?: number;
  seed?: number;
}

export interface SeatKey {
  seat: number;
  secret: string | null;
  invitation: string | null;
  link: string | null;
}

export interface TableKeys {
  id: string;
  host_secret: string;
  seats: SeatKey[];
}

export interface Seat {
  seat: number;
  letter: string;
  name: string;
  kind: "human" | "bot" | "open";
  bot: string;
  claimed: boolean;
  connected: boolean;
  thinking: boolean;
  mine: boolean;
}

export interface Question extends Message {
  name: string;
}

export interface Offer extends Message {
  move: number;
  notation: string;
  verb: string;
  events: Message[];
  warnings: Message[];
  reveals: boolean;
  /** Free at any time of a turn: would bury the other answers. */
  exchange: boolean;
}

export interface Refusal extends Message {
  move: number;
  notation: string;
  verb: string;
  reasons: Ruled[];
}

export interface LogEntry extends Ruled {
  ply: number;
  seat: number;
  notation: string;
  verb: string;
  by: "player" | "standing" | "bot" | "substitute";
  at: number;
  events: Ruled[];
}

export interface Standing {
  question: string;
  answer: string;
  up_to?: number | null;
  otherwise?: string;
}

export interface DraftStep extends Message {
  notation: string;
  events: Message[];
}

/** Texts and components of data that only this table plays with. */
export interface OwnData {
  components: Component[];
  texts: Record<string, Record<string, string>>;
}

export interface View {
  game: string;
  own?: OwnData;
  [key: string]: unknown;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, unknown>;
  rules: string;
  created: number;
  version: number;
  ply: number;
  seats: Seat[];
  host: boolean;
  mine: number[];
  viewer: number;
  pace: number;
  over: boolean;
  trouble: Message | null;
  to_move: number;
  my_turn: boolean;
  question: Question | null;
  offers: Offer[];
  draft: DraftStep[];
  can_undo: boolean;
  barrier: "" | "turn" | "revealed" | "nothing";
  view: View;
  scores: number[];
  winners: number[];
  tally: Record<string, number>[];
  standing: Record<string, Standing[]>;
  log: LogEntry[];
  log_from: number;
  rematch: string;
}

export interface TableLine {
  id: string;
  game: string;
  players: number;
  ply: number;
  over: boolean;
  to_move: number;
  my_turn: boolean;
  mine: number[];
  host: boolean;
  seats: Seat[];
  created: number;
  updated: number;
  scores: number[];
  home: number[];
}

export interface Change {
  seat: number;
  path: (string | number)[];
  before: unknown;
  after: unknown;
}

export interface Preview {
  notation: string;
  events: Message[];
  warnings: Message[];
  changes: Change[];
  scores: number[];
  asked: (Message & { seat: number })[];
  reveals: boolean;
}

export interface Hint {
  line: string[];
  steps: Message[];
  points: number;
  reasons: Message[];
}

export interface Why {
  notation: string;
  legal: boolean;
  reasons: Ruled[];
  fund: string[] | null;
}

export interface Replay {
  ply: number;
  view: View;
  scores: number[];
  tally: Record<string, number>[];
  to_move: number;
}

export interface Chapter {
  round: number;
  ply: number;
  scores: number[];
  tally: Record<string, number>[];
  final: boolean;
}

export interface Story {
  scores: number[][];
  chapters: Chapter[];
}
