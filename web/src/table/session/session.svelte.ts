/** One table as this browser plays it: the server's state, what is pointed at, and the calls that change it. */
import * as api from "../../api/client";
import { accept, authorization } from "../../api/keys";
import { listen, type Live } from "../../api/live";
import { keeping, lengthened, stepped } from "../../api/steps";
import type { LogEntry, Message, Offer, Preview, Refusal, Remark, Replay, Table, View } from "../../api/types";
import { noteResult } from "../../after/results";
import { keepTable, keptTable } from "../../offline/kept";
import { unlessAborted } from "../../lib/abort";
import { passed } from "../../lib/notice.svelte";
import { prefs } from "../../lib/prefs.svelte";
import { seatName } from "../../lib/seats";
import { Words } from "../../lib/words.svelte";
import { deedsOf, type Doing, joinedIn, retold } from "../log/deeds";
import type { Drawing, Pointed, WhyNot } from "./drawing";
import { Explaining } from "./explaining.svelte";
import { recentHexes } from "./recent";
import { byTarget, keyOf } from "./targets";
import { funded } from "./funded";
import { Unread } from "./unread.svelte";
import "../words";

const PREVIEW_DELAY = 90;
/** Rows of the log that are asked for at once. */
const PAGE = 100;

export class Session {
  table = $state.raw<Table | null>(null);
  rows = $state.raw<LogEntry[]>([]);
  replay = $state.raw<Replay | null>(null);
  words = $state.raw<Words | null>(null);
  error = $state.raw<Message | null>(null);
  gone = $state(false);
  /** Whether it is played at a real board and only told here: then nobody's goods are known. */
  readonly told: boolean = false;
  online = $state(true);
  /** Nothing was reached since this page was opened: when the table stood as it is shown. */
  stood = $state<number | null>(null);
  busy = $state(false);
  /** The thing whose answers the decision bar shows. */
  selected = $state<string | null>(null);
  /** The verb to which the glow on the table is narrowed. */
  verb = $state<string | null>(null);
  /** The answer whose consequence is shown. */
  considered = $state.raw<Offer | null>(null);
  preview = $state.raw<Preview | null>(null);
  /** An answer that wants a second word: passing, something revealed, a tap on a phone. */
  pending = $state.raw<Offer | null>(null);
  tip = $state.raw<Pointed | null>(null);
  whyNot = $state.raw<WhyNot | null>(null);
  /** The thing that a finger has asked about last. */
  explained = "";
  drawing = $state.raw<Drawing>({});
  readonly explaining = new Explaining();
  readonly unread: Unread;
  /** The pane that a narrow screen shows. */
  tab = $state("board");
  /** What is asked or told here calls spaces by their names, so the map shows them. */
  named = $state(false);
  /** The coach of a guided game is speaking: nothing is asked meanwhile. */
  reading = $state(false);
  /** What the coach objects to an answer; it is not played then. */
  objection: (notation: string) => Message | null = () => null;
  /** What people at the table say. */
  onremarks: (remarks: Remark[]) => void = () => undefined;
  /** Whose eyes, where this browser holds several seats; null: the server chooses. */
  as = $state<number | null>(null);

  // As a text it is the same as long as nobody is called otherwise, and so are all words that are made with it.
  private spelt = $derived(JSON.stringify(Object.fromEntries((this.table?.seats ?? []).map((seat) => [seat.letter, seatName(seat)]))));
  private own = $derived(this.table?.view.own?.texts[prefs.language]);
  /** Display names by seat letter. */
  names = $derived(JSON.parse(this.spelt) as Record<string, string>);
  texts = $derived((this.words?.texts ?? prefs.ui).named(this.names, this.own));
  log = $derived(this.replay ? this.rows.filter((entry) => entry.ply < this.replay!.ply) : this.rows);
  private toldBefore: Doing[] = [];
  /** The log as deeds. */
  deeds = $derived((this.toldBefore = retold(this.toldBefore, deedsOf(this.log, joinedIn(this.texts)))));
  view = $derived<View | null>(this.replay?.view ?? this.table?.view ?? null);
  live = $derived(this.replay === null);
  offers = $derived(this.live && this.table?.my_turn && !this.reading ? this.table.offers : []);
  shownOffers = $derived(this.verb ? this.offers.filter((offer) => offer.verb === this.verb) : this.offers);
  byTarget = $derived(byTarget(this.shownOffers, this.drawing.targets));
  me = $derived(this.table ? (this.table.my_turn ? this.table.to_move : this.table.viewer) : -1);
  letter = $derived(this.table?.seats[this.me]?.letter ?? "");
  /** What others did on the map since this browser last answered: hex and seat. */
  recent = $derived(this.live ? recentHexes(this.log, this.table?.mine ?? []) : new Map<string, number>());

  /** Ends the questions about the position at hand, together with it. */
  private position = new AbortController();
  private refusals: Promise<Refusal[]> | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private stop: () => void = () => undefined;
  /** The keys with which the stream was opened. */
  private eyes: string | null = null;
  private loading = false;
  private again = false;
  private paging = false;
  private asked = 0;
  /** What came while an answer was under way: its steps are shown together, and the answer brings most of this along. */
  private heard: Live[] = [];

