/**
 * The names the client uses for what travels. `schema.ts` is made from the server's description
 * (`.venv/bin/python -m tests.browser.schema`); by hand is only what the description leaves open.
 */
import type { components } from "./schema";

type Wire = components["schemas"];

export type Message = Wire["Message"];
export type Facts = Message["args"];
/** A message and the rule behind it: a help text or a component. */
export type Ruled = Wire["Ruled"];

export type OptionInfo = Wire["OptionInfo"];
export type GameInfo = Wire["GameInfo"];
export type CheckedData = Wire["CheckedData"];
export type Reach = Wire["Reach"];
export type Notice = Wire["Notice"];
export type Overview = Wire["Overview"];
export type TableLoad = Wire["TableLoad"];
export type Backup = Wire["Backup"];
export type Clause = Wire["Clause"];
export type Component = Wire["Component"];

export type SeatWish = Wire["SeatWish"];
export type SeatKind = SeatWish["kind"];
export type TableWish = Wire["TableWish"];
export type SeatKey = Wire["SeatKey"];
export type TableKeys = Wire["TableKeys"];

export type Seat = Wire["Seat"];
export type Note = Wire["Note"];
export type Proof = Wire["Proof"];
export type Question = Wire["Question"];
export type Offer = Wire["Offer"];
export type Refusal = Wire["Refusal"];
export type LogEntry = Wire["LogEntry"];
export type Standing = Wire["Standing"];
export type TableLine = Wire["TableLine"];
export type Change = Wire["Change"];
export type Preview = Wire["Preview"];
export type Hint = Wire["Hint"];
export type Why = Wire["Why"];
export type Story = Wire["Story"];
export type Mark = Wire["Mark"];
export type Booking = Wire["Booking"];
export type Ledger = Wire["Ledger"];
export type Analysis = Wire["Analysis"];
export type JudgedTurn = Wire["Judged"];
export type Imported = Wire["Imported"];
/** A turn of an automatic opponent, with the choices it made. */
export type AutomaTurn = Wire["Turn"];
export type News = Wire["News"];
export type Plan = Wire["Plan"];
export type Remark = Wire["Remark"];
export type Takeback = Wire["Takeback"];

export type ExerciseLine = Wire["ExerciseLine"];
export type Exercise = Omit<Wire["Exercise"], "table"> & { table: Table };
export type ChapterInfo = Wire["ChapterInfo"];
export type Lesson = Wire["Lesson"];
export type LessonStep = Wire["LessonStep"];

/** Texts and components of data that only this table plays with. */
export interface OwnData {
  components: Component[];
  texts: Record<string, Record<string, string>>;
}

/**
 * Each game has a view of its own, and the server passes it on unread: the description says `object`. What a picture needs
 * of it stands in the `view.ts` of its game; this is what every table may ask for.
 */
export interface View {
  game: string;
  own?: OwnData;
  [key: string]: unknown;
}

export type Table = Omit<Wire["Table"], "view"> & { view: View };
export type RuleCase = Wire["RuleCase"];
export type RuleParagraph = Wire["RuleParagraph"];
export type RuleChapter = Wire["RuleChapter"];
export type CaseStep = Omit<Wire["CaseStep"], "table"> & { table: Table };
export type CaseShown = Omit<Wire["CaseShown"], "steps"> & { steps: CaseStep[] };
export type Replay = Omit<Wire["Replay"], "view"> & { view: View };