  constructor(readonly id: string) {
    this.unread = new Unread(id);
  }

  start(secret: string): Promise<void> {
    if (secret) accept(secret);
    return this.load();
  }

  /** What is heard and what is fetched are for the same eyes: who has taken a seat hears of it from then on. */
  private attend(): void {
    const eyes = JSON.stringify(authorization(this.id));
    if (this.eyes === eyes) return;
    this.eyes = eyes;
    this.stop();
    this.stop = listen(
      this.id,
      (live) => passed(live) || this.hear(live),
      (up) => (this.online = up),
    );
  }

  /** There is no such table for these eyes: nothing more is to be heard of it. */
  private leave(): void {
    this.gone = true;
    this.stop();
    this.eyes = null;
  }

  end(): void {
    this.stop();
    clearTimeout(this.timer);
    this.position.abort();
  }

  /** An event brings along what it changed; the table is fetched where it does not fit to what is shown. */
  private hear(live: Live): void {
    if (this.busy && live.version !== undefined) return void this.heard.push(live);
    const table = this.table;
    if (live.event === "deleted") this.gone = true;
    else if (live.remarks) this.onremarks(live.remarks);
    else if (!table || this.stood) void this.load();
    else if (live.place) this.take({ ...table, ...live.place, viewer: table.viewer, log: [], log_from: table.ply });
    else if (live.event === "thinking") this.table = { ...table, seats: table.seats.map((seat) => ({ ...seat, thinking: seat.seat === live.seat })) };
    else if (live.version === undefined || live.version > table.version || live.event === "hello") this.stepOn(table, live);
  }

  private stepOn(table: Table, live: Live): void {
    if (live.event === "hello" && live.version === table.version) return;
    const next = this.as === null ? stepped(table, live) : null;
    const log = live.log ?? [];
    if (next) this.take({ ...next, log, log_from: log[0]?.ply ?? next.ply });
    else void this.load();
  }

  /** From where on the log is wanted: other eyes may read other words, so only a browser with one seat goes on. */
  private get from(): number {
    return this.table && this.table.mine.length < 2 && this.as === null && this.rows.length ? this.table.ply : 0;
  }

  /** Fetches the table; calls that meet become one more fetch afterwards. */
  async load(): Promise<void> {
    if (this.loading) {
      this.again = true;
      return;
    }
    this.loading = true;
    this.attend();
    try {
      this.take(await api.table(this.id, this.as, this.from));
      this.error = this.stood = null;
    } catch (failure) {
      this.fail(failure);
      if (!this.table) await this.recall();
    } finally {
      this.loading = false;
      if (this.again) {
        this.again = false;
        void this.load();
      }
    }
  }

  /** Without a server: the table as this browser saw it last. */
  private async recall(): Promise<void> {
    const kept = await keptTable(this.id);
    if (!kept || this.table) return;
    this.stood = kept.at;
    this.take(kept.value);
  }

  look(seat: number | null): void {
    this.as = seat;
    this.rows = [];
    void this.load();
  }

  private take(came: Table): void {
    const old = this.table;
    const table = keeping(old, came);
    if (old && table.version < old.version && table.viewer === old.viewer) return;
    if (old && old.retakes !== table.retakes && table.log_from > 0) {
      // The log tells what was taken back, and this does not tell all of what is left: it is read anew.
      this.rows = [];
      this.table = { ...old, retakes: table.retakes };
      return void this.load();
    }
    this.rows = lengthened(old?.viewer === table.viewer ? this.rows : [], table.log, table.log_from);
    this.table = table;
    this.unread.take(table);
    if (!this.words || this.words.game !== table.game) this.words = new Words(table.game);
    this.words.learn(table.view.own?.components);
    if (old?.version !== table.version || old?.to_move !== table.to_move) this.moveOn();
    if (!this.stood) noteResult(table);
    if (table.mine.length && !this.stood) keepTable(table, this.rows);
  }

  /** The position is over, or about to be: what was asked about it is not waited for, and nothing is pointed at. */
  private moveOn(): void {
    this.position.abort();
    this.position = new AbortController();
    this.refusals = null;
    this.calm();
  }

  /** Rows of the log before the first that is here. */
  async older(from = Infinity): Promise<void> {
    const [first, viewer] = [this.rows[0]?.ply ?? 0, this.table?.viewer ?? -1];
    if (!first || this.paging) return;
    this.paging = true;
    try {
      const rows = await api.log(this.id, viewer, Math.max(0, Math.min(first, from) - PAGE), first);
      if (this.rows[0]?.ply === first && this.table?.viewer === viewer) this.rows = [...rows, ...this.rows];
    } catch (failure) {
      this.fail(failure);
    } finally {
      this.paging = false;
    }
  }

  private fail(failure: unknown): void {
    if (!(failure instanceof api.Failed)) throw failure;
    if (failure.table) this.take(failure.table);
    if (failure.error.id === "error-no-table") this.leave();
    this.error = failure.error;
  }

  /** Nothing is pointed at any more. */
  calm(): void {
    this.selected = null;
    this.verb = null;
    this.pending = null;
    this.whyNot = null;
    this.tip = null;
    this.explained = "";
    this.consider(null);
  }

  // Answering

  /** Change the table; nothing is asked about it before the server has answered. */
  private async act(change: () => Promise<void>): Promise<void> {
    if (this.busy || !this.table) return;
    this.busy = true;
    this.moveOn();
    try {
      await change();
    } catch (failure) {
      this.fail(failure);
    } finally {
      this.busy = false;
      this.consider(this.considered);
      for (const live of this.heard.splice(0)) this.hear(live);
    }
  }

  /** What is worth a second word: what is lost, unless nobody wants to be warned of it any more. */
  warnings(offer: Offer): Message[] {
    return offer.warnings.filter(({ id }) => !prefs.muted.includes(id));
  }

  private async step(call: (id: string, version: number, logFrom: number) => Promise<Table>): Promise<void> {
    this.error = null;
    this.take(await call(this.id, this.table!.version, this.from));
  }

  play(...notations: string[]): Promise<void> {
    return this.act(async () => {
      // What belongs to one choice is shown when all of it is done.
      let [table, from] = [this.table!, this.from];
      for (const notation of notations) {
        this.error = this.objection(notation);
        if (this.error) break;
        table = await api.answer(this.id, table.version, notation, from);
      }
      if (table !== this.table) this.take(table);
    });
  }

  /** What was planned becomes the draft of this turn. */
  carryOut(board: string): Promise<void> {
    return this.act(() => this.step((id, version, from) => api.carryOut(id, board, version, from)));
  }

  undo(): Promise<void> {
    return this.act(() => this.step(api.undo));
  }

  reset(): Promise<void> {
    return this.act(() => this.step(api.reset));
  }

  /** Plays what is harmless; asks once more for what is not. `careful`: always ask (a finger, not a mouse). */
  choose(offer: Offer, careful = false): void {
    const sure = this.pending !== null && keyOf(this.pending) === keyOf(offer);
    // Where every answer reveals something the lock on each says so; asking again would only be in the way.
    const barrier = offer.reveals && offer.role !== "ending" && !this.offers.every((other) => other.reveals);
    if (!sure && (careful || this.warnings(offer).length > 0 || barrier || offer.role === "passing")) {
      this.pending = offer;
      this.consider(offer);
    } else {
      void this.play(offer.notation, ...offer.then);
    }
  }

  /** A click on something on the table. */
  touch(target: string, careful = false): void {
    if (!this.live || this.reading || this.busy) return;
    const answers = this.byTarget.get(target) ?? [];
    this.whyNot = null;
    if (answers.length === 1) this.choose(answers[0]!, careful);
    else if (answers.length > 1) this.selected = this.selected === target ? null : target;
    else if (this.table?.my_turn) void this.ask(target);
  }

  // Looking ahead

  /** Ask about the position at hand: null if it is over before the server has answered. */
  about<T>(question: (signal: AbortSignal) => Promise<T>): Promise<T | null> {
    return unlessAborted(this.position.signal, question);
  }

  consider(offer: Offer | null): void {
    clearTimeout(this.timer);
    this.considered = offer;
    this.preview = null;
    // While an answer is on its way the server may be further than the table shows.
    if (!offer || this.busy) return;
    this.timer = setTimeout(() => {
      this.about((signal) => api.preview(this.id, offer.notation, offer.then, signal)).then(
        (preview) => {
          if (preview && this.considered && keyOf(this.considered) === keyOf(offer)) this.preview = preview;
        },
        () => undefined,
      );
    }, PREVIEW_DELAY);
  }

  /** Why nothing can be done with the thing. */
  async ask(target: string): Promise<void> {
    try {
      const refusals = await this.about(async (signal) => {
        const all = await (this.refusals ??= api.refusals(this.id, signal));
        return funded(this.id, byTarget(all, this.drawing.targets).get(target) ?? [], signal);
      });
      if (refusals) this.whyNot = { target, refusals };
    } catch (failure) {
      this.refusals = null;
      this.fail(failure);
    }
  }

  /** Why an automatic opponent played that ply as it did, on the table as it was then. */
  async explain(ply: number): Promise<void> {
    try {
      this.tab = "board";
      await this.explaining.ask(this.id, ply);
    } catch (failure) {
      this.fail(failure);
    }
  }

  // Replay

  /** The position after so many answers, with the log up to it; null: the present one. */
  async show(ply: number | null): Promise<void> {
    this.calm();
    const asked = ++this.asked;
    if (ply === null || (ply >= (this.table?.ply ?? 0) && !this.table?.over)) return void (this.replay = null);
    try {
      const [found] = await Promise.all([api.replay(this.id, ply), (this.rows[0]?.ply ?? 0) > ply && this.older(ply)]);
      if (asked === this.asked) this.replay = found;
    } catch (failure) {
      this.fail(failure);
    }
  }
}
export { seatName };
